"""A match: dice, players, undo, forks, and what happens when one of them goes wrong."""

from __future__ import annotations

import pickle
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import sandlot
from sandlot import CHANCE, OVER, GivenDice, Match, Record, Rng, SeededDice, State
from sandlot.core.game import Game
from sandlot.core.match import Table
from sandlot.core.player import Player
from sandlot.errors import BadNotation, BadPlayer, BadPosition, BadSeats, CannotUndo, IllegalAction, SandlotError
from sandlot.games.gridlock.game import GridLockGame
from tests.core.samples import BEGINNING, PACK, POSITION, beginning, write

GAME = sandlot.load("gridlock", rounds=1)


def photograph(table: Table) -> tuple[Any, ...]:
    """All that a match consists of."""
    return table.state.key(), list(table.record.moves), [str(event) for event in table.events]


def dice_of(record: Record) -> list[str]:
    """The chance outcomes of a record."""
    return [move for (state, _), move in zip(record.states(), record.moves, strict=True) if state.to_act == CHANCE]


# -- playing ---------------------------------------------------------------------------------------


def test_chance_is_drawn_and_people_are_waited_for() -> None:
    match = Match("gridlock", ("you", "you"), dice=GivenDice(["dealer B", "R5"]))
    assert match.record.moves == ["dealer B", "R5"]
    assert match.state.to_act == 0
    assert match.moves() == [f"flip {cell}" for cell in ["a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3"]]
    assert not match.over


@pytest.mark.parametrize("move", ["place a1", "draw", 99, -1, 2**40, 2**70])
def test_an_illegal_move_is_refused_and_nothing_changes(move: str | int) -> None:
    match = Match("gridlock", ("you", "you"), seed=1)
    before = photograph(match)
    with pytest.raises(IllegalAction) as caught:
        match.play(move)
    assert caught.value.clauses == ("GL-06",)
    assert caught.value.position == match.game.write(match.state)
    assert "not allowed. Before the first turn everyone turns over one card" in str(caught.value)
    assert photograph(match) == before


@pytest.mark.parametrize("move", ["", "flip", "flip d1", "R5", "flip a1 b1", "\0", "²"])
def test_a_move_that_is_no_notation_is_refused_and_nothing_changes(move: str) -> None:
    match = Match("gridlock", ("you", "you"), seed=1)
    before = photograph(match)
    with pytest.raises(BadNotation) as caught:
        match.play(move)
    assert str(caught.value).startswith(f"{move!r} is not a move here. Expected one of: flip a1, flip b1")
    assert photograph(match) == before


@pytest.mark.parametrize("move", ["draw", 0])
def test_when_the_game_is_over_every_move_is_refused(move: str | int) -> None:
    match = Match("gridlock", ("random", "random"), seed=1, rounds=1)
    assert match.over
    assert match.moves() == []
    before = photograph(match)
    with pytest.raises(SandlotError, match="The game is over"):
        match.play(move)
    assert photograph(match) == before


def test_an_illegal_move_can_be_sent_to_another_process() -> None:
    with pytest.raises(IllegalAction) as caught:
        Match("gridlock", ("you", "you"), seed=1).play("draw")
    again = pickle.loads(pickle.dumps(caught.value))
    assert (str(again), again.clauses, again.position) == (
        str(caught.value),
        caught.value.clauses,
        caught.value.position,
    )


# -- seats, options, pack, start -------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [0, 1, 19])
def test_a_wrong_number_of_players_is_refused(seats: int) -> None:
    with pytest.raises(BadSeats, match=f"GRID#LOCK cannot be played by {seats}. Expected 2 to 18 seats"):
        Match("gridlock", ["you"] * seats)


def test_a_loaded_game_takes_no_more_options_and_no_pack(tmp_path: Path) -> None:
    assert Match(GAME, seed=1).game is GAME
    for more in ({"rounds": 2}, {"pack": write(tmp_path, "box.toml", PACK)}):
        with pytest.raises(SandlotError, match=r"sandlot\.load"):
            Match(GAME, **more)


def test_a_match_can_begin_at_a_position() -> None:
    match = Match("gridlock", ("you", "you"), seed=1, start=POSITION, rounds=1)
    assert match.state.key() == GAME.read(POSITION).key()
    assert match.record.moves == []


@pytest.mark.parametrize("players", [3, 6])
def test_a_position_must_have_a_seat_for_every_player(players: int) -> None:
    with pytest.raises(SandlotError, match="seats"):
        Match("gridlock", ["you"] * players, seed=1, start=POSITION, rounds=1)


def test_a_match_cannot_begin_at_a_bad_position() -> None:
    with pytest.raises(BadPosition, match="line 11: 'B0' is no card"):
        Match("gridlock", start=POSITION.replace("B9", "B0"), rounds=1)
    with pytest.raises(BadPosition, match="line 1: the options differ"):
        Match("gridlock", start=POSITION)


# -- dice ---------------------------------------------------------------------------------------------------


def test_given_dice_that_are_used_up_are_an_error() -> None:
    match = Match("gridlock", ("you", "you"), dice=GivenDice(["dealer B", "R5"]))
    with pytest.raises(SandlotError, match=r"^The given dice are used up, and chance has to decide once more\.$"):
        match.play("flip a1")
    assert match.record.replay().key() == match.state.key(), "what has happened stays"


@pytest.mark.parametrize(
    ("outcome", "error", "words"),
    [
        ("dealer B", BadNotation, "'dealer B' is not a move here"),
        ("R10", BadNotation, "'R10' is not a move here"),
        ("L+", IllegalAction, "L\\+: not allowed. All copies of L\\+ have been seen."),
    ],
)
def test_given_dice_must_show_what_is_possible(outcome: str, error: type[SandlotError], words: str) -> None:
    """The game is without GRID#LOCK cards, so no L+ can come to light."""
    match = Match("gridlock", ("you", "you"), dice=GivenDice(["dealer B", "R5", outcome]), locks=False)
    with pytest.raises(error, match=words):
        match.play("flip a1")
    assert match.state.to_act == CHANCE
    assert match.record.moves == ["dealer B", "R5", "flip a1"]
    assert match.record.replay().key() == match.state.key()


def test_a_seed_repeats_the_game_and_another_seed_does_not() -> None:
    def game(seed: int | None) -> str:
        return Match("gridlock", ("random", "thumb"), seed=seed, rounds=1).record.text()

    assert game(5) == game(5)
    assert game(5) != game(6)
    assert game(None) != game(None), "without a seed the system's source decides"


@pytest.mark.parametrize("seed", [0, -1, 2**62, 2**63, 10**30])
def test_any_whole_number_is_a_seed(seed: int) -> None:
    games = [Match("gridlock", ("random", "random"), seed=seed, rounds=1).record.moves for _ in range(2)]
    assert games[0] == games[1]


# -- undo -------------------------------------------------------------------------------------------------------


def test_a_decision_can_be_taken_back_with_its_events_and_record() -> None:
    match = beginning()
    before = photograph(match)
    match.play("take")
    after = photograph(match)
    assert after != before
    assert match.undo() == "take"
    assert photograph(match) == before
    match.play("take")
    assert photograph(match) == after, "events are still heard after an undo"


def test_several_decisions_of_one_seat_can_be_taken_back_one_by_one() -> None:
    match = beginning()
    photographs = []
    for move in ("take", "place a1"):
        photographs.append(photograph(match))
        match.play(move)
    assert match.state.to_act == 1
    assert match.undo() == "place a1"
    assert photograph(match) == photographs[1]
    assert match.undo() == "take"
    assert photograph(match) == photographs[0]


def cannot_undo(match: Table) -> str:
    before = photograph(match)
    with pytest.raises(CannotUndo) as caught:
        match.undo()
    assert photograph(match) == before
    return str(caught.value)


def test_before_the_first_move_there_is_nothing_to_take_back() -> None:
    assert cannot_undo(Match("gridlock", ("you", "you"), start=POSITION, rounds=1)) == "nothing has been played yet."


@pytest.mark.parametrize(
    ("moves", "reason"),
    [
        ((), "a card was turned over by chance"),
        (("draw",), "a card was drawn"),
        (("draw", "discard"), "a drawn card was shown"),
        (("draw", "place a1"), "a drawn card was shown, in the grid"),
        (("take", "place b2"), "a face-down card was replaced and came to light"),
        (("draw", "discard", "flip b2"), "a card was turned over"),
    ],
)
def test_undo_never_crosses_chance_or_a_card_that_was_shown(moves: tuple[str, ...], reason: str) -> None:
    match = beginning("B7", "B8")
    for move in moves:
        match.play(move)
    assert "cannot be taken back: dice, a card that was shown, or another's act came after it" in cannot_undo(match), (
        reason
    )


def test_undo_never_crosses_the_act_of_another_person() -> None:
    match = beginning()
    for move in ("take", "place a1", "take"):
        match.play(move)
    assert match.undo() == "take", "B's own act"
    assert "another's act" in cannot_undo(match), "A's act, after which B has acted"


class First(Player):
    """Takes what comes first on the menu."""

    name = "first"

    def choose(self, game: Game, state: State, seat: int) -> int:
        return state.legal_actions()[0]


class Taker(Player):
    """Takes the discard and puts it on a face-up card: no chance in between."""

    name = "taker"

    def choose(self, game: Game, state: State, seat: int) -> int:
        moves = game.moves(state)
        return game.parse(state, next((move for move in ("take", "place c3", "flip c3") if move in moves), moves[0]))


def test_undo_never_crosses_the_act_of_a_computer_player() -> None:
    dice = GivenDice(["dealer B", "R5", "G1", "Y9"])
    match = Table(GAME, [None, Taker(Rng(1))], ["you", "taker"], dice)
    for move in ("flip a1", "take", "place a1"):
        match.play(move)
    assert match.record.moves[-4:] == ["take", "place a1", "take", "place c3"]
    assert match.state.to_act == 0
    assert "another's act" in cannot_undo(match)
    match.play("take")
    assert match.undo() == "take"


class Showing(GridLockGame):
    """As if placing any card showed something that nobody else knew."""

    def reveals(self, state: State, action: int) -> bool:
        return self.name_action(state, action).startswith("place")


def test_undo_never_crosses_something_shown_even_without_chance() -> None:
    match = Match(Showing(), ("you", "you"), dice=GivenDice(["dealer B", "R5", "G1", "Y9"]))
    for move in ("flip a1", "flip c3", "take"):
        match.play(move)
    match.undo()
    for move in ("take", "place a1"):
        match.play(move)
    assert "a card that was shown" in cannot_undo(match), "neither the showing nor what came before it"


def may_be_taken_back(record: Record) -> int:
    """The decisions at the end that are one seat's, show nothing, and after which chance did not act."""
    acts = [(int(state.to_act), record.game.reveals(state, action)) for state, action in record.states()]
    count = 0
    for seat, shown in reversed(acts):
        if seat == CHANCE or shown or seat != acts[-1][0]:
            break
        count += 1
    return count


@pytest.mark.parametrize("seed", range(4))
def test_in_a_random_game_exactly_so_much_can_be_taken_back(seed: int) -> None:
    rng = Rng(seed)
    match = Match("gridlock", ("you", "you", "you"), seed=seed)
    most = 0
    for _ in range(60):
        moves = match.moves()
        match.play("take" if "take" in moves and rng.below(2) else moves[rng.below(len(moves))])
        count = may_be_taken_back(match.record)
        most = max(most, count)
        before = photograph(match)
        undone = [match.undo() for _ in range(count)]
        cannot_undo(match)
        for move in reversed(undone):
            match.play(move)
        assert photograph(match) == before
    assert most == 2


# -- players that misbehave -----------------------------------------------------------------------------------------


class Liar(Player):
    """Answers with whatever it was told to."""

    name = "liar"
    answer: Any = 44

    def choose(self, game: Game, state: State, seat: int) -> int:
        return self.answer  # type: ignore[no-any-return]


class Crasher(Player):
    name = "crasher"

    def choose(self, game: Game, state: State, seat: int) -> int:
        raise RuntimeError("out of ideas")


class Nameless(Player):
    def choose(self, game: Game, state: State, seat: int) -> int:
        return 44


def with_player_at_b(player: Player) -> Table:
    """A has turned a card over, and B is to do so, but has not been asked yet."""
    table = Table(GAME, [None, None], ["you", "bot"], GivenDice(["dealer B", "R5", "G1"]))
    table.play("flip a1")
    table.players[1] = player
    return table


def blamed(player: Player) -> str:
    table = with_player_at_b(player)
    before = photograph(table)
    with pytest.raises(BadPlayer) as caught:
        table.run()
    assert photograph(table) == before
    assert table.state.to_act == 1, "it is still B's turn"
    table.players[1] = None
    with pytest.raises(SandlotError, match="used up"):
        table.play("flip c3")
    return str(caught.value)


@pytest.mark.parametrize("answer", [44, -1, 0, 2**40, 2**70, None, "flip a1", 9.5, [9]])
def test_a_player_that_answers_illegally_is_named_with_its_seat(answer: object) -> None:
    liar = Liar(Rng(1))
    liar.answer = answer
    message = blamed(liar)
    assert "the player liar at seat B" in message
    assert repr(answer) in message
    assert str(list(range(9, 18))) in message, "what was expected"


def test_a_player_that_crashes_is_named_with_its_seat_and_its_error() -> None:
    message = blamed(Crasher(Rng(1)))
    assert "crasher at seat B" in message
    assert "RuntimeError: out of ideas" in message


def test_a_player_without_a_name_is_blamed_all_the_same() -> None:
    assert "Nameless at seat B" in blamed(Nameless(Rng(1)))


# -- what players see ---------------------------------------------------------------------------------------------------


class Spy(Player):
    """Keeps what it is shown, and scribbles on it."""

    name = "spy"

    def __init__(self, rng: Rng) -> None:
        super().__init__(rng)
        self.seen: list[State] = []

    def choose(self, game: Game, state: State, seat: int) -> int:
        action = state.legal_actions()[0]
        assert state.tape is None, "nobody listens to a player's thoughts"
        state.apply(action)
        self.seen.append(state)
        return action


class Watched(GridLockGame):
    """Notes which states it resampled for whom."""

    def __init__(self) -> None:
        super().__init__(None, {"rounds": 1})
        self.resampled: list[tuple[int | None, State]] = []

    def resample(self, state: State, seat: int | None, rng: Rng) -> Any:
        twin = super().resample(state, seat, rng)
        self.resampled.append((seat, twin))
        return twin


def test_players_only_ever_see_resampled_states() -> None:
    game, spy = Watched(), Spy(Rng(1))
    true_states = []

    class Dice(SeededDice):
        def draw(self, state: State) -> int:
            true_states.append(state)
            return super().draw(state)

    table = Table(game, [First(Rng(2)), spy], ["first", "spy"], Dice(3))
    assert table.over
    assert len(spy.seen) > 20
    assert all(state is table.state for state in true_states), "the true state is one object from beginning to end"
    assert not any(state is table.state for state in spy.seen)
    resampled_for_b = [state for seat, state in game.resampled if seat == 1]
    assert [id(state) for state in spy.seen] == [id(state) for state in resampled_for_b]
    assert table.record.replay().key() == table.state.key(), "scribbling on them has changed nothing"


# -- names of players -----------------------------------------------------------------------------------------------------


def test_a_file_whose_name_begins_like_a_person_is_no_person(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    bot = "from sandlot.players.random_player import RandomPlayer\n\nclass Bot(RandomPlayer):\n    pass\n"
    write(tmp_path, "yourbot.py", bot)
    monkeypatch.chdir(tmp_path)
    assert Match("gridlock", ("yourbot.py:Bot", "random"), seed=1, rounds=1).over


def test_an_unknown_player_is_refused_and_not_taken_for_a_person() -> None:
    for name in ("yuo", ""):
        with pytest.raises(BadPlayer, match=f"There is no player '{name}'"):
            Match("gridlock", ("you", name), seed=1)


# -- fork and resume --------------------------------------------------------------------------------------------------------


def played(seed: int = 4) -> Match:
    """A whole game between two people."""
    rng = Rng(seed)
    match = Match("gridlock", ("you", "you"), seed=seed, rounds=1)
    while not match.over:
        moves = match.moves()
        match.play(moves[rng.below(len(moves))])
    return match


def points_of_time(table: Table) -> Iterator[int]:
    yield from (0, 1, 2, 3, len(table.record.moves) // 2, len(table.record.moves) - 1, len(table.record.moves))


def test_a_resumed_game_goes_on_exactly_as_the_first_time() -> None:
    first = played()
    for at in points_of_time(first):
        part = Record(first.game, first.record.players, first.record.moves[:at])
        table = Table.resume(part, [None, None], GivenDice(dice_of(first.record)[len(dice_of(part)) :]))
        play_on(table, first.record)
        assert photograph(table) == photograph(first)
        assert len(part.moves) == at, "the record that was resumed is left alone"


def test_a_fork_goes_on_exactly_as_the_first_time_with_the_same_moves() -> None:
    first = played()
    before = photograph(first)
    for at in points_of_time(first):
        past = dice_of(Record(first.game, first.record.players, first.record.moves[:at]))
        table = first.fork(at, GivenDice(dice_of(first.record)[len(past) :]))
        play_on(table, first.record)
        assert photograph(table) == before
        assert photograph(first) == before


def play_on(table: Table, record: Record) -> None:
    while not table.over:
        table.play(record.moves[len(table.record.moves)])


def test_a_fork_can_take_another_turn() -> None:
    match = beginning()
    match.play("take")
    fork = match.fork(6, GivenDice(["B7"]))
    fork.play("draw")
    assert fork.record.moves == [*BEGINNING, "draw", "B7"]
    assert match.record.moves == [*BEGINNING, "take"]


def test_a_fork_does_not_disturb_the_game_it_came_from() -> None:
    """Their players must not share one source of random numbers."""

    def go_on(match: Match) -> list[str]:
        while not match.over:
            match.play(match.moves()[0])
        return match.record.moves

    undisturbed = Match("gridlock", ("you", "random"), seed=8, rounds=1)
    forked = Match("gridlock", ("you", "random"), seed=8, rounds=1)
    fork = forked.fork(2, SeededDice(1))
    fork.play("flip a1")
    assert go_on(forked) == go_on(undisturbed)


@pytest.mark.parametrize("at", [-1, 7, 100])
def test_a_fork_at_a_move_that_is_not_there_is_refused(at: int) -> None:
    with pytest.raises(SandlotError, match=f"there is no move {at}: expected 0 to 6"):
        beginning().fork(at)


def test_a_record_that_cannot_be_played_cannot_be_resumed() -> None:
    with pytest.raises(SandlotError, match="the record cannot be resumed at 'R99': 'R99' is not a move here"):
        Table.resume(Record(GAME, ["a", "b"], ["dealer B", "R99"]), [None, None])


def test_a_record_is_resumed_with_its_players_by_name_or_with_others() -> None:
    record = Record(GAME, ["random", "you"], ["dealer B", "R5"])
    assert Match.from_record(record).state.to_act == 1
    assert Match.from_record(record, ["random", "thumb"]).over
    with pytest.raises(BadPlayer, match="There is no player 'Ann'"):
        Match.from_record(record, ["Ann", "you"])


@pytest.mark.parametrize("players", [["you"], ["you", "you", "you"]])
def test_a_record_is_resumed_by_as_many_players_as_it_has_seats(players: list[str]) -> None:
    with pytest.raises(SandlotError, match="seats"):
        Match.from_record(Record(GAME, ["you", "you"], ["dealer B", "R5"]), players)


def test_a_finished_game_is_over_when_it_is_resumed() -> None:
    first = played()
    table = Match.from_record(first.record)
    assert table.over
    assert table.state.to_act == OVER
