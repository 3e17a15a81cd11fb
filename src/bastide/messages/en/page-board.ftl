# The board of a game in the browser

page-board-smaller = Smaller
page-board-larger = Larger
page-board-fit = Show the whole board
page-board-last = To the latest tile
page-board-cells = Where the tile can lie
# $cell: where it is, such as 3,0
page-board-cell = { $cell }
page-board-gain = { $points ->
        [one] 1 point
       *[other] { $points } points
    }
# $turns: in how many ways the tile can lie here
page-board-turn = { $turns ->
        [one] The tile can lie only so
       *[other] Turn the tile
    }
page-board-turn-left = Turn left
page-board-turn-right = Turn right
# $role: what the piece would be, such as Knight; $kind and $direction: where
page-board-place = { $role }, { KIND($kind) } { direction }
page-board-scores = This move scores
# $has: what the tile would have at a side, $wanted: what its neighbour has there; kinds of terrain
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
