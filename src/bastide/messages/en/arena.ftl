# bastide arena: $a and $b are two players that met, $margin and $share are figures that were put into words before

help-command-arena = Let computer players compete, and tell how sure it is who is better.
help-arena =
    Let computer players compete: everybody against everybody, each order of tiles once with every turn of the seats.

    With more than two seats, one of the first player sits among the second; as many players as seats sit at one table.
help-arena-players = A PLAYER is one of { $players }, with parameters after a colon if need be, such as “mcts:published,samples=1000”, or a level: { $levels }.
help-arena-seats = How many play in a game.
help-arena-pairs = How many orders of tiles to play, each once with every turn of the seats; by default { $pairs }, with --until-sure as many as it takes.
help-arena-until-sure = Stop a match as soon as a sequential test is sure who is better, or that nobody is.
help-arena-resolution = How many points a game make a difference to --until-sure.
help-arena-seed = The seed of the first order of tiles; by default one that nobody can guess.
help-arena-seconds = How many seconds of CPU time a move may take; a player’s own parameter “seconds” comes first.
help-arena-samples = How many samples a move may take; a player’s own parameter “samples” comes first.
help-arena-code = A file of your own that defines a player, who can then be named; it may be given several times.
help-arena-cluster = Play on the Dask cluster at this address.
help-arena-results = Keep every game with its record in this file, a line of JSON each; if it is there already, go on with it.
help-arena-picture = Draw the ratings and margins, and write the picture to this SVG file.
help-arena-json = Print the summary as one JSON object.
help-arena-examples =
    Examples:
      bastide arena greedy random --pairs 50 --seed 1
      bastide arena greedy random --seats 4 --edition hunters
      bastide arena greedy random --results games.jsonl && bastide show games.jsonl:2

arena-running = { $a } – { $b }: { $margin } ± { $error }, { $share }
arena-interrupted =
    Interrupted: { $played ->
        [0] none
       *[other] { $played }
    } of { $units } units were finished.
arena-goes-on =
    { $file } holds { $units ->
        [one] one unit
       *[other] { $units } units
    } already; going on with it.
arena-torn = { $file } ended in the middle of a unit; { $bytes ->
        [one] its last byte was
       *[other] its last { $bytes } bytes were
    } dropped.

arena-title =
    { $games ->
        [one] One game
       *[other] { $games } games
    } of the edition “{ $edition }” with { $seats } seats, orders of tiles from seed { $seed } on
arena-twos = Each two of them, whoever else sat there
arena-cross-table = Margins of the players in the rows over those in the columns
arena-ratings = Bradley–Terry ratings
arena-column-a = player
arena-column-b = against
arena-column-pairs = pairs
arena-column-margin = margin
arena-column-error = ±
arena-column-share = won
arena-column-first = first
arena-column-interval = 95 %
arena-column-results = won–drawn–lost
arena-column-places = first–shared–behind
arena-column-ms-a = ms
arena-column-ms-b = ms against
arena-column-verdict = verdict
arena-column-player = player
arena-column-rating = rating
arena-column-from = from
arena-column-to = to
arena-verdict-open = open
arena-verdict-a = better
arena-verdict-b = worse
arena-verdict-even = even
arena-percent = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
arena-interval = { $low } – { $high }
arena-results = { $wins }–{ $draws }–{ $losses }
arena-milliseconds = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
arena-signed = { $sign ->
        [plus] +
        [minus] −
       *[none] { "" }
    }{ NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-signed-whole = { $sign ->
        [plus] +
        [minus] −
       *[none] { "" }
    }{ NUMBER($value) }
arena-key =
    A pair is one order of tiles played twice with the seats exchanged; margin is its mean in points a game, ± the standard error. won is the share of games, a draw counting half, with its 95 % interval, bootstrapped by order of tiles as those of the ratings. ms is CPU time a move.
arena-key-seats =
    A pair is one order of tiles played { $seats } times with the seats turned; margin is its mean in points over the mean of those against, ± the standard error. won is the share of first places, a shared one counting half, with its 95 % interval, bootstrapped by order of tiles as those of the ratings. ms is CPU time a move.
arena-key-table =
    A pair is one order of tiles played { $seats } times with the seats turned; margin is its mean in points over the mean of all others, ± the standard error. first is the share of first places, a shared one counting half, with its 95 % interval, bootstrapped by order of tiles as those of the ratings. Of each two, margin is over that one, and won is the share of games in which one was ahead of it. ms is CPU time a move.

arena-picture-title = Ratings and margins of computer players
arena-picture-ratings = Bradley–Terry ratings with 95 % intervals
arena-picture-margins = Margins in points a game with 95 % intervals

error-arena-one-player =
    { $count ->
        [0] Nobody
       *[other] One player
    } cannot compete: name two or more.
error-arena-player-twice = The player “{ $name }” is named twice; with other parameters it would be another one.
error-arena-no-more-seeds =
    There are not enough seeds from { $seed } on for { $pairs } orders of tiles: the greatest seed is { $last }.
error-arena-two-places = --processes and --cluster exclude each other: give one of them.
error-arena-unwritable = { $file } cannot be written: { $problem }.
error-arena-file-in-use = { $file } is in use: another arena is writing its results there.
error-arena-other-tournament = { $file } holds the results of another tournament; name another file, or give the same players, rules, limits and seed.
error-arena-other-program = { $file } was written by { $program } with other players or constants than those here, so its figures cannot be gone on with; name another file, or use the version that began it.
error-arena-not-results = { $file } is no file of the arena’s results and is not overwritten; name another file.
error-arena-wrong-line = { $file } cannot be gone on with: the unit that begins in line { $line } is not one of this tournament.
error-file-no-game-in-line = { $file } has no game in line { $line }; in the arena’s results the games begin in line 2.

error-cluster-not-installed = For a cluster Dask is needed: install “bastide[cluster]”.
error-cluster-unreachable = There is no cluster at “{ $address }”: { $problem }
error-cluster-lost = The cluster at “{ $address }” has given up: { $problem }
