# Refusals of the commands: $file is a file as it was named

error-usage = { $problem } See: { $command } --help
error-file-failed = { $file }: { $problem }.
error-file-unreadable = { $file } cannot be read: { $problem }.
error-file-unwritable = { $file } cannot be written: { $problem }.
error-file-no-home = There is no home folder to save games in; set BASTIDE_DATA to a folder.
error-file-not-text = { $file } is not a text file in UTF-8, so it cannot hold a game.
error-file-wrong = { $file }: { $problem }
error-file-exists = { $file } already exists and is not overwritten; name a new file, or resume its game with --resume.
error-file-wrong-deck =
    { $file } cannot be used: { $problem } Delete it, and the remaining tiles are shuffled again.
error-file-in-use = { $file } is being played in another window; end that game first.
error-file-not-ours =
    { $file } is not written the way Bastide writes it and cannot be resumed; first make a clean copy with “bastide convert --to record --output”.
error-file-nothing-to-resume = There is no unfinished game to resume; start one with “{ $command }”.
error-show-no-such-turn = There is no turn { $turn }; this game has turns 0 to { $last }.
error-show-two-forms = A game is shown as JSON or as a picture, not both; leave out --json or --svg.
error-show-no-picture = { $option } is for pictures, but no picture was requested; add --svg, or leave out { $option }.
error-show-over-the-game = The picture would be written over the game in “{ $file }”; name another file.
error-show-no-file = --svg names an empty file; name a real one, or leave out the name to write to standard output.
error-show-not-in-film = A picture that plays the game cannot have { $option }; leave out --animate or { $option }.
error-show-nothing-moves =
    There is no turn to animate; choose a later one with --turn, or give a record, because a position does not contain its turns.
error-setup-unknown-seat = “{ $name }” cannot sit at the table; write one of these, or “you=NAME”: { $known }.
error-setup-name-of-computer = Nobody can be called “{ $name }”: computer players are called { $known }.
error-setup-resumed =
    A resumed game keeps its players, its rules and its file; leave out { $options }, or --resume.
error-setup-of-position =
    The position sets the rules, and whose turn it is; leave out { $options }, or --position.

# Input at the terminal: $cell is a cell as typed; $choices are the alternatives

error-typed-no-cell =
    “{ $cell }” is neither a cell nor a command; the cells are { $choices }, and “help” lists the commands.
error-typed-not-there = Tile { $tile } does not fit { $cell }; it fits { $choices }.
error-typed-too-much = “{ $text }” is more than a cell, one turn in degrees and one place for a piece.
error-typed-no-rotation = Tile { $tile } turned by { $degrees } does not fit { $cell }; it fits turned by { $choices }.
error-typed-no-place =
    Nothing can be placed on “{ $place }” at { $cell }{ $hut_on_land ->
        [true] , because a hut can stand only on a river or a lake
       *[false] {""}
    }; its places are { $choices }, and “moves { $cell }” lists them.
error-typed-several = “{ $place }” at { $cell } could be several places; choose one of { $choices }.
error-undo-no-own-move = No person has a turn to take back yet.
