# What is wrong with files before their lines are read

error-file-output = Not everything could be written: { $problem }.
error-file-empty = it is empty, so it holds no game.
error-json-too-deep = this is not JSON that Bastide can read: its brackets are nested far deeper than those of any game.
error-json-long-number = this is not JSON that Bastide can read: it contains a number of thousands of digits.
