# A game in the browser: everything around its board. $name is a player's name, in no other form

page-game-players = Players
page-game-score = { $points ->
        [one] 1 point
       *[other] { $points } points
    }
page-game-followers-left = { $count ->
        [one] 1 follower left
       *[other] { $count } followers left
    }
page-game-tribe-left = { $count ->
        [one] 1 tribe member left
       *[other] { $count } tribe members left
    }
page-game-huts-left = { $count ->
        [one] 1 hut left
       *[other] { $count } huts left
    }
page-game-watchers = { $count ->
        [one] 1 spectator
       *[other] { $count } spectators
    }
page-game-watching = you are watching
# A player's status, in a word or two beside the name
page-game-you-move = your turn
page-game-to-move = to move
page-game-thinking = thinking
page-game-you = you
page-game-here = at this screen
page-game-elsewhere = remote
page-game-computer = computer · { $level }
page-game-not-come = not here yet
page-game-resigned = resigned
page-game-away = { $unit ->
        [seconds] away for { $count } s
        [minutes] away for { $count } min
        [hours] away for { $count } h
       *[days] { $count ->
            [one] away for a day
           *[other] away for { $count } days
        }
    }
page-game-with-this-move = +{ $points } with this move
page-game-if-ended-now = { $points } if the game ended now
page-game-track = { $count ->
        [one] Score track of 50 spaces, with 1 marker
       *[other] Score track of 50 spaces, with { $count } markers
    }

# The hand of the player to move

page-game-your-move = Your turn
page-game-pass-to = { $name }’s turn: pass the device
page-game-tile = Tile { $tile }
page-game-bonus-tile = Bonus tile { $tile }
page-game-tiles-left = { $count ->
        [0] That was the last tile
        [one] 1 tile left
       *[other] { $count } tiles left
    }
page-game-bonus-left = { $count ->
        [one] and 1 bonus tile
       *[other] and { $count } bonus tiles
    }
# $count: the number of cells that the tile fits
page-game-choose-cell = { $count ->
        [one] Choose the dashed cell on the board.
       *[other] Choose one of { $count } dashed cells on the board.
    }
page-game-try-cell = Try a cell on the board. You will see if the tile does not fit there.
page-game-cells = { $count ->
        [one] List the cell
       *[other] List the { $count } cells
    }
# The number of rotations that fit a cell
page-game-turns = { $count ->
        [one] in 1 way
       *[other] in { $count } ways
    }
page-game-places = Where a piece goes
page-game-keep = Keep it
page-game-keep-about = no piece
# A feature and its number of tiles
page-game-feature-tiles = { KIND($kind) }, { $count ->
        [one] 1 tile
       *[other] { $count } tiles
    }
page-game-now = +{ $points } now
# The score of a feature if the game ended now
page-game-later = { $role ->
        [farmer] { $points } at the end
        [hunter] { $points } at the end
        [hut] { $points } at the end
       *[other] { $points } so far
    }
page-game-back = Back
page-game-place = { $role ->
        [none] Lay tile
        [robber] Lay with a robber
        [knight] Lay with a knight
        [monk] Lay with a monk
        [gatherer] Lay with a gatherer
        [fisher] Lay with a fisher
        [hunter] Lay with a hunter
        [hut] Lay with a hut
       *[farmer] Lay with a farmer
    }
page-game-placing = Laying…
page-game-type = Or type the move
page-game-type-play = Play it
page-game-take-back = Take back my last turn
page-game-take-back-of = Take back { $name }’s last turn
page-game-take-back-asked = You asked to take back your turn.
page-game-hint-take = Try it
page-game-hint-thinking = A strong player is thinking about it…

# The hand while another player is to move

page-game-is-thinking = { $name } is thinking
page-game-waiting-for = { $name }’s turn
page-game-for = { $unit ->
        [seconds] Waiting for { $count } s.
        [minutes] Waiting for { $count } min.
        [hours] Waiting for { $count } h.
       *[days] { $count ->
            [one] Waiting for a day.
           *[other] Waiting for { $count } days.
        }
    }
page-game-wait-look = Have a look round the board meanwhile.
page-game-wait-watch = You are watching.
page-game-wait-not-come = { $name } hasn’t joined yet. The game will wait.
page-game-next-tile = Your next tile: { $tile }
page-game-next-tile-of = { $name }’s next tile: { $tile }
page-game-next-tile-about = drawn ahead; everybody can see it

# The log

page-game-log = Log
page-game-log-none = Nothing yet. { $tiles ->
        [1] Only the start tile is on the table.
       *[other] { $tiles } tiles are on the table already.
    }
page-game-points-only = points only
page-game-why = why
# Label of the tiles that fitted nowhere
page-game-left = Removed from the game

# Layers

page-game-layers = Layers
page-game-layer = { $layer ->
        [fields] Fields
        [meadows] Meadows
        [features] Features
        [dead] Dead cells
        [remaining] Tiles
        [projection] Forecast
       *[hint] Hint
    }
page-game-not-here = off at this table
page-game-remaining = { $count ->
        [one] 1 tile is not laid yet
       *[other] { $count } tiles are not laid yet
    }
page-game-remaining-none = No tiles are left.
page-game-fit-here = { $count ->
        [0] None of them fits { $cell }
        [one] 1 of them fits { $cell }
       *[other] { $count } of them fit { $cell }
    }

# Banners

page-game-lost = Connection lost.
page-game-lost-again = { $seconds ->
        [0] Trying again.
       *[other] Trying again in { $seconds } s.
    }
page-game-lost-trying = Trying again…
page-game-lost-kept = Your move is saved.
page-game-lost-safe = The game is safe.
page-game-proposal-takeback = { $name } asks to take back the last turn.
page-game-proposal-hand-over = { $name } proposes that the computer player “{ $level }” take over from { $seat }.
page-game-proposal-agree = Do you agree?
page-game-proposal-waiting = Waiting for { $names }.
# Used if two players have the same name
page-game-name-of-colour = { $name } ({ $colour })
page-game-agree = Agree
page-game-refuse = No
page-game-withdraw = Withdraw
# $count: the number of players who had not answered; only a single one can be named
page-game-refused-takeback = { $count ->
        [1] { $names } said no.
       *[other] One of the players said no.
    } Your turn stays as it is.
page-game-refused-hand-over = { $count ->
        [1] { $names } said no.
       *[other] One of the players said no.
    } Everybody keeps playing as before.
# The connection was lost meanwhile, so the outcome is unknown here
page-game-proposal-ended = Your request expired while you were offline. You can ask again.

# Links to send

page-game-share = Share
page-game-link-seat = { $name }’s seat
page-game-link-watch = For spectators
page-game-link-watch-about = can watch, cannot play
page-game-link-me = Your other devices
page-game-link-me-about = opens all your games; keep it secret
page-game-send-link = { $name } hasn’t joined yet. Send this link:
page-game-copy = Copy
page-game-copied = Copied

# The menu of a table

page-game-menu = Table
page-game-no-farmers = no farmers
page-game-by-hand = real table
page-game-aids-chip = help: { $aids }
page-game-aids = { $count ->
        [0] No help at this table
        [one] 1 kind of help at this table
       *[other] { $count } kinds of help at this table
    }
page-game-rename = Rename
page-game-ask-name = What should the others call you?
page-game-ask-name-do = Use this name
page-game-resign = Resign
page-game-resign-sure = Resign as { $name }? This cannot be undone.
page-game-resign-sure-several = Resign as { $name }? A computer player will take your place. This cannot be undone.
page-game-resign-yes = Resign
page-game-resign-no = Keep playing
page-game-no = No
page-game-close = Close
page-game-hand-over = Hand over to the computer
page-game-hand-over-seat = Which seat
page-game-hand-over-level = Which computer player
page-game-hand-over-do = Hand over
page-game-hand-over-ask = Ask the others
page-game-hand-over-sure = “{ $level }” plays for { $name } from now on. This cannot be undone.
page-game-hand-over-ask-sure = Everybody else is asked whether “{ $level }” should play for { $name }. After a day’s absence nobody is asked.
page-game-hand-over-yes = Yes
page-game-save = Save record
page-game-leave = Leave
page-game-leave-about = The game waits for you on the home page, under “Continue”.

# Keys

page-game-keys = Keys
page-game-key-walk = move between the cells
page-game-key-turn = turn the tile
page-game-key-piece = choose a place for a piece
page-game-key-none = keep the piece
page-game-key-place = lay the tile
page-game-key-back = back
page-game-key-fit = show the whole board
page-game-key-zoom = zoom in, zoom out
page-game-key-log = log
page-game-key-hint = hint
page-game-key-undo = take back the last turn
page-game-key-keys = this list

# For screen readers

page-game-said-your-turn = { $name }, it is your turn, with tile { $tile }. { $count ->
        [0] Choose a cell.
        [one] It fits on 1 cell.
       *[other] It fits on { $count } cells.
    }
page-game-said-tile = On it: { $description }.
page-game-said-turn = { $name }’s turn, with tile { $tile }.
page-game-said-draw = { $name }’s turn to draw a tile.
page-game-said-lies = The tile is at { $cell }{ $turned ->
        [0] {""}
       *[other] , turned by { $turned }°
    }. { $count ->
        [0] There is no place for a piece.
        [one] There is 1 place for a piece.
       *[other] There are { $count } places for a piece.
    }
page-game-said-hint = Hint: { $move } – { $reason }.
page-game-said-rematch = There is a rematch now.

# The end. $by: the winner's lead in points

page-game-over = The game is over
page-game-wins = { $count ->
        [one] { $by ->
            [0] { $names } wins
           *[other] { $names } wins by { $by }
        }
       *[other] { $names } share the victory
    }
# $scores: all scores, the winner's first; $points: the winner's points from the final scoring
page-game-end-about = Final score: { $scores }. The final scoring brought the winner { $points }.
page-game-to-end = How it ended
page-game-look-board = Look at the board
page-game-rematch = Rematch, seats rotated
page-game-to-rematch = Go to the rematch
page-game-same-tiles = Same tiles again
page-game-last-count = Final scoring
page-game-skip = Skip
page-game-last-count-none = There was nothing to score at the end.
page-game-step = step { $step } of { $steps }
page-game-step-back = Step back
page-game-step-on = Next step
page-game-sums = Where the points came from
page-game-sum = { $kind ->
        [road] { $state ->
            [completed] Completed roads
           *[final] Unfinished roads
        }
        [city] { $state ->
            [completed] Completed cities
           *[final] Unfinished cities
        }
        [monastery] { $state ->
            [completed] Completed monasteries
           *[final] Unfinished monasteries
        }
        [river] { $state ->
            [completed] Completed rivers
           *[final] Unfinished rivers
        }
        [forest] { $state ->
            [completed] Completed forests
           *[final] Unfinished forests
        }
        [meadow] Meadows
        [system] River systems
        [huts] River systems
       *[field] Fields
    }
page-game-total = Total
page-game-course = Turn by turn
# Below the end of the graph
page-game-course-final = end
