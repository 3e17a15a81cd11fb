# What happens at a table in the browser and not on its board: $seat is what the player is called

event-resigned = { $seat } gives up.
event-handed-over = From now on the computer player “{ $level }” plays for { $seat }.
event-won-by-resignation = The game is over: everybody else has given up, so { $seat } wins.

# Why a strong player would make a move: what it brings at once, and the piece that it places

hint-reason = { $points ->
        [0] Nothing at once, but
        [one] 1 point at once, and
       *[other] { $points } points at once, and
    } { $role ->
        [none] all your pieces stay with you.
        [robber] a robber who may bring more.
        [knight] a knight who may bring more.
        [monk] a monk who may bring more.
        [gatherer] a gatherer who may bring more.
        [fisher] a fisher who may bring more.
        [hunter] a hunter who counts in the end.
        [hut] a hut that counts in the end.
       *[farmer] a farmer who counts in the end.
    }
