# What bastide --help and the commands' own --help say

help-bastide = Play, replay and study Carcassonne by its printed rulebooks.
help-bastide-more = “bastide play” starts a game at once; “bastide COMMAND --help” tells more about a command.
help-commands = Commands
help-language = The language to speak; by default that of this machine, if it is known.
help-version = Show the version and exit.
help-json = Print JSON for programs.
help-output = Write the result to this file instead of standard output.
version = bastide { $version }
version-unknown = of unknown version

help-command-play = Play a game at this terminal.
help-command-show = Show a game at any of its turns.
help-command-score = List every point of a game.
help-command-convert = Convert a game from one form into another.
help-command-editions = Tell what differs between the rulebooks.
help-command-simulate = Let computer players play many games.
help-command-bench = Measure how fast this machine plays.

help-play =
    Play a game at this terminal, against computer players or other people.

    Every move is on the disk before it is answered, so that a game can always be gone on with. While playing, “help” tells
    what can be typed.
help-play-edition = The rulebook to play by; “bastide editions” lists them.
help-play-players =
    Who sits at the table, seat by seat: “you”, “you=NAME”, or a computer player, separated by commas.
help-play-seed = Shuffle the tiles in the order of this number.
help-play-no-farmers = Play without farmers: no follower is placed on a field. Hunters and Gatherers has no farmers, so it changes nothing there.
help-play-draw-ahead = Draw the tile for the next turn at the end of the turn before.
help-play-first = The seat that begins, counted from 0.
help-play-position = Begin at this position: a file, or the position in one line.
help-play-save = Keep the game in this new file.
help-play-resume = Go on with the game of this file, or with the latest game.
help-play-examples =
    Examples:
      bastide play
      bastide play --edition danish --players you=Ann,you=Bob,greedy
      bastide play --resume

help-show =
    Show the table of a game: at its end, or after any of its turns.

    GAME is a file with a record, with its JSON form or with a position; - is standard input. A position in one line may stand there itself.
help-show-turn = Show the table after this many turns; 0 is before the first one.
help-show-svg = Draw a picture instead, and write it to this SVG file, or to standard output if none is named.
help-show-layer =
    Draw this above the tiles of a picture; it may be asked for several times. fields, features: who holds them; dead: cells
    that no remaining tile fits; coordinates: the numbers of columns and rows.
help-show-score-track = Draw the score track round the board of a picture.
help-show-size = How wide a tile of a picture is, in pixels.
help-show-animate = Let the picture play the game up to there, turn by turn, again and again.
help-show-examples =
    Examples:
      bastide show game.bastide
      bastide show game.bastide --turn 12
      bastide show game.bastide --turn 12 --svg board.svg --layer fields --score-track

help-score =
    List every point of a game: when it was scored, by whom and for what.

    GAME is a file with a record or with its JSON form; - is standard input.
help-score-by = Count by the rules of another edition: the same moves on the same tiles.
help-score-examples =
    Examples:
      bastide score game.bastide
      bastide score game.bastide --json
      bastide score game.bastide --by danish

help-convert =
    Convert a game: a record to JSON for other programs, and back, or to the position that it has reached.

    GAME is a file, or a position in one line; - is standard input.
help-convert-from = What GAME is; by default it is guessed.
help-convert-to = What to make of it; by default JSON of a record, and a record of all else. A line is a position that an address can hold.
help-convert-examples =
    Examples:
      bastide convert game.bastide --to json --output game.json
      bastide convert game.json --from json

help-editions = Tell what differs between the rulebooks that can be played by.
help-editions-examples =
    Example:
      bastide editions
