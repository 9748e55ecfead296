"""What every game must do, by being registered: play, copy, save, write, replay."""

from __future__ import annotations

import resource

from sandlot.core.game import Game, Way
from sandlot.core.match import Table
from sandlot.core.playout import any_event, playout
from sandlot.core.record import Record
from sandlot.core.rng import Rng
from sandlot.core.state import CHANCE, OVER, State, Tape
from tests.contract.games import every_game, every_way, load, play_on, walk

MANY, SOME, FEW = 20, 4, 2
ENGINE_SLOTS = {"game", "menu", "offered", "rules", "steps", "tape", "to_act", "written"}


@every_way
def test_random_games_end_and_have_a_winner(cls: type[Game], way: Way) -> None:
    for seed in range(MANY):
        _, state = load(cls, way)
        playout(state, Rng(seed))
        assert state.to_act == OVER
        assert state.legal_actions() == []
        returns = state.returns()
        assert len(returns) == len(state.points()) == len(state.sides()) == way.seats
        assert {seat for seat in range(way.seats) if returns[seat] > 0} == set(state.winners())
        assert abs(sum({state.sides()[seat]: returns[seat] for seat in range(way.seats)}.values()) - 1) < 1e-9


@every_way
def test_cards_and_pieces_are_conserved(cls: type[Game], way: Way) -> None:
    for seed in range(SOME):
        game, state = load(cls, way)
        before = game.inventory(state)
        for now in walk(game, state, seed, every=2):
            assert game.inventory(now) == before


@every_way
def test_a_copy_is_equal_and_lives_its_own_life(cls: type[Game], way: Way) -> None:
    game, state = load(cls, way)
    for now in walk(game, state, 1, every=7):
        key = now.key()
        twin = now.copy()
        assert twin.key() == key
        assert twin.legal_actions() == now.legal_actions()
        play_on(twin, Rng(2))
        assert now.key() == key


@every_game
def test_fields_name_all_that_a_state_holds(cls: type[Game]) -> None:
    kind = type(cls(None, {}).start())
    slots = {
        name
        for base in kind.__mro__
        for name, value in vars(base).items()
        if type(value).__name__ in ("getset_descriptor", "member_descriptor") and not name.startswith("__")
    }
    assert slots == ENGINE_SLOTS | set(kind.FIELDS) | set(kind.SHARED)
    assert not hasattr(kind(), "__dict__"), "a state that takes any attribute cannot be trusted to copy"


@every_way
def test_a_state_can_be_saved_as_numbers_and_loaded(cls: type[Game], way: Way) -> None:
    game, state = load(cls, way)
    for now in walk(game, state, 3):
        loaded = game.load_numbers(game.save_numbers(now))
        assert loaded.key() == now.key()
        assert (loaded.to_act, loaded.legal_actions()) == (now.to_act, now.legal_actions())


@every_way
def test_a_position_can_be_written_and_read(cls: type[Game], way: Way) -> None:
    for seed in range(FEW):
        game, state = load(cls, way)
        for now in walk(game, state, seed):
            text = game.write(now)
            read = game.read(text)
            assert read.key() == now.key(), text
            assert game.write(read) == text


@every_way
def test_a_key_is_equal_only_for_equal_states(cls: type[Game], way: Way) -> None:
    game, state = load(cls, way)
    keys = [now.key() for now in walk(game, state, 4)]
    assert len(set(keys)) == len(keys)


@every_way
def test_every_legal_action_has_a_name_that_is_understood(cls: type[Game], way: Way) -> None:
    for seed in range(FEW):
        game, state = load(cls, way)
        for now in walk(game, state, seed):
            actions = now.legal_actions()
            names = [game.name_action(now, action) for action in actions]
            assert len(set(names)) == len(names)
            assert [game.parse(now, f"  {name.upper()} ") for name in names] == actions
            if now.to_act >= 0:
                assert all(0 <= action < game.action_space for action in actions)


@every_way
def test_chance_gives_every_outcome_its_tickets(cls: type[Game], way: Way) -> None:
    game, state = load(cls, way)
    met = 0
    for now in walk(game, state, 5, every=3):
        if now.to_act != CHANCE:
            continue
        met += 1
        weights = now.weights()
        assert all(weight > 0 for _, weight in weights)
        assert [action for action, _ in weights] == now.legal_actions()
        assert now.tickets() == sum(weight for _, weight in weights)
        drawn = [now.outcome(ticket) for ticket in range(now.tickets())]
        assert drawn == [action for action, weight in weights for _ in range(weight)]
        assert abs(sum(chance for _, chance in now.chance()) - 1) < 1e-9
        assert all(now.copy().allows(action) for action in range(-2, 60)) is False
        assert [a for a in range(-2, 60) if now.copy().allows(a)] == [a for a in now.legal_actions() if a < 60]
    assert met > 0


def _random_table(cls: type[Game], way: Way, seed: int) -> Table:
    rng = Rng(seed)
    game = cls(None, way.options)

    class RandomDice:
        def draw(self, state: State) -> int:
            return any_event(state, rng)

    table = Table(game, [None] * way.seats, [f"p{seat}" for seat in range(way.seats)], RandomDice())
    while not table.over:
        table.play(any_event(table.state, rng))
    return table


@every_way
def test_a_record_replays_byte_for_byte(cls: type[Game], way: Way) -> None:
    for seed in range(FEW):
        table = _random_table(cls, way, seed)
        text = table.record.text()
        again = Record.from_text(text)
        assert again.text() == text
        assert again.replay().key() == table.state.key()
        for at in (0, 1, len(again.moves) // 2):
            assert table.game.write(again.replay(at)) == table.game.write(table.record.replay(at))


@every_way
def test_listening_changes_nothing_and_events_cite_clauses(cls: type[Game], way: Way) -> None:
    game, deaf = load(cls, way)
    _, heard = load(cls, way)
    heard.tape = Tape()
    keys = [now.key() for now in walk(game, deaf, 6)]
    assert [now.key() for now in walk(game, heard, 6)] == keys
    assert heard.copy().tape is None, "a copy must not be heard"
    events = game.hear(heard.tape.notes)
    assert events
    for event in events:
        assert event.clauses
        assert all(clause in game.clauses() for clause in event.clauses), event
        assert "{" not in event.text


@every_game
def test_memory_stays_flat(cls: type[Game]) -> None:
    """A compiled state that is made, saved, loaded, written, read and seen leaves nothing behind."""
    way = cls.ways[0]
    game, state = load(cls, way)
    for _ in zip(range(25), walk(game, state, 14), strict=False):
        pass

    def work(times: int) -> int:
        for seed in range(times):
            game.load_numbers(game.save_numbers(state))
            game.read(game.write(state))
            game.view(game.resample(state, 0, Rng(seed)), None)
            state.copy().legal_actions()
            game.start(way.seats)
        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss

    before = work(300)
    assert work(2000) - before < 1500, "KiB"


@every_game
def test_steps_events_and_options_cite_known_clauses(cls: type[Game]) -> None:
    clauses = cls.clauses()
    cited = [clause for step in cls.steps for clause in step.clauses]
    cited += [clause for kind in cls.event_kinds.values() for clause in kind.clauses]
    cited += [clause for option in cls.options_offered for clause in option.clauses]
    cited += cls.seats_clauses
    assert cited
    assert [clause for clause in cited if clause not in clauses] == []
    assert len({step.name for step in cls.steps}) == len(cls.steps)
