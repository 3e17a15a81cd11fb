# Events of a game: $seat is the player's name or colour, in no other form; $cell is such as 1,0; $role
# is the placed piece; $direction is its place on the tile, or none if that is unambiguous

event-drawn = { $seat } draws { $bonus ->
        [true] bonus tile { $tile }
       *[false] tile { $tile }
    }.
event-drawn-ahead = { $seat } draws tile { $tile } for the next turn.
event-discarded = { $bonus ->
        [true] Bonus tile { $tile }
       *[false] Tile { $tile }
    } fits nowhere, so { $seat } removes it from the game.
# The same beside a picture of the tile
event-discarded-plain = { $bonus ->
        [true] The bonus tile
       *[false] The tile
    } fits nowhere, so { $seat } removes it from the game.
event-placed = { $seat } lays tile { $tile } at { $cell }{ $turned ->
        [0] {""}
       *[other] , turned by { $turned }°
    }.
event-placed-with = { $seat } lays tile { $tile } at { $cell }{ $turned ->
        [0] {""}
       *[other] , turned by { $turned }°
    }, with a { $role ->
        [robber] robber
        [knight] knight
        [monk] monk
        [gatherer] gatherer
        [fisher] fisher
        [hunter] hunter
        [hut] hut on a { KIND($kind) }
       *[farmer] farmer
    }{ $direction ->
        [none] {""}
       *[other] {" "}{ direction }
    }.
# The same for readers who see the board
event-drawn-plain = { $seat } draws a { $bonus ->
        [true] bonus tile
       *[false] tile
    }.
event-drawn-ahead-plain = { $seat } draws a tile for the next turn.
event-placed-plain = { $seat } lays a tile.
event-placed-with-plain = { $seat } lays a tile with a { $role ->
        [robber] robber
        [knight] knight
        [monk] monk
        [gatherer] gatherer
        [fisher] fisher
        [hunter] hunter
        [hut] hut
       *[farmer] farmer
    }.
event-returned = { $seat }’s { $role ->
        [robber] robber
        [monk] monk
        [gatherer] gatherer
        [fisher] fisher
       *[knight] knight
    } comes home.
event-gold = { $seat } has completed a forest of { tiles-in-all } with { $nuggets ->
        [one] 1 gold nugget
       *[other] { $nuggets } gold nuggets
    }{ $bonus ->
        [bonus-turn] , but a bonus tile never earns another.
        [used-up] , but no bonus tile is left.
       *[due] : a bonus tile is due.
    }
event-taken-back = { $seat }’s last turn is taken back.
event-ended = { $count ->
        [one] The game is over: { $seats } wins with { $points ->
            [one] 1 point
           *[other] { $points } points
        }.
       *[other] The game is over: { $seats } share the victory with { $points ->
            [one] 1 point
           *[other] { $points } points
        } each.
    }

# A score: $seats get $points each for $feature, made up of $reasons; at the end only $cell identifies the feature

event-scored = { $count ->
        [one] { $seats } scores { $points } for { $feature }: { $reasons }.
       *[other] { $seats } score { $points } each for { $feature }: { $reasons }.
    }
event-scored-whole = { $count ->
        [one] { $seats } scores { $points } for { $feature }.
       *[other] { $seats } score { $points } each for { $feature }.
    }
event-scored-nothing = { $count ->
        [one] { $seats } gets nothing for { $feature }: tigers ate every deer.
       *[other] { $seats } get nothing for { $feature }: tigers ate every deer.
    }
# $feature of the two messages above, used nowhere else; it may take the form that they need

feature-scored = { $kind ->
        [road] { $state ->
            [completed] a road
           *[unfinished] an unfinished road
        }
        [city] { $state ->
            [completed] a city
           *[unfinished] an unfinished city{ at-cell }
        }
        [monastery] { $state ->
            [completed] a monastery
           *[unfinished] an unfinished monastery{ at-cell }
        }
        [river] { $state ->
            [completed] a river
           *[unfinished] an unfinished river
        }
        [forest] { $state ->
            [completed] a forest
           *[unfinished] an unfinished forest{ at-cell }
        }
        [meadow] a meadow of { tiles-in-all }{ at-cell }
        [huts] a river system of { tiles-in-all }{ at-cell }
       *[field] a field of { tiles-in-all }{ at-cell }
    }
# $feature of event-scored-whole: $count is the number of tiles, or of a field’s completed cities
feature-counted = { $kind ->
        [road] { $state ->
            [completed] a road of { tiles-counted }
           *[unfinished] an unfinished road of { tiles-counted }
        }
        [city] { $state ->
            [completed] a city of { tiles-counted }
           *[unfinished] an unfinished city of { tiles-counted }{ at-cell }
        }
        [monastery] { $state ->
            [completed] a monastery
           *[unfinished] an unfinished monastery{ at-cell }
        }
        [river] { $state ->
            [completed] a river of { tiles-counted }
           *[unfinished] an unfinished river of { tiles-counted }
        }
        [forest] { $state ->
            [completed] a forest of { tiles-counted }
           *[unfinished] an unfinished forest of { tiles-counted }{ at-cell }
        }
       *[field] a field{ at-cell } with { $count ->
            [one] 1 completed city
           *[other] { $count } completed cities
        }
    }
tiles-counted = { $count ->
        [one] 1 tile
       *[other] { $count } tiles
    }
# After a feature; $cell is none for readers who see the board
at-cell = { $cell ->
        [none] {""}
       *[other] {" "}at { $cell }
    }
# Used only in messages with { tiles-in-all }

tiles-in-all = { $tiles ->
        [one] 1 tile
       *[other] { $tiles } tiles
    }
# One of $reasons: a count and its points; listed with commas

reason-tiles = { $points } for { $count ->
        [one] 1 tile
       *[other] { $count } tiles
    }
reason-pennants = { $points } for { $count ->
        [one] 1 pennant
       *[other] { $count } pennants
    }
reason-cities = { $points } for { $count ->
        [one] 1 completed city
       *[other] { $count } completed cities
    }
reason-fish = { $points } for { $count } fish
reason-mushrooms = { $points } for { $count ->
        [one] 1 group of mushrooms
       *[other] { $count } groups of mushrooms
    }
reason-deer = { $points } for { $count } deer
reason-mammoths = { $points } for { $count ->
        [one] 1 mammoth
       *[other] { $count } mammoths
    }
reason-aurochs = { $points } for { $count } aurochs

# Explanation of a score, line by line; $standing lists score-followers with commas

score-tiles = { $count ->
        [one] Its tile: { $cells }
       *[other] Its { $count } tiles: { $cells }
    }
score-followers = { $seat } { $count }
score-majority = { $kind ->
        [river] Fishers on it
        [forest] Gatherers on it
        [meadow] Hunters on it
        [huts] Huts on it
       *[other] Followers on it
    }: { $standing }; { $contenders ->
        [one] nobody else has any there.
       *[other] { $rule ->
            [dolmen] the dolmen gives { $seats } all the points.
           *[most] { $count ->
                [one] { $seats } has the most and gets all the points.
               *[other] { $seats } have the most, and each of them gets all the points.
            }
        }
    }

# Notes on a meadow: $tiger and $deer are their cells

note-dolmen = The hunter beside the dolmen at { $cell } hunts alone, so only { $seat } scores this meadow.
note-fire = { $count ->
        [0] The fire at { $cell } has no tiger to drive off.
        [one] The fire at { $cell } drives off the tiger at { $tigers }, so every deer counts.
       *[other] The fire at { $cell } drives off { $count } tigers ({ $tigers }), so every deer counts.
    }
note-deer-eaten = The tiger at { $tiger } eats a deer at { $deer }.

# The same for readers who see the board

note-dolmen-plain = The hunter beside the dolmen hunts alone, so only { $seat } scores this meadow.
note-fire-plain = { $count ->
        [0] The fire has no tiger to drive off.
        [one] The fire drives off the tiger, so every deer counts.
       *[other] The fire drives off { $count } tigers, so every deer counts.
    }
note-deer-eaten-plain = A tiger eats a deer.

# A row of the log in the page, such as “You – complete a road of 3”: $name is log-you, or else a player’s name or colour;
# $what lists effects with commas. $mine is true for the reader’s own turn. $whose feature it is: the reader’s (yours), the
# player’s own (own), that of several players (shared, several), or that of $owner (other). $tiles counts its tiles.

log-row = { $name } – { $what }
log-row-notation = { $name } – { $what } ({ $move })
log-you = You
log-taken-back = taken back
effect-lays = { $mine ->
        [true] lay a tile
       *[false] lays a tile
    }
effect-completes = { $mine ->
        [true] complete
       *[false] completes
    } { $kind ->
        [road] a road of { $tiles }
        [city] a city of { $tiles }
        [river] a river of { $tiles }
        [forest] a forest of { $tiles }
       *[monastery] a monastery
    }
effect-claims = { $role ->
        [robber] robber on a road
        [knight] knight in a city
        [monk] monk in a monastery
        [gatherer] gatherer in a forest
        [fisher] fisher on a river
        [hunter] hunter in a meadow
        [hut] hut on a river system
       *[farmer] farmer in a field
    }
effect-joins = { $mine ->
        [true] join
       *[false] joins
    } { $whose ->
        [yours] your { KIND($kind) }
        [other] { $owner }’s { KIND($kind) }
       *[several] a { KIND($kind) } of several players
    }
effect-extends = { $whose ->
        [yours] your { KIND($kind) }
        [own] own { KIND($kind) }
        [shared] a shared { KIND($kind) }
       *[other] { $owner }’s { KIND($kind) }
    } grows to { $tiles }
# A score in the log, after its receivers
log-scored = { $points } for { $feature }: { $reasons }
log-scored-whole = { $points } for { $feature }
log-scored-nothing = nothing for { $feature }: tigers ate every deer
