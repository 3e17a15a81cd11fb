# bastide simulate

help-simulate =
    Let computer players play many games, and show what they scored.

    Each game has its own seed, counted up from the first: the same command plays the same games, in any number of processes.
help-simulate-players = Who sits at the table, seat by seat, separated by commas: { $players }.
help-simulate-games = How many games to play.
help-simulate-seed = The seed of the first game; by default a random one.
help-simulate-processes = How many processes play at once; by default as many as there are cores.
help-simulate-records = Save the record of every game in this folder.
help-simulate-format = A table of averages, or every game as a line of JSON or CSV.
help-simulate-json = Print the averages as one JSON object.
help-simulate-examples =
    Examples:
      bastide simulate --players greedy,random --games 100
      bastide simulate --edition danish --seed 1 --format csv --output games.csv

simulate-playing = Playing
simulate-interrupted =
    Interrupted: { $played ->
        [0] none
       *[other] { $played }
    } of { $games } games { $played ->
        [one] was
       *[other] were
    } finished.

simulate-title =
    { $games ->
        [one] One game
       *[other] { $games } games
    } of the edition “{ $edition }”, starting at seed { $seed }, with { simulate-turns } turns on average
simulate-turns = { NUMBER($turns, minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-column-seat = seat
simulate-column-player = player
simulate-column-mean = mean
simulate-column-error = ±
simulate-column-deviation = spread
simulate-column-least = least
simulate-column-most = most
simulate-column-wins = wins
simulate-column-shared-wins = shared
simulate-decimal = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-undefined = –
simulate-whole = { NUMBER($value) }
simulate-key =
    ± is the standard error of the mean, spread the standard deviation of single games; wins are outright, shared are ties for the most points.

error-simulate-too-small = { $option } is { $value }, but must be { $least } or more.
error-simulate-no-more-seeds =
    Starting at { $seed }, there are not enough seeds for { $games } games: the greatest seed is { $last }.
error-file-another-game = { $file } holds another game and is not overwritten; name another folder, or move that file away.
error-simulate-two-formats = --json and --format { $format } cannot be combined; give only one of them.
