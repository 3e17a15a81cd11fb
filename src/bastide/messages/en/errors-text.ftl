# Faults of a text: $line is the line in question, $number its number from 1

# Headings and keyed lines of positions and records

error-text-no-heading = Line { $number }, “{ $line }”: the first line must be “{ $heading }”.
error-text-newer-version =
    Line { $number }, “{ $line }”: version { $version } was written by a newer Bastide; this one reads version { $known }.
error-text-no-key =
    Line { $number }, “{ $line }”: this must be a key, a colon and a value; the keys are: { $known }.
error-text-unknown-key = Line { $number }, “{ $line }”: there is no key “{ $key }”; the keys are: { $known }.
error-text-key-twice =
    Line { $number }, “{ $line }”: “{ $key }” is already in line { $first }, and may be given only once.
error-text-missing-key = The line “{ $key }: …” is missing.
error-text-unknown-edition = Line { $number }, “{ $line }”: there is no edition “{ $name }”; choose from: { $known }.
error-text-players =
    Line { $number }, “{ $line }”: a game has { $least } to { $most } players, not { $players }.
error-text-not-yes-or-no = Line { $number }, “{ $line }”: this must be “yes” or “no”.
error-text-not-a-number = Line { $number }, “{ $line }”: “{ $word }” must be a whole number.
error-text-too-many-digits = Line { $number }, “{ $line }”: “{ $word }” is too long; a number has at most { $most } digits here.
error-text-no-such-seat = Line { $number }, “{ $line }”: there is no seat { $seat }; the seats are 0 to { $last }.
error-text-bad-tile = Line { $number }, “{ $line }”: { $problem }
error-text-bad-move = Line { $number }, “{ $line }”: { $problem }
error-text-foreign-tile = Line { $number }, “{ $line }”: the edition “{ $edition }” has no tile { $tile }.
error-text-wrong-count =
    Line { $number }, “{ $line }”: there { $given ->
        [one] is 1 entry
       *[other] are { $given } entries
    }, but there must be one for each of the { $players } players.

# Positions

error-position-board-value =
    Line { $number }, “{ $line }”: nothing may follow “board:” on its line; the tiles come below it, one per line.
error-position-no-owner =
    Line { $number }, “{ $line }”: a follower or a hut is written with its place, “=” and its seat, such as D@1,0>90 road=2.
error-position-overlap = Line { $number }, “{ $line }”: “{ $other }” is already there; each cell holds one tile.
error-position-no-start-tile = The start tile is missing: the board must have the line “{ $wanted }”.
error-position-other-start-tile =
    Line { $number }, “{ $line }”: the start tile of the edition “{ $edition }” belongs there: “{ $wanted }”.
error-position-start-turned = Line { $number }, “{ $line }”: the start tile is never turned; it must be “{ $wanted }”.
error-position-start-occupied =
    Line { $number }, “{ $line }”: no piece may stand on the start tile; the line must be “{ $wanted }”.
error-position-too-many-copies =
    Line { $number }, “{ $line }”: the edition has tile { $tile } { $count ->
        [one] only once
       *[other] only { $count } times
    }, but the board has more.
error-position-too-many-tiles =
    Line { $number }, “{ $line }”: the edition has tile { $tile } { $count ->
        [one] only once
       *[other] only { $count } times
    }, but there are { $table } on the board, { $hands } in hands and { $bag } in the bag.
error-position-too-many-followers =
    Line { $number }, “{ $line }”: seat { $seat } has { $most ->
        [0] no followers or tribe members, but there are some on the board.
        [one] only one follower or tribe member, but there are more on the board.
       *[other] only { $most } followers or tribe members, but there are more on the board.
    }
error-position-too-many-huts =
    Line { $number }, “{ $line }”: seat { $seat } has { $most ->
        [0] no huts, but there are some on the board.
        [one] only one hut, but there are more on the board.
       *[other] only { $most } huts, but there are more on the board.
    }
error-position-no-farmers =
    Line { $number }, “{ $line }”: this game is played without farmers, so no follower may stand on a field.
error-position-side-by-side =
    Line { $number }, “{ $line }”: this piece and that of “{ $other }” are on neighbouring tiles of one feature, where the second could not have been placed.
error-position-huts-side-by-side =
    Line { $number }, “{ $line }”: this hut and that of “{ $other }” are on neighbouring tiles of one river system, where the second could not have been placed.
error-position-fire =
    Line { $number }, “{ $line }”: a fire burns on tile { $tile }, so no hunter may stand on it.
error-position-mismatch =
    Line { $number }, “{ $line }”: on its side { $side } the tile has a { KIND($has) }, but its neighbour there has a { KIND($wanted) }; they must be the same.
error-position-touches-nothing =
    Line { $number }, “{ $line }”: the tile must share a side with another that is connected to the start tile.
error-position-completed =
    Line { $number }, “{ $line }”: the { KIND($kind) } is completed, so the piece must have returned to its player.
error-position-bad-score = Line { $number }, “{ $line }”: a score is a number from 0 to { $most }, not { $score }.
error-position-bad-bag =
    Line { $number }, “{ $line }”: “{ $word }” must be a tile, or a tile, “*” and how many of it, such as A*2.
error-position-bad-next =
    Line { $number }, “{ $line }”: this must be “over”, or a seat and “plays”, “draws”, “draws ahead” or “draws bonus”, such as “1 plays”.
error-position-no-draw-ahead = Line { $number }, “{ $line }”: nobody draws ahead in a game with “draw ahead: no”.
error-position-ahead-of-first =
    Line { $number }, “{ $line }”: a player draws ahead after laying a tile, but only the start tile is on the board.
error-position-plays-without-tile =
    Line { $number }, “{ $line }”: seat { $seat } holds no tile to play; put one in its hand, or let it draw.
error-position-fits-nowhere =
    Line { $number }, “{ $line }”: tile { $tile } fits nowhere on this board, so it cannot be played; it would have been discarded.
error-position-empty-bag =
    Line { $number }, “{ $line }”: seat { $seat } cannot draw, because the bag is empty or has only bonus tiles.
error-position-no-bonus =
    Line { $number }, “{ $line }”: seat { $seat } cannot draw a bonus tile, because there is none in the bag.
error-position-bonus-of-nothing =
    Line { $number }, “{ $line }”: a bonus tile comes after a tile that completed a forest with gold, but only the start tile is on the board.
error-position-draws-with-tile =
    Line { $number }, “{ $line }”: seat { $seat } already holds tile { $tile }, so it cannot draw.
error-position-other-hand =
    Line { $number }, “{ $line }”: seat { $seat } holds tile { $tile }, but it is seat { $turn }’s turn; others hold tiles only in a game with “draw ahead: yes”.
error-position-other-bonus =
    Line { $number }, “{ $line }”: seat { $seat } holds the bonus tile { $tile }, but it is seat { $turn }’s turn; a bonus tile is drawn only to be played at once.
error-position-over-with-hand =
    Line { $number }, “{ $line }”: seat { $seat } holds tile { $tile }, but the game is over, so nobody may hold one.
error-position-over-with-bag =
    Line { $number }, “{ $line }”: when the game is over, the bag may have only bonus tiles (write “bag: -”), but { $tiles ->
        [one] 1 other tile is
       *[other] { $tiles } other tiles are
    } in it.
error-position-line-cut-off = The position in one line ends with “{ $end }” instead of “~end”; its end has been cut off.
error-position-line-values =
    The position in one line has { $given } values between “~” and “~”, but must have { $wanted }, or one fewer without its bag.
error-position-other-game =
    The position is for { $players } players of “{ $edition }”; edition, players and options must be those of the game.

# Records

error-record-wrong-names =
    There { $given ->
        [one] is 1 name
       *[other] are { $given } names
    } (“{ $names }”), but there must be one for each of the { $players } players, or none at all.
error-record-bad-word =
    A record cannot keep { $word }; it must be printable, without spaces at its ends and without “{ $separator }”.
error-record-bad-position = Line { $number }: the game cannot begin at this position. { $problem }
error-record-other-first = Line { $number }, “{ $line }”: at this position seat { $seat } begins.
error-record-cut-off =
    Line { $number }, “{ $line }”: the record is cut off here, because every line ends with a line break; without this line the rest may be readable.
error-record-no-entries = The record is cut off: there must be a blank line after the lines with keys.
error-record-no-entry =
    Line { $number }, “{ $line }”: this must be a seat and “draws”, “draws ahead”, “draws bonus” or “discards” with a tile, “plays” with a move, or “takes back”.
error-record-after-the-end =
    Line { $number }, “{ $line }”: nothing may follow the final scores except one line “seed …” or “order …”.
error-record-illegal = Line { $number }, “{ $line }”: { $problem }
error-record-other-seat = Line { $number }, “{ $line }”: it is seat { $seat }’s turn.
error-record-other-draw = Line { $number }, “{ $line }”: this draw must be written as “{ $wanted }”.
error-record-other-move = Line { $number }, “{ $line }”: the last move can be taken back only by “{ $wanted }”.
error-record-no-discard =
    Line { $number }, “{ $line }”: seat { $seat } does not discard tile { $tile } here; a tile is discarded only if it fits nowhere when it should be played.
error-record-discard-missing =
    Line { $number }, “{ $line }”: the line “{ $wanted }” must come before this one, because that tile fits nowhere.
error-record-not-over = Line { $number }, “{ $line }”: the game is not over yet, so it has no final scores.
error-record-wrong-scores = Line { $number }, “{ $line }”: the final scores of these moves are { $scores }.
error-record-wrong-seed = Line { $number }, “{ $line }”: this seed does not give the tiles that were drawn.
error-record-wrong-order = Line { $number }, “{ $line }”: this is not the order in which the tiles were drawn.
error-record-bad-order = The game cannot be resumed with this tile order: { $problem }

# Records in JSON: $turn is the number of a turn from 1, or 0 for the whole record

json-place =
    { $turn ->
        [0] The record
       *[other] Turn { $turn }
    }
error-json-not-json = This is not valid JSON: there is a mistake in line { $line }, column { $column }.
error-json-too-deep = This is not JSON that Bastide can read: its brackets are nested far deeper than in any game.
error-json-long-number = This is not JSON that Bastide can read: it contains a number of thousands of digits.
error-json-half-character = This is not JSON that Bastide can read: it contains half a character, such as \ud800 alone.
error-json-not-unicode = This is not JSON that Bastide can read: it is not text in UTF-8.
error-json-not-an-object = { json-place }: there must be an object in braces, not { $value }.
error-json-missing-key = { json-place }: the key “{ $key }” is missing.
error-json-wrong-type =
    { json-place }: “{ $key }” is { $value }, but must be { $expected ->
        [text] a text in quotes
        [name] a text in quotes or a number, the name of a tile
        [number] a whole number
        [flag] true or false
        [list] a list
       *[object] an object in braces, or null
    }.
error-json-players = { json-place }: a game has { $least } to { $most } players, not { $players }.
error-json-unknown-edition = { json-place }: there is no edition “{ $name }”; choose from: { $known }.
error-json-unknown-tile =
    { json-place }: the edition “{ $edition }” has no tile “{ $tile }”; its tiles are { $known }.
error-json-bad-rotation = { json-place }: the rotation is { $rotation }, but must be 0, 1, 2 or 3 clockwise quarter turns.
error-json-too-far =
    { json-place }: “{ $key }” is { $coordinate }, but must be from -{ $most } to { $most }.
error-json-no-such-segment =
    { json-place }: tile { $tile } has no segment { $segment }; its segments are 0 to { $last }.
error-json-no-such-seat = { json-place }: “{ $key }” is { $seat }, but the players are 0 to { $last }.
error-json-two-pieces =
    { json-place }: “follower” has both “segment” and “hut_segment”, but a tile holds one piece; give the one that was placed.
error-json-no-place-for-follower =
    { json-place }: segment { $segment } of tile { $tile } is a { KIND($kind) }, where only a hut can stand; a hut is written as “hut_segment”.
error-json-no-place-for-hut =
    { json-place }: segment { $segment } of tile { $tile } is a { KIND($kind) }, but a hut can stand only on a river or a lake.
error-json-bonus =
    { json-place }: “bonus” is { $bonus }, but tile { $tile } { $bonus ->
        [true] is not one of the bonus tiles
       *[false] is one of the bonus tiles
    }.
error-json-bad-hands =
    { json-place }: “hands” must have the name of a tile, or null, for each of the { $players } players.
error-json-hand-missing = { json-place }: “hands” must give the tile that player { $seat } holds, because they have drawn one.
error-json-hand-unexpected =
    { json-place }: “hands” has tile { $tile } for player { $seat }, who cannot hold one now; it must be null.
error-json-bad-position = { json-place }: the game cannot begin at its “position”. { $problem }
error-json-illegal = { json-place }: { $problem }
error-json-not-discarded =
    { json-place }: tile { $tile } is not discarded here; a tile is discarded only if it fits nowhere.
error-json-fits-nowhere =
    { json-place }: “{ $move }” cannot be played, because tile { $tile } fits nowhere; it must be discarded first.
error-json-after-the-end = { json-place }: “{ $move }” comes after the end of the game, where nothing may follow.
error-json-other-player = { json-place }: player { $player } has this turn, but it must be player { $seat }’s.
