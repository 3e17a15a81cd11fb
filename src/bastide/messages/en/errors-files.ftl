# Faults of whole files

error-file-output = Not everything could be written: { $problem }.
error-file-empty = it is empty, so it does not hold a game.
