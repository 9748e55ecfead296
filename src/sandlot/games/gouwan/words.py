"""The words of Gouwan Strike: what each step asks, what each event says, and the clauses behind them."""

from __future__ import annotations

from sandlot.core.events import EventKind
from sandlot.core.game import Step
from sandlot.games.gouwan import contents as c


def _step(name: str, clauses: str, prompt: str = "", *, goes_on: bool = False) -> Step:
    return Step(name, tuple(clauses.split()), prompt, goes_on)


# In the order of contents.py.
STEPS = (
    _step("pick-pitcher", "GS-03 GS-85", "Choose your starter, middle reliever and closer.", goes_on=True),
    _step("pick-batter", "GS-05 GS-85", "Choose the next batter of your order.", goes_on=True),
    _step("show-teams", "GS-85", goes_on=True),
    _step("decide-first", "GS-86", "A die decides who bats first.", goes_on=True),
    _step("start-half", "GS-58", goes_on=True),
    _step("next-pitch", "GS-66", goes_on=True),
    _step("change-pitcher", "GS-63 GS-66", "Bring in another pitcher, or stay."),
    _step("change-batter", "GS-65 GS-66", "Bring in another batter, or stay."),
    _step("throw", "GS-11 GS-12", "Choose a pitch and where the ball starts, or walk the batter.", goes_on=True),
    _step("bat", "GS-16 GS-17", "Wait, bunt, or swing and say where."),
    _step("roll-path", "GS-19 GS-20", "The die for the path of the ball is rolled.", goes_on=True),
    _step("roll-hit", "GS-29", "The die for the hit is rolled.", goes_on=True),
    _step("roll-bunt", "GS-39", "The die for the bunt is rolled.", goes_on=True),
    _step("end-half", "GS-58", goes_on=True),
    _step("game-over", "GS-61", "The game is over.", goes_on=True),
)


def _kind(name: str, clauses: str, text: str, others: str = "") -> EventKind:
    return EventKind(name, tuple(clauses.split()), text, others)


EVENTS = {
    c.PITCHER_PICKED: _kind(
        "pitcher-picked", "GS-03 GS-85", "{seat} takes {card} as {role}.", "{seat} picks a pitcher."
    ),
    c.BATTER_PICKED: _kind("batter-picked", "GS-05 GS-85", "{seat} puts {card} {place}.", "{seat} picks a batter."),
    c.TEAM_READY: _kind("team-ready", "GS-85", "{seat} is ready."),
    c.TEAM_SHOWN: _kind("team-shown", "GS-85", "{seat}'s team is shown."),
    c.DIE_FOR_FIRST: _kind("die-for-first", "GS-86", "The die shows {number}: {seat} bats first."),
    c.SITUATION: _kind("situation", "GS-08", "A situation card: {number} to {other}; {seat} bats first."),
    c.HALF_BEGINS: _kind("half-begins", "GS-58 GS-77", "The {half} of inning {number}: {seat} bats."),
    c.PITCHER_CHANGED: _kind("pitcher-changed", "GS-63 GS-64 GS-76", "{seat} brings in {pitcher}."),
    c.BATTER_CHANGED: _kind("batter-changed", "GS-65 GS-67", "{seat} brings in {batter} for {other_batter}."),
    c.CONCEDED: _kind("conceded", "GS-88", "{seat} concedes the game."),
    c.WALK_CARD: _kind("walk-card", "GS-14", "{seat} shows the Walk card."),
    c.PITCHED: _kind(
        "pitched", "GS-11 GS-12", "{seat} lays {pitch}, from {start}.", "{seat} lays a {speed} pitch, from {start}."
    ),
    c.BATTED: _kind("batted", "GS-16 GS-17", "{seat} will {bat}.", "{seat} lays a batting card."),
    c.SHOWN: _kind("shown", "GS-19", "The cards: {pitch} against {bat}."),
    c.BALL_MOVED: _kind("ball-moved", "GS-19 GS-21", "The die shows {number}: the ball ends on {space}."),
    c.STRIKE: _kind("strike", "GS-22", "Strike {number}."),
    c.BALL: _kind("ball", "GS-23", "Ball {number}."),
    c.WILD_PITCH: _kind("wild-pitch", "GS-25 GS-50", "A wild pitch: all runners advance one base."),
    c.MISSED: _kind("missed", "GS-26", "A swing and a miss: strike {number}."),
    c.MET: _kind("met", "GS-27 GS-28", "The ball is met with the {area}."),
    c.HIT_ROLLED: _kind("hit-rolled", "GS-29 GS-30", "The die shows {number}: the total is {other}."),
    c.BUNT_ROLLED: _kind("bunt-rolled", "GS-39", "The bunt is met; the die shows {number}."),
    c.BUNT_MISSED: _kind("bunt-missed", "GS-45 GS-46", "The bunt is missed: strike {number}."),
    c.BASE_HIT: _kind("base-hit", "GS-33", "{batter}: a base hit."),
    c.TWO_BASE_HIT: _kind("two-base-hit", "GS-34", "{batter}: a two-base hit."),
    c.THREE_BASE_HIT: _kind("three-base-hit", "GS-36", "{batter}: a three-base hit."),
    c.HOME_RUN: _kind("home-run", "GS-37", "{batter}: a home run."),
    c.OUT: _kind("out", "GS-32 GS-54", "{batter} is out."),
    c.DOUBLE_PLAY: _kind("double-play", "GS-31 GS-40 GS-55", "{batter}: a double play."),
    c.TAG_UP: _kind("tag-up", "GS-35", "{batter} is out; runners tag up."),
    c.BUNT_OUT: _kind("bunt-out", "GS-43", "{batter} is out; all runners advance one base."),
    c.LEAD_RUNNER_OUT: _kind("lead-runner-out", "GS-41", "The lead runner is out; {batter} takes first."),
    c.BUNT_SINGLE: _kind("bunt-single", "GS-42 GS-44", "{batter} is safe at first."),
    c.STRIKEOUT: _kind("strikeout", "GS-47 GS-54", "{batter} strikes out."),
    c.WALKED: _kind("walked", "GS-48 GS-49", "{batter} walks."),
    c.HIT_BY_PITCH: _kind("hit-by-pitch", "GS-24 GS-49 GS-70", "{batter} is hit by the pitch."),
    c.PASSED_THIRD: _kind("passed-third-strike", "GS-51 GS-71", "A passed third strike: {batter} takes first."),
    c.RUN_SCORED: _kind("run", "GS-57", "{seat} scores: {number} to {other}."),
    c.HALF_ENDS: _kind("half-ends", "GS-58", "Three outs: the {half} of inning {number} is over."),
    c.EXTRA_INNING: _kind("extra-inning", "GS-62", "A tie: inning {number} is an extra one."),
    c.WALK_OFF: _kind("walk-off", "GS-80", "{seat} is ahead and bats last: the game is decided."),
    c.GAME_WON: _kind("game-won", "GS-61", "{seat} wins; the score is {number} to {other}."),
}
