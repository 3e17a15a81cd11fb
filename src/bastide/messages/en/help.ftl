# Help of bastide and its commands

help-bastide = Play, replay and study Carcassonne by its printed rulebooks.
help-bastide-more = “bastide play” starts a game at once; “bastide COMMAND --help” explains a command.
help-commands = Commands
help-language = The language to use; by default that of this machine, if it is supported.
help-version = Show the version and exit.
help-json = Print JSON for programs.
help-output = Write the result to this file instead of standard output.
version = bastide { $version }

help-command-play = Play a game at this terminal.
help-command-show = Show a game at any of its turns.
help-command-score = List every point of a game.
help-command-convert = Convert a game to another format.
help-command-editions = Show how the rulebooks differ.
help-command-simulate = Let computer players play many games.
help-command-bench = Measure how fast this machine plays.

help-play =
    Play a game at this terminal, against computer players or other people.

    Every move is saved before it is answered, so a game can always be resumed. While playing, “help” lists the commands.
help-play-edition = The rulebook to play by; “bastide editions” lists them.
help-play-players =
    Who sits at the table, seat by seat, separated by commas: “you”, “you=NAME”, or a computer player.
help-play-seed = Shuffle the tiles with this number.
help-play-no-farmers = Play without farmers: no follower is placed on a field. Hunters and Gatherers has no farmers, so this changes nothing there.
help-play-draw-ahead = Draw the tile for your next turn at the end of this one.
help-play-first = The seat that begins, counted from 0.
help-play-position = Begin at this position: a file, or a position in one line.
help-play-save = Save the game to this new file.
help-play-resume = Resume the game in this file, or the latest game.
help-play-examples =
    Examples:
      bastide play
      bastide play --edition danish --players you=Ann,you=Bob,greedy
      bastide play --resume

help-show =
    Show the table of a game: at its end, or after any of its turns.

    GAME is a file with a record, its JSON form or a position; - is standard input. It can also be a position in one line.
help-show-turn = Show the table after this many turns; 0 is before the first one.
help-show-svg = Draw a picture instead, and write it to this SVG file, or to standard output if no file is named.
help-show-layer =
    Draw this above the tiles of a picture; can be given several times. fields, features: who holds them; dead: cells that
    no remaining tile fits; coordinates: the numbers of columns and rows.
help-show-score-track = Draw the score track around the board of a picture.
help-show-size = How wide a tile of the picture is, in pixels.
help-show-animate = Let the picture play the game up to there, turn by turn, in a loop.
help-show-examples =
    Examples:
      bastide show game.bastide
      bastide show game.bastide --turn 12
      bastide show game.bastide --turn 12 --svg board.svg --layer fields --score-track

help-score =
    List every point of a game: when it was scored, by whom and for what.

    GAME is a file with a record or its JSON form; - is standard input.
help-score-by = Score by the rules of another edition: the same moves on the same tiles.
help-score-examples =
    Examples:
      bastide score game.bastide
      bastide score game.bastide --json
      bastide score game.bastide --by danish

help-convert =
    Convert a game: a record to JSON for other programs and back, or to the position that it has reached.

    GAME is a file, or a position in one line; - is standard input.
help-convert-from = The format of GAME; guessed by default.
help-convert-to = The format to convert to; by default JSON for a record, and a record for everything else. A line is a position that fits in an address.
help-convert-examples =
    Examples:
      bastide convert game.bastide --to json --output game.json
      bastide convert game.json --from json

help-editions = Show how the rulebooks that you can play by differ.
help-editions-examples =
    Example:
      bastide editions
