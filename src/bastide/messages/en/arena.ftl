# bastide arena: $a and $b are two players that met; $margin and $share are formatted figures

help-command-arena = Let computer players compete, and show how sure the result is.
help-arena =
    Let computer players compete: everyone against everyone, each tile order once in every seating.

    With more than two seats, one copy of the first player meets copies of the second; as many players as seats all sit at one table.
help-arena-players = A PLAYER is one of { $players }, with parameters after a colon if needed, such as “mcts:published,samples=1000”, or a level: { $levels }.
help-arena-seats = How many seats a game has.
help-arena-pairs = How many tile orders to play, each once in every seating; by default { $pairs }, or as many as needed with --until-sure.
help-arena-until-sure = Stop a match as soon as a sequential test is sure which player is better, or that neither is.
help-arena-resolution = The smallest difference in points per game that matters to --until-sure.
help-arena-seed = The seed of the first tile order; by default a random one.
help-arena-seconds = How many seconds of CPU time a move may take; a player’s own parameter “seconds” takes precedence.
help-arena-samples = How many samples a move may take; a player’s own parameter “samples” takes precedence.
help-arena-code = A file of your own that defines a player, which can then be named; can be given several times.
help-arena-cluster = Play on the Dask cluster at this address.
help-arena-results = Keep every game with its record in this file, as one line of JSON each; if the file exists, resume it.
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
    { $file } already holds { $units ->
        [one] one unit
       *[other] { $units } units
    }; resuming it.
arena-torn = { $file } ended in the middle of a unit; { $bytes ->
        [one] its last byte was
       *[other] its last { $bytes } bytes were
    } dropped.

arena-title =
    { $games ->
        [one] One game
       *[other] { $games } games
    } of the edition “{ $edition }” with { $seats } seats, tile orders starting at seed { $seed }
arena-twos = Pair by pair
arena-cross-table = Margins of the row’s player over the column’s
arena-ratings = Bradley–Terry ratings
arena-column-a = player
arena-column-b = against
arena-column-pairs = pairs
arena-column-margin = margin
arena-column-error = ±
arena-column-share = won
arena-column-first = first
arena-column-interval = 95%
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
arena-percent = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
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
    A pair is one tile order played twice with the seats exchanged; margin is its mean in points per game, ± the standard error. won is the share of games won, with draws counting half, and has a 95% interval, bootstrapped by tile order like those of the ratings. ms is CPU time per move.
arena-key-seats =
    A pair is one tile order played { $seats } times with the seats rotated; margin is its mean in points over the average of the opponents, ± the standard error. won is the share of first places, with shared ones counting half, and has a 95% interval, bootstrapped by tile order like those of the ratings. ms is CPU time per move.
arena-key-table =
    A pair is one tile order played { $seats } times with the seats rotated; margin is its mean in points over the average of all others, ± the standard error. first is the share of first places, with shared ones counting half, and has a 95% interval, bootstrapped by tile order like those of the ratings. Pair by pair, margin is over that one player, and won is the share of games in which one finished ahead of the other. ms is CPU time per move.

arena-picture-title = Ratings and margins of computer players
arena-picture-ratings = Bradley–Terry ratings with 95% intervals
arena-picture-margins = Margins in points per game with 95% intervals

error-arena-one-player =
    { $count ->
        [0] There is no contest without players
       *[other] One player cannot compete
    }: name two or more.
error-arena-player-twice = The player “{ $name }” is named twice; with different parameters it would count as another player.
error-arena-no-more-seeds =
    Starting at { $seed }, there are not enough seeds for { $pairs } tile orders: the greatest seed is { $last }.
error-arena-two-places = --processes and --cluster cannot be combined; give only one of them.
error-arena-unwritable = { $file } cannot be written: { $problem }.
error-arena-file-in-use = { $file } is in use: another arena is writing its results there.
error-arena-other-tournament = { $file } holds the results of another tournament; name another file, or give the same players, rules, limits and seed.
error-arena-other-program = { $file } was written by { $program } with other players or constants than those here, so it cannot be resumed; name another file, or use the version that began it.
error-arena-not-results = { $file } is not a file of arena results and is not overwritten; name another file.
error-arena-wrong-line = { $file } cannot be resumed: the unit that begins in line { $line } is not part of this tournament.
error-file-no-game-in-line = { $file } has no game in line { $line }; in arena results the games begin in line 2.

error-cluster-unreachable = There is no cluster at “{ $address }”: { $problem }
error-cluster-lost = The cluster at “{ $address }” failed: { $problem }
