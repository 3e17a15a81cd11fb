# What happens in a game: $seat is who does it, $cell where, such as 1,0

event-drawn = { $seat } draws tile { $tile }.
event-drawn-ahead = { $seat } draws tile { $tile } for the next turn.
event-discarded = Tile { $tile } fits nowhere, so { $seat } puts it out of the game.
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
       *[farmer] farmer
    } on “{ $place }”.
event-returned = A follower comes back to { $seat } from { $cell }.
event-taken-back = The last move of { $seat } is taken back.
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

# A score: $seats get $points each for $feature, made up of $reasons; in the end only $cell tells which one it is

event-scored = { $count ->
        [one] { $seats } scores { $points } for { $feature }: { $reasons }.
       *[other] { $seats } score { $points } each for { $feature }: { $reasons }.
    }
feature-scored = { $state ->
        [completed] { $kind ->
            [road] a road
            [city] a city
            [monastery] a monastery
           *[field] a farm
        }
       *[unfinished] { $kind ->
            [road] an unfinished road
            [city] an unfinished city at { $cell }
            [monastery] an unfinished monastery at { $cell }
           *[field] a farm of { $tiles ->
                [one] 1 tile
               *[other] { $tiles } tiles
            } at { $cell }
        }
    }
reason-tiles = { $count ->
        [one] 1 tile
       *[other] { $count } tiles
    } { $points }
reason-pennants = { $count ->
        [one] 1 pennant
       *[other] { $count } pennants
    } { $points }
reason-cities = { $count ->
        [one] 1 completed city
       *[other] { $count } completed cities
    } { $points }

# Why a score is what it is, line by line

score-tiles = { $count ->
        [one] Its tile: { $cells }
       *[other] Its { $count } tiles: { $cells }
    }
score-followers = { $seat } { $count }
score-majority = { $contenders ->
        [one] Followers on it: { $standing }; nobody else has any there.
       *[other] Followers on it: { $standing }; { $count ->
            [one] { $seats } has the most and gets all the points.
           *[other] { $seats } have the most, and each of them gets all the points.
        }
    }
