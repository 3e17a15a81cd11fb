# What the commands refuse: $file is a file as it was named

error-usage = { $problem } See: { $command } --help
error-file-failed = { $file }: { $problem }.
error-file-unreadable = { $file } cannot be read: { $problem }.
error-file-unwritable = { $file } cannot be written: { $problem }.
error-file-not-text = { $file } is not a text file in UTF-8, so it cannot hold a game.
error-file-wrong = { $file }: { $problem }
error-file-exists = { $file } is there already and is not overwritten; name a new file, or go on with its game by --resume.
error-file-wrong-deck =
    { $file } cannot be used: { $problem } Delete it, and the remaining tiles are shuffled anew.
error-file-in-use = { $file } is being played in another window; end that game first.
error-file-not-ours =
    { $file } is not written as Bastide writes it and cannot be gone on with; make a clean copy by “bastide convert --to record --output” first.
error-file-nothing-to-resume = There is no unfinished game to go on with; start one by “{ $command }”.
error-show-no-such-turn = There is no turn { $turn }; this game has turns 0 to { $last }.
error-show-two-forms = A game is shown as JSON or as a picture, not as both; leave out --json or --svg.
error-show-no-picture = { $option } is about pictures, and none is asked for; add --svg, or leave { $option } out.
error-show-over-the-game = The picture would be written over the game in “{ $file }”; name another file.
error-show-no-file = --svg names an empty file; name a real one, or leave the name out to write to standard output.
error-show-not-in-film = A picture that plays the game cannot have { $option }; leave out --animate or { $option }.
error-show-nothing-moves =
    There is no turn to play in a moving picture; choose a later one by --turn, or give a record, for a position does not tell its turns.
error-setup-unknown-seat = “{ $name }” cannot sit at the table; write one of these, or “you=NAME”: { $known }.
error-setup-name-of-computer = Nobody can be called “{ $name }”: computer players are called { $known }.
error-setup-resumed =
    A game that goes on keeps its players, its rules and its file; leave out { $options }, or --resume.
error-setup-of-position =
    The position says by which rules it is played, and whose turn it is; leave out { $options }, or --position.

# What is typed at the table: $cell is a cell as it was typed, $choices what could be typed instead

error-typed-no-cell =
    “{ $cell }” is neither a cell nor a command; the cells are { $choices }, and “help” tells what can be typed.
error-typed-not-there = Tile { $tile } does not fit { $cell }; it fits { $choices }.
error-typed-too-much = “{ $text }” is more than a cell, one turn in degrees and one place for a piece.
error-typed-no-rotation = Tile { $tile } turned by { $degrees } does not fit { $cell }; it fits turned by { $choices }.
error-typed-no-place =
    Nothing can be placed on “{ $place }” at { $cell }{ $hut_on_land ->
        [true] , for a hut stands only on a river or a lake
       *[false] {""}
    }; its places are { $choices }, and “moves { $cell }” lists them.
error-typed-several = “{ $place }” at { $cell } could be several places; choose one of { $choices }.
error-undo-no-own-move = No person has a turn to take back yet.
