board-score = { $device } { $seat } { $points }
board-plays =
    { $seat } plays tile { $tile }; { $left ->
        [0] it is the last one
        [one] one tile is left
       *[other] { $left } tiles are left
    } in the bag.
board-draws = { $seat } draws; { $left ->
        [one] one tile is left
       *[other] { $left } tiles are left
    } in the bag.
board-over = The game is over.
