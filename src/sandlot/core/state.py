"""Rules and states: what every game is made of, and what search runs on.

A *rule* is one paragraph of a rule book: who acts, what they may do, what it does. It holds no data. A *state* is a
handful of whole numbers, and a stack of pending steps, each a rule, a seat and two small details packed into one
number. States therefore copy, compare and save as plain numbers.

This module is compiled. See docs/engine.md for what that asks of the code.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final, Generic, TypeVar, cast, final

from librt.vecs import append, pop, vec
from mypy_extensions import i64, mypyc_attr

CHANCE: Final[i64] = -1  # dice, lots and unseen cards decide
OVER: Final[i64] = -2  # nobody: the game has ended
AUTOMATIC: Final[i64] = -3  # nobody: the rules decide, and the step runs by itself
A_SEAT: Final[i64] = -4  # the seat that the step names

# A step in one number: rule, seat, first and second detail.
RULE_BITS: Final[i64] = 63
SEAT_SHIFT: Final[i64] = 6
SEAT_BITS: Final[i64] = 63
X_SHIFT: Final[i64] = 12
X_BITS: Final[i64] = 0xFFFFF
Y_SHIFT: Final[i64] = 32
Y_BITS: Final[i64] = 0x3FFFFFFF

NOT_ASKED: Final[i64] = -1

# Python numbers made once, and kept as objects so that they are not made again: hundreds of actions are handed out at once.
KNOWN_NUMBERS: Final[i64] = 16384
NUMBERS: Final = list[object](range(KNOWN_NUMBERS))

S = TypeVar("S")


@mypyc_attr(allow_interpreted_subclasses=True)
class Rule(Generic[S]):
    """One paragraph of the rule book. Use one of the three kinds below."""

    __slots__ = ("actor",)

    actor: i64

    def __init__(self, actor: i64) -> None:
        self.actor = actor

    def offers(self, s: S, seat: i64, x: i64, y: i64) -> None:
        """Call `s.offer(action)` for everything that may happen here. This is where legality is written."""

    def weight(self, s: S, x: i64, y: i64, action: i64) -> i64:
        """Chance only: how many tickets in the hat carry this action."""
        return 1

    def tickets(self, s: S, x: i64, y: i64) -> i64:
        """Chance only: how many tickets are in the hat. -1: add up the weights of what is offered.

        A rule that counts its tickets must also give any action that is on none of them the weight 0.
        """
        return -1

    def outcome(self, s: S, x: i64, y: i64, ticket: i64) -> i64:
        """Chance only: the action on a ticket, where `tickets` is overridden. Tickets are in the order of the offers."""
        return ticket

    def apply(self, s: S, seat: i64, x: i64, y: i64, action: i64) -> None:
        """Make it so, and say with `s.then(...)` what comes next, in reading order."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Choice(Rule[S]):
    """A rule under which a seat decides."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(A_SEAT)


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance(Rule[S]):
    """A rule under which dice, a lot or an unseen card decides."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(CHANCE)


@mypyc_attr(allow_interpreted_subclasses=True)
class Automatic(Rule[S]):
    """A rule that takes its course without anybody deciding."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(AUTOMATIC)


@final
class GameOver(Rule[Any]):
    """The game has ended; nobody acts."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(OVER)


@final
class Tape:
    """What a listener hears: one note of five numbers an event. `Game.hear` turns notes into events."""

    __slots__ = ("notes",)

    notes: list[tuple[int, int, int, int, int]]

    def __init__(self) -> None:
        self.notes = []


def rule_book(rules: list[Rule[Any]]) -> vec[Rule]:  # type: ignore[type-arg]  # librt has no vec of a generic
    """The rules of a game in the order of their numbers."""
    return vec[Rule](rules)  # type: ignore[type-arg]


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """What a driver (a player, a search, a server) may do with any game.

    Games subclass it, list their own numbers in FIELDS, and give `copy`, `points` and `winners`.
    """

    __slots__ = ("game", "menu", "offered", "rules", "steps", "tape", "to_act", "written")

    FIELDS: ClassVar[tuple[str, ...]] = ()  # the numbers that make up the state
    SHARED: ClassVar[tuple[str, ...]] = ()  # what is the same for all states of a game

    game: Any  # the Game that started it: words for errors and positions; the same for all copies
    rules: vec[Rule]  # type: ignore[type-arg]
    steps: vec[i64]  # pending, the next one last
    written: i64  # how many steps the rule that is being applied has named so far
    to_act: i64  # a seat, CHANCE or OVER
    menu: vec[i64]  # what may be done now: the first `offered` entries
    offered: i64  # or NOT_ASKED
    tape: Tape | None

    def open_book(self, game: Any, rules: vec[Rule]) -> None:  # type: ignore[type-arg]
        """Every state begins with this: an empty stack of steps over the rules of a game."""
        self.game = game
        self.rules = rules
        self.steps = vec[i64]()
        self.written = 0
        self.to_act = OVER
        self.menu = vec[i64]()
        self.offered = NOT_ASKED
        self.tape = None

    def copy_steps_to(self, twin: State) -> None:
        """The part of `copy` that is the same for all games. A copy has no listener."""
        twin.game = self.game
        twin.rules = self.rules
        twin.steps = self.steps[:]
        twin.written = 0
        twin.to_act = self.to_act
        twin.menu = vec[i64]()
        twin.offered = NOT_ASKED
        twin.tape = None

    # -- words that rules use --------------------------------------------

    def then(self, rule: i64, seat: i64 = 0, x: i64 = 0, y: i64 = 0) -> None:
        """Name a step to come. Steps named in one `apply` run in the order in which they are named.

        There is room for 64 rules, 64 seats, a first detail below 2**20 and a second below 2**30, none negative.
        """
        if (rule | seat | x | y) < 0 or rule > RULE_BITS or seat > SEAT_BITS or x > X_BITS or y > Y_BITS:
            raise ValueError(f"a step cannot hold rule {rule}, seat {seat}, details {x} and {y}")
        self.steps = append(self.steps, rule | seat << SEAT_SHIFT | x << X_SHIFT | y << Y_SHIFT)
        self.written += 1

    def forget_steps(self) -> None:
        """Nothing that was pending happens any more."""
        self.steps = vec[i64]()
        self.written = 0

    def replace_step(self, rule: i64, seat: i64 = 0, x: i64 = 0, y: i64 = 0) -> None:
        """Put another step in the place of the next one (for `resample`)."""
        self.steps, _ = pop(self.steps)
        self.then(rule, seat, x, y)
        self.settle()

    def offer(self, action: i64) -> None:
        """Put an action on the menu of what may be done now."""
        if self.offered == len(self.menu):
            self.make_room(self.offered + 24)
        self.menu[self.offered] = action
        self.offered += 1

    def make_room(self, more: i64) -> None:
        """See to it that so many more actions fit onto the menu: a rule that offers hundreds then writes them itself."""
        if self.offered + more <= len(self.menu):
            return
        larger = vec[i64]([0] * (self.offered + more))
        for i in range(self.offered):
            larger[i] = self.menu[i]
        self.menu = larger

    def tell(self, kind: i64, seat: i64 = 0, x: i64 = 0, y: i64 = 0, z: i64 = 0) -> None:
        """Report an event to whoever listens."""
        if self.tape is not None:
            self.tape.notes.append((kind, seat, x, y, z))

    # -- running -----------------------------------------------------------

    def _in_reading_order(self) -> None:
        """The steps that one rule named were appended first to last; the next one must lie on top."""
        if self.written > 1:
            steps = self.steps
            high: i64 = len(steps) - 1
            low = high + 1 - self.written
            while low < high:
                steps[low], steps[high] = steps[high], steps[low]
                low += 1
                high -= 1
        self.written = 0

    def settle(self) -> None:
        """Run the steps that nobody decides, then note who acts."""
        self._in_reading_order()
        while True:
            step = self.steps[-1]
            rule = self.rules[step & RULE_BITS]
            if rule.actor != AUTOMATIC:
                break
            self.steps, step = pop(self.steps)
            rule.apply(self, step >> SEAT_SHIFT & SEAT_BITS, step >> X_SHIFT & X_BITS, step >> Y_SHIFT, 0)
            self._in_reading_order()
        self.to_act = (step >> SEAT_SHIFT & SEAT_BITS) if rule.actor == A_SEAT else rule.actor
        self.offered = NOT_ASKED

    def advance(self, action: i64) -> None:
        """`apply` without asking whether it is legal: for loops that take their actions from the menu."""
        self.steps, step = pop(self.steps)
        rule = self.rules[step & RULE_BITS]
        rule.apply(self, step >> SEAT_SHIFT & SEAT_BITS, step >> X_SHIFT & X_BITS, step >> Y_SHIFT, action)
        self.settle()

    # -- asking --------------------------------------------------------------

    def ask(self) -> i64:
        """Fill the menu, unless that has been done; the number of actions on it."""
        if self.offered == NOT_ASKED:
            step = self.steps[-1]
            self.offered = 0
            self.rules[step & RULE_BITS].offers(
                self, step >> SEAT_SHIFT & SEAT_BITS, step >> X_SHIFT & X_BITS, step >> Y_SHIFT
            )
        return self.offered

    def allows(self, action: i64) -> bool:
        """Whether the action is on the menu; of a hat that is counted, whether a ticket carries it."""
        step = self.steps[-1]
        rule = self.rules[step & RULE_BITS]
        if self.offered == NOT_ASKED and rule.actor == CHANCE:
            x = step >> X_SHIFT & X_BITS
            y = step >> Y_SHIFT
            if rule.tickets(self, x, y) >= 0:
                return rule.weight(self, x, y, action) > 0
        menu_size = self.ask()
        menu = self.menu
        for i in range(menu_size):
            if menu[i] == action:
                return True
        return False

    def apply(self, action: i64) -> None:
        """Play a legal action (for chance: a possible outcome); anything else raises IllegalAction."""
        if not self.allows(action):
            raise self.game.refusal(self, action)
        self.advance(action)

    def legal_actions(self) -> list[int]:
        """What may be done now (when chance acts: what may come up), in a fixed order."""
        menu_size = self.ask()
        menu = self.menu
        numbers = NUMBERS
        found = numbers[:menu_size] if menu_size <= KNOWN_NUMBERS else list[object](range(menu_size))
        for i in range(menu_size):
            action = menu[i]
            if 0 <= action < KNOWN_NUMBERS:
                found[i] = numbers[action]
            else:
                found[i] = action
        return cast(list[int], found)

    def tickets(self) -> i64:
        """When chance acts: how many equally likely tickets are in the hat."""
        step = self.steps[-1]
        rule = self.rules[step & RULE_BITS]
        x = step >> X_SHIFT & X_BITS
        y = step >> Y_SHIFT
        total = rule.tickets(self, x, y)
        if total >= 0:
            return total
        total = 0
        menu_size = self.ask()
        for i in range(menu_size):
            total += rule.weight(self, x, y, self.menu[i])
        return total

    def outcome(self, ticket: i64) -> i64:
        """When chance acts: the action on a ticket, from 0 to `tickets()` - 1."""
        step = self.steps[-1]
        rule = self.rules[step & RULE_BITS]
        x = step >> X_SHIFT & X_BITS
        y = step >> Y_SHIFT
        if rule.tickets(self, x, y) >= 0:
            return rule.outcome(self, x, y, ticket)
        menu_size = self.ask()
        for i in range(menu_size):
            action = self.menu[i]
            ticket -= rule.weight(self, x, y, action)
            if ticket < 0:
                return action
        raise ValueError("the ticket number is not below tickets()")

    def weights(self) -> list[tuple[int, int]]:
        """When chance acts: every possible action with its number of tickets."""
        step = self.steps[-1]
        rule = self.rules[step & RULE_BITS]
        x = step >> X_SHIFT & X_BITS
        y = step >> Y_SHIFT
        return [(action, int(rule.weight(self, x, y, action))) for action in self.legal_actions()]

    def chance(self) -> list[tuple[int, float]]:
        """When chance acts: every possible action with its probability."""
        total = float(self.tickets())
        return [(action, weight / total) for action, weight in self.weights()]

    # -- what each game gives ----------------------------------------------------

    def copy(self) -> State:
        raise NotImplementedError

    def points(self) -> list[int]:
        """The game's own score, seat by seat."""
        raise NotImplementedError

    def winners(self) -> list[int]:
        """When the game is over: the seats that have won, partners included; several sides may share a win."""
        raise NotImplementedError

    def sides(self) -> list[int]:
        """Seat by seat, the side it plays for. Without teams everybody is a side."""
        return list(range(len(self.points())))

    # -- the state as plain numbers -----------------------------------------------

    def returns(self) -> list[float]:
        """What each seat gets out of the finished game: 1 for a win, 1/k if k sides share it, else 0."""
        if self.to_act != OVER:
            raise ValueError("the game is not over, so nobody has won yet")
        winners = self.winners()
        sides = self.sides()
        share = 1.0 / len({sides[seat] for seat in winners})
        return [share if seat in winners else 0.0 for seat in range(len(sides))]

    def numbers(self) -> dict[str, int | list[int]]:
        """All that the state consists of, ready for JSON."""
        found: dict[str, int | list[int]] = {"steps": list(self.steps)}
        for name in self.FIELDS:
            value = getattr(self, name)
            found[name] = int(value) if isinstance(value, int) else [int(number) for number in value]
        return found

    def key(self) -> tuple[object, ...]:
        """Equal exactly when the states are."""
        return tuple(tuple(v) if isinstance(v, list) else v for v in self.numbers().values())

    def restore(self, numbers: dict[str, int | list[int]]) -> None:
        """Become the state that `numbers` was taken from. The book must be open."""
        steps = numbers["steps"]
        assert isinstance(steps, list)
        self.steps = vec[i64](steps)
        for name in self.FIELDS:
            value = numbers[name]
            if isinstance(value, list):
                self.set_vector(name, value)
            else:
                setattr(self, name, value)
        self.settle()

    def set_vector(self, name: str, values: list[int]) -> None:
        """Give a vector other numbers. A compiled game whose vector changes its length assigns that one itself.

        The numbers are put into the vector that is there: assigning to a compiled attribute by name, or from a module
        that is not compiled, leaks the vector (mypyc 2.4.1 counts it twice).
        """
        there: vec[i64] = getattr(self, name)
        if len(there) == len(values):
            for i in range(len(there)):
                there[i] = values[i]
        else:
            setattr(self, name, vec[i64](values))

    def pending(self) -> list[tuple[int, int, int, int]]:
        """The steps to come, next one first: rule number, seat and details."""
        return [
            (
                int(step & RULE_BITS),
                int(step >> SEAT_SHIFT & SEAT_BITS),
                int(step >> X_SHIFT & X_BITS),
                int(step >> Y_SHIFT),
            )
            for step in reversed(list(self.steps))
        ]
