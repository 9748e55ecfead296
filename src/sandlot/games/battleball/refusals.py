"""Why not? For an action that is not on the menu: the clause that forbids it. Legality itself is in the rules."""

from __future__ import annotations

from sandlot.games.battleball import contents as c
from sandlot.games.battleball.notation import PLAYERS, player_name, square_name
from sandlot.games.battleball.reach import may_stand
from sandlot.games.battleball.state import BattleBall

Reason = tuple[tuple[str, ...], str]


def why_not(s: BattleBall, action: int) -> Reason:
    rule, seat, x, _ = s.pending()[0]
    answers = {c.LINE_UP: _line_up, c.NAME_PLAYER: _name, c.MOVE: _move, c.CHOOSE_TACKLE: _tackle}
    if action >= c.TEAM_RULE and not s.box.team_rules[0]:
        return ("BB-77", "BB-95"), "Team rules are played only when both agree (option team_rules)."
    if rule in answers:
        return answers[rule](s, seat, x, action)
    if rule == c.CHOOSE_PLAY:
        return _play(s, action)
    if rule == c.USE_DIE:
        return ("BB-36",), "Choose one of the two dice that the Heavy Tackle rolled."
    if rule == c.PLACE_BALL:
        return (
            "BB-46",
            "BB-47",
        ), "A fumbled ball goes to an empty square within two of the fumble, or to a player there if there is none."
    if rule == c.INCOMPLETE:
        return ("BB-72",), "The ball goes exactly as many squares from the receiver as the passing die shows."
    if rule == c.PICK_RULE:
        if action >= c.TEAM_RULE:
            return ("BB-77",), "That is a rule of the other team. Choose one of your own team's."
        return ("BB-77", "BB-93"), "First choose one of your own team's rules."
    if rule == c.TOSS:
        return ("BB-09",), "The coin toss is a roll of the d20."
    if rule == c.GAME_OVER:
        return ("BB-01",), "The game is over."
    return ("BB-03",), "The die of that player does not show this."


def _line_up(s: BattleBall, seat: int, _: int, action: int) -> Reason:
    place, square = divmod(action - int(c.PLACE), int(c.ROOM))
    if not 0 <= place < 11 or square >= s.box.field.squares:
        return ("BB-08",), "First line up: place a player or take a formation."
    player = 11 * seat + place
    if s.health[player] != c.FIT:
        return ("BB-32", "BB-38"), f"{PLAYERS[place]} is injured."
    if s.at[player] != c.NOWHERE:
        return ("BB-08",), f"{PLAYERS[place]} is placed already."
    # First of all where the square is: what stands in the other half is not to be known yet [BB-08].
    row = s.box.field.row_of[square]
    if not (row <= s.box.line_up_rows if seat == 0 else row > s.box.field.rows - s.box.line_up_rows):
        return ("BB-07",), "Players line up behind their own 20-yard line."
    return ("BB-07",), f"There is no room for {PLAYERS[place]} on {square_name(s.box.field, square)}."


def _name(s: BattleBall, seat: int, _: int, action: int) -> Reason:
    place = action - c.NAME
    if not 0 <= place < 11:
        return ("BB-11",), "A turn begins by naming the player to move."
    if s.at[11 * seat + place] == c.NOWHERE:
        return ("BB-19",), f"{PLAYERS[place]} is not on the field."
    return ("BB-19",), f"{PLAYERS[place]} has no square to step to."


def _move(s: BattleBall, seat: int, player: int, action: int) -> Reason:
    field = s.box.field
    square = (action - c.GO) // 2
    if action == c.TOUCHDOWN:
        return ("BB-56", "BB-58"), "The end zone cannot be reached with the ball in this move."
    if not (c.GO <= action < c.TOUCHDOWN and square < field.squares):
        return ("BB-11", "BB-12"), f"{player_name(player)} has rolled, so {player_name(player)} moves."
    if square == s.at[player]:
        return ("BB-14",), "A move cannot end where it began."
    if s.standing_on(square) == c.CARNAGE:
        return ("BB-15", "BB-40"), f"There is Carnage on {square_name(field, square)}."
    if not may_stand(s, player, square):
        return ("BB-15",), f"{square_name(field, square)} is not free."
    if (action - c.GO) % 2:
        return ("BB-28",), f"There is no way over the ball to {square_name(field, square)} with this roll."
    return ("BB-12", "BB-16"), f"{square_name(field, square)} cannot be reached with this roll."


def _tackle(s: BattleBall, seat: int, _: int, action: int) -> Reason:
    if c.TACKLE <= action < c.HAND_OFF:
        return ("BB-29",), "Only a player next to an opponent can tackle him."
    return ("BB-29", "BB-30"), "One of your players is next to an opponent: you must tackle."


def _play(s: BattleBall, action: int) -> Reason:
    if action in (c.HAND_OFF + s.carrier % c.TEAM_SIZE, c.PASS + s.carrier % c.TEAM_SIZE):
        return ("BB-42", "BB-66"), f"Only {player_name(s.carrier)}, who has the ball, can give it to another player."
    if c.HAND_OFF <= action < c.PASS:
        return ("BB-42",), "The ball can only be handed to a player next to its carrier."
    if c.PASS <= action < c.END:
        if not s.box.passing:
            return ("BB-66", "BB-95"), "Passing is part of the advanced game (option passing)."
        return ("BB-69",), "No roll reaches that receiver."
    return ("BB-42",), "Hand the ball off, pass it, or end your turn."
