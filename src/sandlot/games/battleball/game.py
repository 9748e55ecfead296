"""BattleBall as the rest of Sandlot sees it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, cast

from sandlot.core.events import seat_letter
from sandlot.core.game import Game, Option, OptionValue, Way
from sandlot.core.packs import Field, Pack
from sandlot.core.positions import check_head
from sandlot.core.rng import Rng
from sandlot.core.state import State
from sandlot.games.battleball import contents as c
from sandlot.games.battleball import notation, picture, position, refusals, view, words
from sandlot.games.battleball.book import empty_table
from sandlot.games.battleball.coach import RuleOfThumb
from sandlot.games.battleball.maps import read_field, read_formations
from sandlot.games.battleball.notation import player_name, roll_name, square_name
from sandlot.games.battleball.state import BattleBall, Box
from sandlot.games.battleball.team_rules import TEAMS, read_team_rules

DICE = ("running_back",) * 3 + ("safety",) * 2 + ("linebacker",) * 2 + ("lineman",) * 2 + ("tackle", "heavy_tackle")
HALVES = ("", "The first half", "The second half", "Overtime")


class BattleBallGame(Game):
    """BattleBall with its options."""

    name = "battleball"
    title = "BattleBall"
    about = "Future football: eleven players a side, tackles that leave wreckage, two touchdowns to win."
    rules_version = 1
    package = "sandlot.games.battleball"
    min_seats = 2
    max_seats = 2
    seats_clauses = ("BB-01",)
    has_secrets = True
    options_offered = (
        Option("passing", False, "the advanced game, with passes", ("BB-66", "BB-95")),
        Option("team_rules", False, "each team plays by one of its special rules", ("BB-77", "BB-78")),
        Option("stalemate", True, "200 turns in a row without a tackle end the game", ("BB-94",)),
    )
    pack_fields = (
        *(
            Field(f"dice.{name}", f"sides of the die of a {name.replace('_', ' ')}", low=2, high=20)
            for name in dict.fromkeys(DICE)
            if name != "heavy_tackle"
        ),
        Field("dice.heavy_tackle", "sides of the two dice of a heavy tackle", low=2, high=6),
        Field("play.line_up_rows", "rows behind the own 20-yard line", low=2, high=15),
        Field("play.quiet_limit", "turns in a row without a tackle that end the game", low=1, high=10_000),
        Field("field.map", "the field, one mark a square", kind=str),
        Field("formations.*", "a ready line-up", kind=str),
        Field("team_rules.wolves.*", "a special rule of the Iron Wolves", kind=str),
        Field("team_rules.harts.*", "a special rule of the Black Harts", kind=str),
    )
    steps = words.STEPS
    event_kinds = words.EVENTS
    action_space = c.ACTIONS
    ways = (
        Way("basic game", 2, {}),
        Way("advanced game", 2, {"passing": True}),
        Way("team rule play", 2, {"passing": True, "team_rules": True}),
    )

    players: ClassVar = {"thumb": RuleOfThumb}

    def __init__(self, pack: Pack | None = None, options: Mapping[str, OptionValue] | None = None) -> None:
        super().__init__(pack, options)
        field, centre = read_field(self.pack)
        rows = self.pack["play.line_up_rows"]
        formations = read_formations(self.pack, field, rows)
        self.formations = list(formations)
        self.box = Box(field, [self.pack[f"dice.{name}"] for name in DICE], list(formations.values()))
        rules = read_team_rules(self.pack)
        self.team_rules = [list(names) for names in rules]
        if self.options["team_rules"]:
            self.box.team_rules = [list(names.values()) for names in rules]
        self.box.centre = centre
        self.box.line_up_rows = rows
        self.box.passing = bool(self.options["passing"])
        self.box.quiet_limit = self.pack["play.quiet_limit"] if self.options["stalemate"] else 0

    def empty_state(self, seats: int) -> BattleBall:
        return empty_table(self, self.box)

    def inventory(self, state: State) -> dict[str, int]:
        """All players and the one ball."""
        s = cast(BattleBall, state)
        ball = int(s.ball != c.NOWHERE) + int(s.carrier != c.NOBODY)
        # A ball that is to be placed, or was when the game ended, lies nowhere.
        out_of_play = not ball and s.pending()[0][0] in (c.PLACE_BALL, c.INCOMPLETE, c.GAME_OVER)
        return {"players": len(s.health), "ball": ball + int(out_of_play)}

    # -- words -------------------------------------------------------------------------

    def name_action(self, state: State, action: int) -> str:
        return notation.name_action(cast(BattleBall, state), action, self.formations, self.team_rules)

    def read_action(self, state: State, text: str) -> int | None:
        if not text:
            return None
        return notation.read_action(cast(BattleBall, state), text, self.formations, self.team_rules)

    def why_not(self, state: State, action: int) -> tuple[tuple[str, ...], str]:
        return refusals.why_not(cast(BattleBall, state), action)

    def event_details(self, note: tuple[int, int, int, int, int]) -> dict[str, str | int]:
        kind, seat, x, y, z = note
        details: dict[str, str | int] = {"seat": seat_letter(seat), "number": x, "other": y, "distance": z}
        field = self.box.field
        if kind == c.HALF_BEGINS:
            return {"half": HALVES[x]}
        if kind in (c.BALL_PLACED,):
            return {"seat": seat_letter(seat), "square": square_name(field, x)}
        if 0 <= x < c.PLAYERS:
            details["player"] = player_name(x)
        if 0 <= y < c.PLAYERS:
            details["opponent"] = player_name(y)
        if kind in (c.PLAYER_PLACED, c.MOVED, c.PICKED_UP, c.PLAYER_INJURED, c.SERIOUSLY_INJURED):
            details["square"] = square_name(field, y)
        if kind in (c.RULE_PICKED, c.RULE_SHOWN, c.RULE_HELPED):
            details["rule"] = self.team_rules[seat][y]
            details["meaning"] = self.pack[f"team_rules.{TEAMS[seat]}.{details['rule']}"]
        if kind in (c.ROLLED, c.ROLLED_TO_MOVE):
            details["roll"] = roll_name(y)
        return details

    # -- who knows what ---------------------------------------------------------------------

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        return {**self.common_view(state, seat), **view.view(cast(BattleBall, state), seat)}

    def secrets_now(self, state: State) -> bool:
        """Line-ups and the choice of team rules; everything else lies open."""
        s = cast(BattleBall, state)
        return view.lining_up(s) or view.picking_rules(s)

    def picture(self, view: Mapping[str, Any]) -> str:
        field = self.box.field
        rows = [int(field.first_in_row[row + 1] - field.first_in_row[row]) for row in range(1, field.rows + 1)]
        return picture.draw(view, rows)

    def resample(self, state: State, seat: int | None, rng: Rng) -> BattleBall:
        return view.resample(cast(BattleBall, state), seat, rng)

    # -- positions ---------------------------------------------------------------------------

    def write(self, state: State) -> str:
        return position.write(self, cast(BattleBall, state))

    def read(self, text: str) -> BattleBall:
        return position.read(self, self.empty_state(check_head(self, text)), text)
