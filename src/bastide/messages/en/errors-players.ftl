# $name is a player's name in the registry, $known are all of them

error-setup-unknown-player = There is no player “{ $name }”; there are: { $known }.
error-player-nothing-to-play = The player “{ $name }” cannot choose a move here: nobody has a tile to play now.
