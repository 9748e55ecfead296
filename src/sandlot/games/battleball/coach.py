"""The rule-of-thumb coach of BattleBall.

With the ball: run for the end zone, away from opponents. Without it: get it, or get next to whoever has it with a player
who tackles well (a low die wins). Everything else follows from that.
"""

from __future__ import annotations

from typing import cast

from sandlot.core.game import Game
from sandlot.core.player import Player
from sandlot.core.state import State
from sandlot.games.battleball import contents as c
from sandlot.games.battleball.reach import last_row, squares_next_to
from sandlot.games.battleball.state import BattleBall

TEAM = int(c.TEAM_SIZE)


class RuleOfThumb(Player):
    """A sensible coach."""

    name = "thumb"

    def choose(self, game: Game, state: State, seat: int) -> int:
        s = cast(BattleBall, state)
        actions = s.legal_actions()
        rule, _, x, _ = s.pending()[0]
        answers = {
            c.PICK_RULE: lambda: actions[self.rng.below(len(actions))],
            c.LINE_UP: lambda: self._line_up(actions),
            c.NAME_PLAYER: lambda: self._name(s, seat, actions),
            c.MOVE: lambda: self._move(s, seat, x, actions),
            c.CHOOSE_TACKLE: lambda: max(actions, key=lambda action: self._tackle(s, seat, action - c.TACKLE)),
            c.USE_DIE: lambda: min(actions),
            c.CHOOSE_PLAY: lambda: self._play(s, seat, actions),
        }
        return int(answers.get(rule, lambda: self._place(s, seat, actions))())

    def _line_up(self, actions: list[int]) -> int:
        ready = [action for action in actions if action >= c.FORMATION] or actions
        return ready[self.rng.below(len(ready))]

    def _name(self, s: BattleBall, seat: int, actions: list[int]) -> int:
        """The carrier; else who is likely to get to the ball first."""
        if s.carrier != c.NOBODY and s.carrier // TEAM == seat and c.NAME + s.carrier % TEAM in actions:
            return int(c.NAME) + s.carrier % TEAM
        steps = self._steps_to_ball(s)

        def turns(action: int) -> float:
            player = TEAM * seat + action - c.NAME
            die = int(s.die_of(player))
            away = max(0, min(steps[s.at[player]], steps[s.right_foot(player)]) - (0 if s.carrier == c.NOBODY else 1))
            # A low die tackles better, which counts once somebody has the ball.
            return away / (die / 2 + 0.5) + (0 if s.carrier == c.NOBODY else die / 40)

        return min(actions, key=turns)

    def _steps_to_ball(self, s: BattleBall) -> list[int]:
        if s.carrier != c.NOBODY:
            return [int(step) for step in s.box.field.distances(s.at[s.carrier], s.right_foot(s.carrier))]
        return [int(step) for step in s.box.field.distances(s.ball, s.ball)]

    def _move(self, s: BattleBall, seat: int, player: int, actions: list[int]) -> int:
        if c.TOUCHDOWN in actions:
            return int(c.TOUCHDOWN)
        near = [int(mark) for mark in squares_next_to(s, 1 - seat)]
        rows = [int(row) for row in s.box.field.row_of]
        steps = self._steps_to_ball(s)
        goal = int(last_row(s, seat))

        def worth(action: int) -> float:
            square = (action - c.GO) // 2
            with_ball = s.carrier == player or (action - c.GO) % 2 == 1 or square == s.ball
            danger = near[square]
            if with_ball:
                return 100 - abs(rows[square] - goal) - 12 * danger
            if s.carrier == c.NOBODY:
                return -steps[square] - 2 * danger
            if s.carrier // TEAM == seat:
                return -abs(rows[square] - rows[s.at[s.carrier]]) / 4 - 3 * danger
            return -abs(steps[square] - 1)

        return max(actions, key=worth)

    def _tackle(self, s: BattleBall, seat: int, pair: int) -> float:
        """The chance to win, and what is at stake."""
        attacker, defender = TEAM * seat + pair // TEAM, TEAM * (1 - seat) + pair % TEAM
        mine, theirs = int(s.die_of(attacker)), int(s.die_of(defender))
        chance = theirs / (mine + theirs)
        return chance + (1 if defender == s.carrier else 0) - (0.5 if attacker == s.carrier else 0)

    def _play(self, s: BattleBall, seat: int, actions: list[int]) -> int:
        """To a faster player who is further up the field."""
        rows = [int(row) for row in s.box.field.row_of]
        goal = int(last_row(s, seat))
        mine = abs(rows[s.at[s.carrier]] - goal)
        best, choice = 3.0, int(c.END)
        for action in actions:
            if action == c.END:
                continue
            taker = TEAM * seat + (action - c.PASS if action >= c.PASS else action - c.HAND_OFF)
            gain = mine - abs(rows[s.at[taker]] - goal) + (int(s.die_of(taker)) - int(s.die_of(s.carrier))) / 2
            if action >= c.PASS:
                gain /= 2
            if gain > best:
                best, choice = gain, action
        return choice

    def _place(self, s: BattleBall, seat: int, actions: list[int]) -> int:
        """The ball goes where our own are nearer than the others."""
        given = [action for action in actions if action >= c.GIVE and (action - c.GIVE) // TEAM == seat]
        if given:
            return given[0]
        squares = [action for action in actions if c.BALL <= action < c.GIVE]
        if not squares:
            return actions[self.rng.below(len(actions))]

        def nearness(action: int) -> float:
            steps = [int(step) for step in s.box.field.distances(action - c.BALL, action - c.BALL)]
            reach = [
                10.0 * steps[s.at[p]] / int(s.die_of(p)) if s.at[p] != c.NOWHERE else 999.0 for p in range(2 * TEAM)
            ]
            return min(reach[TEAM * (1 - seat) : TEAM * (2 - seat)]) - min(reach[TEAM * seat : TEAM * (seat + 1)])

        return max(squares, key=nearness)
