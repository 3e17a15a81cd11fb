# The levels of computer players, the weakest first, with a description: “Shrewd: counts the tiles that are left”

level-gentle = Gentle
level-gentle-about = dreams of grand things, and often they stay dreams
level-eager = Eager
level-eager-about = takes the most points at once
level-steady = Steady
level-steady-about = keeps followers in reserve and takes few risks
level-shrewd = Shrewd
level-shrewd-about = counts the tiles that are left
level-merciless = Merciless
level-merciless-about = thinks every good move through
