# The levels of computer players, the weakest first, and what each is like: “Shrewd: counts the tiles that are left”

level-gentle = Gentle
level-gentle-about = dreams of grand things, and often they stay dreams
level-eager = Eager
level-eager-about = takes the most points at once
level-steady = Steady
level-steady-about = keeps its followers together and takes few risks
level-shrewd = Shrewd
level-shrewd-about = counts the tiles that are left
level-merciless = Merciless
level-merciless-about = plays every good move out before it moves
