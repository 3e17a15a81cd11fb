# Events at a table in the browser, off the board: $seat is the player's name

event-resigned = { $seat } resigns.
event-handed-over = From now on the computer player “{ $level }” plays for { $seat }.
event-won-by-resignation = The game is over: everybody else has resigned, so { $seat } wins.
event-tallied = Counted offline: { $seat }, { KIND($kind) }, { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
