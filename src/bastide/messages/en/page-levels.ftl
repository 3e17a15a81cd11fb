# The levels of computer players, the weakest first, and what each is like: “Shrewd: counts the tiles that are left”

level-gentle = Gentle
level-gentle-about = wants the right things and often misjudges them
level-eager = Eager
level-eager-about = takes the most points at once
level-steady = Steady
level-steady-about = plans ahead and is seldom far wrong
level-shrewd = Shrewd
level-shrewd-about = counts the tiles that are left
level-merciless = Merciless
level-merciless-about = plays every good move out before it moves
