# The board of a game in the browser

page-board-smaller = Zoom out
page-board-larger = Zoom in
page-board-fit = Show the whole board
page-board-last = Go to the latest tile
page-board-cells = Where the tile fits
# $cell: such as 3,0
page-board-cell = { $cell }
page-board-gain = { $points ->
        [one] 1 point
       *[other] { $points } points
    }
# $turns: the number of rotations that fit here
page-board-turn = { $turns ->
        [one] The tile fits only this way
       *[other] Turn the tile
    }
page-board-turn-left = Turn left
page-board-turn-right = Turn right
# $role: such as Knight; $kind and $direction: its place
page-board-place = { $role }, { KIND($kind) } { direction }
page-board-scores = This move scores
# $has: the kind of terrain that the tile would have at a side; $wanted: that of its neighbour
page-board-clash = That { KIND($has) } meets a { KIND($wanted) }.

# Roles, as labels
page-board-role = { $role ->
        [robber] Robber
        [knight] Knight
        [monk] Monk
        [gatherer] Gatherer
        [fisher] Fisher
        [hunter] Hunter
        [hut] Hut
       *[farmer] Farmer
    }
