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

# A tile that is tried. $role: a piece; $kind: the kind of a feature; $name: the player who has pieces on it

page-board-claims = { $role ->
        [robber] Robber on a road
        [knight] Knight in a city
        [monk] Monk in a monastery
        [gatherer] Gatherer in a forest
        [fisher] Fisher on a river
        [hunter] Hunter on a meadow
        [hut] Hut on a river system
       *[farmer] Farmer in a field
    }
page-board-completes = { $kind ->
        [road] Completes a road
        [city] Completes a city
        [monastery] Completes a monastery
        [forest] Completes a forest
       *[river] Completes a river
    }
page-board-joins = { $kind ->
        [road] Joins { $name }’s road
        [city] Joins { $name }’s city
        [forest] Joins { $name }’s forest
        [river] Joins { $name }’s river
        [system] Joins { $name }’s river system
        [meadow] Joins { $name }’s meadow
       *[field] Joins { $name }’s field
    }
page-board-taken = { $kind ->
        [road] Taken road
        [city] Taken city
        [monastery] Taken monastery
        [forest] Taken forest
        [river] Taken river
        [system] Taken river system
        [meadow] Taken meadow
       *[field] Taken field
    }
# Points as the game stands, and once the feature, or every city beside a field, is completed
page-board-worth = { $now ->
        [one] 1 point now
       *[other] { $now } points now
    }, { $completed } once completed.
page-board-worth-fixed = { $points ->
        [one] Worth 1 point.
       *[other] Worth { $points } points.
    }
page-board-pays = { $points ->
        [one] Scores 1 point now.
       *[other] Scores { $points } points now.
    }
# After who has how many pieces there; $count players have the most
page-board-shared = { $count ->
        [2] Both score all the points.
       *[other] All { $count } score all the points.
    }
page-board-open = { $kind ->
        [monastery] { $count ->
            [one] 1 cell around it is empty.
           *[other] { $count } cells around it are empty.
        }
       *[other] { $count ->
            [one] 1 side is open.
           *[other] { $count } sides are open.
        }
    }
page-board-no-pieces = You have no followers left. One comes home when its feature is completed.
