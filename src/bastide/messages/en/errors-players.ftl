# $name: a player's name in the registry; $known: all of them

error-setup-unknown-player = There is no player “{ $name }”; choose from: { $known }.
error-player-nothing-to-play = The player “{ $name }” cannot choose a move here: there is no tile to play now.
error-player-no-reasons = The player “{ $name }” chooses moves, but cannot say why.
error-setup-unfair-player = The player “{ $name }” needs to know what will be drawn, so it plays only in the arena.

# $player: a player's name; $name or $parameter: the name of one of its parameters; $value: its value

error-setup-unknown-parameter = The player “{ $player }” has no parameter “{ $name }”; choose from: { $known }.
error-setup-parameter-twice = The parameter “{ $name }” of the player “{ $player }” is given twice.
error-setup-flag-with-value = The parameter “{ $parameter }” of the player “{ $player }” takes no value; leave out “={ $value }”.
error-setup-not-a-whole-number = The parameter “{ $parameter }” of the player “{ $player }” must be a whole number from { $least } to { $most }, not “{ $value }”.
error-setup-not-a-number = The parameter “{ $parameter }” of the player “{ $player }” must be a number from { $least } to { $most }, not “{ $value }”.
error-setup-not-a-word-of = The parameter “{ $parameter }” of the player “{ $player }” must be one of { $known }, not “{ $value }”.

# $file: a file that defines a custom player

error-code-unreadable = { $file } cannot be read: { $problem }.
error-code-not-text = { $file } is not text, so it cannot be a player’s source.
error-code-fails = { $file } cannot be run: { $problem }
error-code-not-one-player =
    { $file } must define one class with a name and a method “choose”, but defines { $count ->
        [0] none
       *[other] { $count }
    }.
error-code-wrong-name = The player in { $file } is called “{ $name }”; a name has only lower-case letters, digits, _ and -, and begins with a letter.
error-code-name-taken = The player in { $file } is called “{ $name }”, but that name is already taken.
error-code-failed-in-game = The player “{ $name }” failed in turn { $turn } of a game: { $problem }
