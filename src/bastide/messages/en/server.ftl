# What happens at a table in the browser and not on its board: $seat is what the player is called

event-resigned = { $seat } gives up.
event-handed-over = From now on the computer player “{ $level }” plays for { $seat }.
event-won-by-resignation = The game is over: everybody else has given up, so { $seat } wins.
