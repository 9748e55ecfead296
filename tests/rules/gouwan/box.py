"""The test pack: a whole box of Gouwan Strike whose numbers are easy to work out by hand.

In every colour: six batters with the same value everywhere (0, 6 and -2; 0 and 6 standing on the right), and others
whose value differs for every area of the bat, arm and speed. The first three pitchers are a right arm, a left arm with
the same six pitches, and a right arm with the four other pitches.
"""

from __future__ import annotations

PACK = '''
[pack]
game = "gouwan"
name = "box"

[zone]
source = "rebuilt"
plus = """
3 2 1 0 0 1 2
2 1 0 1 0 0 1
0 0 1 2 3 1 0
1 0 -1 0 1 2 3
0 1 2 0 0 1 1
-1 0 1 2 0 1 0
-2 -1 0 1 2 0 -1
"""

[pitches]
source = "rebuilt"
still = "fast: 0,0 0,0 0,0 0,0 0,0 0,0"
float = "slow: 0,0 0,0 0,0 0,0 0,0 0,0"
slide = "fast: 1,0 1,0 1,0 1,0 1,0 1,0"
drop = "slow: 0,-1 0,-1 0,-1 0,-1 0,-1 0,-1"
rise = "fast: 0,1 0,1 0,1 0,1 0,1 0,1"
spread = "slow: 1,0 2,0 3,0 -1,0 -2,0 -3,0"
stack = "fast: 0,1 0,2 0,3 0,-1 0,-2 0,-3"
slant = "fast: 3,1 2,2 1,3 -1,-3 -2,-2 -3,-1"
loop = "slow: 0,0 1,1 2,1 -1,1 -2,-1 0,-2"
whirl = "slow: -1,0 -1,0 -1,0 -1,0 -1,0 -1,0"

[pitchers.red]
source = "rebuilt"
rex = "right: still float slide drop rise spread"
lou = "left: still float slide drop rise spread"
ray = "right: stack slant loop whirl still float"
ron = "left: stack slant loop whirl still float"
rob = "right: slide drop rise spread stack slant"
roy = "left: slide drop rise spread stack slant"
ric = "right: whirl loop slant stack spread rise"
rod = "left: whirl loop slant stack spread rise"
rip = "right: still slide rise stack slant loop"
rue = "left: float drop spread loop whirl still"
rye = "right: float drop spread loop whirl slide"
rio = "left: still slide rise stack slant float"
rab = "right: drop rise spread stack slant loop"

[pitchers.blue]
source = "rebuilt"
bob = "right: still float slide drop rise spread"
lee = "left: still float slide drop rise spread"
max = "right: stack slant loop whirl still float"
ben = "left: stack slant loop whirl still float"
bud = "right: slide drop rise spread stack slant"
bas = "left: slide drop rise spread stack slant"
bix = "right: whirl loop slant stack spread rise"
boz = "left: whirl loop slant stack spread rise"
bim = "right: still slide rise stack slant loop"
bay = "left: float drop spread loop whirl still"
bram = "right: float drop spread loop whirl slide"
burt = "left: still slide rise stack slant float"
bert = "right: drop rise spread stack slant loop"

[batters.red]
source = "rebuilt"
amber = "right: left 0 1 2 3 / 4 5 6 -1; left: left 6 -1 0 1 / 2 3 4 5"
birch = "right: right 3 4 5 6 / 0 -1 1 2; left: right 1 0 -1 4 / 5 6 2 3"
cedar = "right: left 5 4 3 2 / 1 0 -1 6; left: right -1 6 5 4 / 3 2 1 0"
nil = "right: left 0 0 0 0 / 0 0 0 0; left: left 0 0 0 0 / 0 0 0 0"
six = "right: left 6 6 6 6 / 6 6 6 6; left: left 6 6 6 6 / 6 6 6 6"
minus = "right: left -2 -2 -2 -2 / -2 -2 -2 -2; left: left -2 -2 -2 -2 / -2 -2 -2 -2"
zip = "right: right 0 0 0 0 / 0 0 0 0; left: right 0 0 0 0 / 0 0 0 0"
hex = "right: right 6 6 6 6 / 6 6 6 6; left: right 6 6 6 6 / 6 6 6 6"
dogwood = "right: right 2 3 4 5 / 6 -1 0 1; left: left 4 5 6 -1 / 0 1 2 3"
elm = "right: left 1 2 3 4 / 5 6 -1 0; left: right 0 3 1 2 / 4 5 6 -1"
fir = "right: right 4 5 6 -1 / 0 1 2 3; left: left 1 2 3 4 / 5 6 -1 0"
gorse = "right: left 2 0 1 3 / 6 4 5 -1; left: left 5 3 4 6 / 1 -1 0 2"

[batters.blue]
source = "rebuilt"
azure = "right: left 0 1 2 3 / 4 5 6 -1; left: left 6 -1 0 1 / 2 3 4 5"
bison = "right: right 3 4 5 6 / 0 -1 1 2; left: right 1 0 -1 4 / 5 6 2 3"
cobra = "right: left 5 4 3 2 / 1 0 -1 6; left: right -1 6 5 4 / 3 2 1 0"
zero = "right: left 0 0 0 0 / 0 0 0 0; left: left 0 0 0 0 / 0 0 0 0"
hexa = "right: left 6 6 6 6 / 6 6 6 6; left: left 6 6 6 6 / 6 6 6 6"
debt = "right: left -2 -2 -2 -2 / -2 -2 -2 -2; left: left -2 -2 -2 -2 / -2 -2 -2 -2"
void = "right: right 0 0 0 0 / 0 0 0 0; left: right 0 0 0 0 / 0 0 0 0"
gross = "right: right 6 6 6 6 / 6 6 6 6; left: right 6 6 6 6 / 6 6 6 6"
dingo = "right: right 2 3 4 5 / 6 -1 0 1; left: left 4 5 6 -1 / 0 1 2 3"
eagle = "right: left 1 2 3 4 / 5 6 -1 0; left: right 0 3 1 2 / 4 5 6 -1"
finch = "right: right 4 5 6 -1 / 0 1 2 3; left: left 1 2 3 4 / 5 6 -1 0"
gecko = "right: left 2 0 1 3 / 6 4 5 -1; left: left 5 3 4 6 / 1 -1 0 2"

[situations]
source = "rebuilt"
last_chance = "innings 3, inning 3 bottom, score 4 3, outs 2, runners 2"
opening = "innings 1, inning 1 top, score 0 0, outs 0, runners 1 2 3"
rally = "innings 3, inning 3 bottom, score 5 2, outs 0, runners 1 2"
squeeze = "innings 3, inning 3 bottom, score 2 2, outs 1, runners 3"
lead = "innings 3, inning 3 top, score 1 1, outs 0, runners 2"
corners = "innings 2, inning 2 top, score 0 1, outs 1, runners 1 3"
full_house = "innings 2, inning 2 bottom, score 3 0, outs 2, runners 1 2 3"
runner_on = "innings 1, inning 1 bottom, score 1 0, outs 0, runners 1"
far_behind = "innings 9, inning 9 bottom, score 9 4, outs 0, runners 2 3"
extra = "innings 3, inning 4 top, score 6 6, outs 1, runners 3"
'''
