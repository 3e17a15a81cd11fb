# What is wrong with files before their lines are read

error-file-output = Not everything could be written: { $problem }.
error-file-empty = it is empty, so it holds no game.
