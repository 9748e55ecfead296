"""The words of BattleBall: what each step asks, what each event says, and the clauses behind them."""

from __future__ import annotations

from sandlot.core.events import EventKind
from sandlot.core.game import Step
from sandlot.games.battleball import contents as c


def _step(name: str, clauses: str, prompt: str = "", *, goes_on: bool = False) -> Step:
    return Step(name, tuple(clauses.split()), prompt, goes_on)


# In the order of contents.py.
STEPS = (
    _step("start-half", "BB-59", goes_on=True),
    _step("pick-rule", "BB-77 BB-93", "Choose your team rule for this half."),
    _step("show-rules", "BB-93"),
    _step("begin-line-up", "BB-89", goes_on=True),
    _step("line-up", "BB-07 BB-08", "Place a player behind your 20-yard line, or take a formation."),
    _step("show-line-up", "BB-08", goes_on=True),
    _step("toss", "BB-09", "The coin toss: a d20 for each coach, the higher goes first.", goes_on=True),
    _step("turn", "BB-11", goes_on=True),
    _step("name-player", "BB-11 BB-19", "Name the player you move."),
    _step("roll-to-move", "BB-03 BB-11", "The player's die is rolled."),
    _step("move", "BB-12", "Choose where to move."),
    _step("after-move", "BB-29 BB-42"),
    _step("choose-tackle", "BB-29 BB-30", "You must tackle: pick who tackles whom."),
    _step("roll-attacker", "BB-31", "The attacker's die is rolled; the lower number wins."),
    _step("roll-defender", "BB-31", "The defender's die is rolled; the lower number wins."),
    _step("use-die", "BB-36 BB-37", "Choose which die of the Heavy Tackle counts."),
    _step("resolve-tackle", "BB-31"),
    _step("choose-play", "BB-42 BB-66", "Hand the ball off, pass it, or end your turn."),
    _step("roll-giver", "BB-43", "The giver's die is rolled; equal numbers fumble."),
    _step("roll-taker", "BB-43", "The taker's die is rolled; equal numbers fumble."),
    _step("roll-receiver", "BB-70", "The receiver's die is rolled."),
    _step("roll-pass", "BB-70", "The passing die is rolled."),
    _step("fumble", "BB-46"),
    _step("place-ball", "BB-46 BB-47", "Place the fumbled ball."),
    _step("incomplete", "BB-72", "The pass is incomplete: place the ball."),
    _step("end-turn", "BB-79", goes_on=True),
    _step("halt-play", "BB-53", goes_on=True),
    _step("game-over", "BB-01", "The game is over.", goes_on=True),
)


def _kind(name: str, clauses: str, text: str, others: str = "") -> EventKind:
    return EventKind(name, tuple(clauses.split()), text, others)


EVENTS = {
    c.HALF_BEGINS: _kind("half-begins", "BB-59 BB-61", "{half} begins; both coaches line up."),
    c.RULE_PICKED: _kind("rule-picked", "BB-77 BB-93", "{seat} chooses {rule}.", "{seat} has chosen a team rule."),
    c.RULE_SHOWN: _kind("rule-shown", "BB-77 BB-93", "{seat} plays by {rule} ({meaning})."),
    c.RULE_HELPED: _kind("rule-helped", "BB-77 BB-78", "{player} plays by {rule} ({meaning})."),
    c.PLAYER_PLACED: _kind("player-placed", "BB-07 BB-08", "{seat} places {player} on {square}.", "{seat} lines up."),
    c.FORMATION_TAKEN: _kind("formation-taken", "BB-08", "{seat} takes a formation.", "{seat} lines up."),
    c.LINED_UP: _kind("lined-up", "BB-08", "{seat} has lined up."),
    c.LINE_UPS_SHOWN: _kind("line-ups-shown", "BB-08", "Both line-ups are shown."),
    c.TOSSED: _kind("tossed", "BB-09", "{seat} rolls {number} in the toss."),
    c.TOSS_TIED: _kind("toss-tied", "BB-10", "Equal rolls: the toss is rolled again."),
    c.GOES_FIRST: _kind("goes-first", "BB-09 BB-54 BB-60", "{seat} goes first."),
    c.TURN_BEGINS: _kind("turn-begins", "BB-79", "It is {seat}'s turn."),
    c.NOBODY_CAN_MOVE: _kind("nobody-can-move", "BB-19", "No player of {seat} can move; the turn goes on."),
    c.PLAYER_NAMED: _kind("player-named", "BB-11", "{seat} names {player}."),
    c.ROLLED_TO_MOVE: _kind("rolled-to-move", "BB-03 BB-11 BB-20", "{player} rolls {roll} to move."),
    c.MALFUNCTION: _kind("malfunction", "BB-21 BB-26", "Doubles: {player} malfunctions and cannot move this turn."),
    c.FUMBLED_MALFUNCTION: _kind("fumbled", "BB-22", "{player} fumbles the ball."),
    c.MOVED: _kind("moved", "BB-12", "{player} moves to {square}."),
    c.PICKED_UP: _kind("picked-up", "BB-27", "{player} picks up the ball."),
    c.TOUCHDOWN_SCORED: _kind("touchdown", "BB-56 BB-59", "Touchdown for {seat}: {number} to {other}."),
    c.TACKLE_NAMED: _kind("tackle-named", "BB-29 BB-30", "{player} tackles {opponent}."),
    c.ROLLED: _kind("rolled", "BB-03", "{player} rolls {roll}."),
    c.DIE_CHOSEN: _kind("die-chosen", "BB-36 BB-37", "{seat} counts the {number}."),
    c.PLAYER_INJURED: _kind("injured", "BB-31 BB-33", "{player} is injured and leaves the field; Carnage on {square}."),
    c.SERIOUSLY_INJURED: _kind(
        "seriously-injured", "BB-38 BB-39", "{player} is seriously injured and out of the game; Carnage on {square}."
    ),
    c.TACKLE_TIED: _kind("tackle-tied", "BB-35", "Equal dice: both are injured."),
    c.BALL_WON: _kind("ball-won", "BB-34", "{player} takes the ball."),
    c.FUMBLED_TACKLE: _kind("fumbled", "BB-45", "Equal dice: {player} fumbles the ball."),
    c.NOBODY_LEFT: _kind(
        "touchdown", "BB-57 BB-59", "Nobody is left to defend: touchdown for {seat}, {number} to {other}."
    ),
    c.TRIED_HAND_OFF: _kind("hand-off", "BB-42", "{player} hands the ball to {opponent}."),
    c.HANDED_OFF: _kind("handed-off", "BB-43", "{player} has the ball."),
    c.FUMBLED_HAND_OFF: _kind("fumbled", "BB-43 BB-44", "Equal dice: {player} fumbles the ball."),
    c.PASS_THROWN: _kind("pass-thrown", "BB-66 BB-68", "{player} throws to {opponent}, {distance} squares away."),
    c.PASS_COMPLETE: _kind("pass-complete", "BB-71", "{player} catches the ball."),
    c.PASS_INCOMPLETE: _kind("pass-incomplete", "BB-72", "The pass to {player} is incomplete."),
    c.FUMBLED_PASS: _kind("fumbled", "BB-70 BB-76", "Equal dice: {player} fumbles the pass."),
    c.BALL_PLACED: _kind("ball-placed", "BB-46 BB-73", "{seat} places the ball on {square}."),
    c.BALL_GIVEN: _kind("ball-given", "BB-47", "No empty square is near: {player} gets the ball."),
    c.INTERCEPTED: _kind("intercepted", "BB-73", "Interception: {player} has the ball."),
    c.RECOVERED: _kind("recovered", "BB-74", "{player} recovers the ball."),
    c.OUT_OF_PLAY: _kind("out-of-play", "BB-75", "Only Carnage lies where the ball should go: it is out of play."),
    c.PLAY_HALTED: _kind(
        "play-halted", "BB-51 BB-52 BB-53 BB-54", "Play is halted; both line up again, and {seat} goes first."
    ),
    c.HALTED_LOOSE: _kind(
        "play-halted",
        "BB-51 BB-52 BB-53 BB-55",
        "Play is halted with nobody in possession; both line up again, and {seat} goes first.",
    ),
    c.PASSING_DIE: _kind("passing-die", "BB-70", "The passing die shows {number}."),
    c.NOWHERE_TO_PLACE: _kind(
        "nowhere-to-place", "BB-48", "There is neither an empty square nor a player near the ball."
    ),
    c.RESTARTED: _kind("restarted", "BB-62 BB-63", "Nobody is left on either side: the half is restarted."),
    c.ALL_SERIOUS: _kind("all-serious", "BB-64", "All players of both teams are seriously injured: the game ends."),
    c.CONCEDED: _kind(
        "touchdown", "BB-65 BB-59", "Nobody can line up against {seat}, who scores: {number} to {other}."
    ),
    c.STALEMATE: _kind("stalemate", "BB-94", "{number} turns in a row without a tackle: the game ends."),
    c.GAME_WON: _kind("game-won", "BB-01", "{seat} wins {number} to {other}."),
    c.GAME_TIED: _kind("game-tied", "BB-64", "The game is a tie, {number} to {other}."),
}
