# A game in the browser: all that stands around its board. $name is what a player is called, in no other form

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
        [one] 1 person looks on
       *[other] { $count } people look on
    }
page-game-watching = you look on
# How a player is, in a word or two beside the name
page-game-you-move = your turn
page-game-to-move = to move
page-game-thinking = thinking
page-game-you = you
page-game-here = at this screen
page-game-elsewhere = elsewhere
page-game-computer = computer · { $level }
page-game-not-come = not here yet
page-game-resigned = gave up
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
page-game-if-ended-now = { $points } if it ended now
page-game-track = { $count ->
        [one] Score track of 50 spaces, with 1 shield
       *[other] Score track of 50 spaces, with { $count } shields
    }

# The hand of whoever is to move

page-game-your-move = Your turn
page-game-pass-to = { $name } to move: pass the screen
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
# $count: on how many cells the tile can lie
page-game-choose-cell = { $count ->
        [one] Choose the dashed cell on the board.
       *[other] Choose one of { $count } dashed cells on the board.
    }
page-game-try-cell = Try a cell on the board. You are told if the tile does not fit there.
page-game-cells = { $count ->
        [one] 1 cell as a list
       *[other] { $count } cells as a list
    }
# In how many ways the tile can lie on a cell
page-game-turns = { $count ->
        [one] in 1 way
       *[other] in { $count } ways
    }
page-game-places = Where a piece goes
page-game-keep = Keep it
page-game-keep-about = no piece
# A feature, and how many tiles it has
page-game-feature-tiles = { KIND($kind) }, { $count ->
        [one] 1 tile
       *[other] { $count } tiles
    }
page-game-now = +{ $points } now
# What a feature pays as it is, if the game ended now
page-game-later = { $role ->
        [farmer] { $points } at the end
        [hunter] { $points } at the end
        [hut] { $points } at the end
       *[other] { $points } so far
    }
page-game-back = One step back
page-game-place = { $role ->
        [none] Place
        [robber] Place with a robber
        [knight] Place with a knight
        [monk] Place with a monk
        [gatherer] Place with a gatherer
        [fisher] Place with a fisher
        [hunter] Place with a hunter
        [hut] Place with a hut
       *[farmer] Place with a farmer
    }
page-game-placing = Placing …
page-game-type = Or type the move
page-game-type-play = Play it
page-game-take-back = Take back my last turn
page-game-take-back-of = Take back the last turn of { $name }
page-game-take-back-asked = You asked to take back your turn.
page-game-hint-take = Try it
page-game-hint-thinking = A strong player is thinking about it …

# The hand while somebody else is to move

page-game-is-thinking = { $name } is thinking
page-game-waiting-for = { $name } is to move
page-game-for = { $unit ->
        [seconds] For { $count } s now.
        [minutes] For { $count } min now.
        [hours] For { $count } h now.
       *[days] { $count ->
            [one] For a day now.
           *[other] For { $count } days now.
        }
    }
page-game-wait-look = Look round the board meanwhile.
page-game-wait-watch = You look on.
page-game-wait-not-come = { $name } has not come yet. The game waits.
page-game-next-tile = Your next tile: { $tile }
page-game-next-tile-of = Next tile of { $name }: { $tile }
page-game-next-tile-about = drawn ahead; everybody sees it

# The log

page-game-log = What happened
page-game-log-none = Nothing yet. { $tiles ->
        [1] The start tile lies.
       *[other] { $tiles } tiles lie already.
    }
page-game-points-only = points only
page-game-why = why
# Before pictures of tiles that fitted nowhere
page-game-left = Left the game

# Layers

page-game-layers = Layers
page-game-layer = { $layer ->
        [fields] Fields
        [meadows] Meadows
        [features] Features
        [dead] Dead
        [remaining] Tiles
        [projection] Forecast
       *[hint] Hint
    }
page-game-not-here = not at this table
page-game-remaining = { $count ->
        [one] 1 tile is not laid yet
       *[other] { $count } tiles are not laid yet
    }
page-game-remaining-none = No tile is left.
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
page-game-lost-trying = Trying again …
page-game-lost-kept = Your move is kept here.
page-game-lost-safe = The game is safe.
page-game-proposal-takeback = { $name } asks to take back the last turn.
page-game-proposal-hand-over = { $name } proposes that the computer player “{ $level }” plays for { $seat }.
page-game-proposal-agree = Do you agree?
page-game-proposal-waiting = Waiting for { $names }.
# Two at a table have the same name
page-game-name-of-colour = { $name } ({ $colour })
page-game-agree = Agree
page-game-refuse = No
page-game-withdraw = Withdraw
# $count: whose answers were missing; who said no is known of one only
page-game-refused-takeback = { $count ->
        [1] { $names } said no.
       *[other] Somebody said no.
    } Your turn stays as it is.
page-game-refused-hand-over = { $count ->
        [1] { $names } said no.
       *[other] Somebody said no.
    } Everybody plays on as before.
# The connection was lost meanwhile, so nobody knows here whether somebody answered
page-game-proposal-ended = While the connection was lost, your proposal ended. Propose it again if you like.

# Links to send

page-game-share = Share
page-game-link-seat = Seat of { $name }
page-game-link-watch = To look on
page-game-link-watch-about = shows, never plays
page-game-link-me = Your other devices
page-game-link-me-about = carries all your games; keep it secret
page-game-send-link = { $name } has not come yet. Send this link:
page-game-copy = Copy
page-game-copied = Copied

# What one can do at the table

page-game-menu = Table
page-game-no-farmers = no farmers
page-game-by-hand = by hand
page-game-aids-chip = aids: { $aids }
page-game-aids = { $count ->
        [0] No aids at this table
        [one] 1 aid at this table
       *[other] { $count } aids at this table
    }
page-game-rename = Rename
page-game-ask-name = What shall the others call you?
page-game-ask-name-do = Use this name
page-game-resign = Give up
page-game-resign-sure = Give up for { $name }? This cannot be taken back.
page-game-resign-sure-several = Give up for { $name }? A computer player goes on in your place. This cannot be taken back.
page-game-resign-yes = Give up
page-game-resign-no = Play on
page-game-no = No
page-game-close = Close
page-game-hand-over = Let a computer player take over
page-game-hand-over-seat = Which seat
page-game-hand-over-level = Which computer player
page-game-hand-over-do = Hand over
page-game-hand-over-ask = Propose it
page-game-hand-over-sure = “{ $level }” plays for { $name } from now on. This cannot be taken back.
page-game-hand-over-ask-sure = Everybody else is asked whether “{ $level }” shall play for { $name }. After a day away nobody is.
page-game-hand-over-yes = Yes
page-game-save = Save record
page-game-leave = Leave
page-game-leave-about = The game waits for you at the first page, under “Continue”.

# Keys

page-game-keys = Keys
page-game-key-walk = walk among the cells
page-game-key-turn = turn the tile
page-game-key-piece = choose a place for a piece
page-game-key-none = keep the piece
page-game-key-place = place the tile
page-game-key-back = one step back
page-game-key-fit = show the whole board
page-game-key-zoom = larger, smaller
page-game-key-log = what happened
page-game-key-hint = hint
page-game-key-undo = take back the last turn
page-game-key-keys = this list

# Said to those who do not see the board

page-game-said-your-turn = { $name }, it is your turn, with tile { $tile }. { $count ->
        [0] Choose a cell.
        [one] It can lie on 1 cell.
       *[other] It can lie on { $count } cells.
    }
page-game-said-tile = On it: { $description }.
page-game-said-turn = { $name } is to move, with tile { $tile }.
page-game-said-draw = { $name } is to draw a tile.
page-game-said-lies = The tile lies at { $cell }{ $turned ->
        [0] {""}
       *[other] , turned by { $turned }°
    }. { $count ->
        [0] No piece can be placed.
        [one] A piece can go on 1 place.
       *[other] A piece can go on { $count } places.
    }
page-game-said-hint = Hint: { $move } – { $reason }.
page-game-said-rematch = There is a rematch now.

# The end. $by: how many points the winner is ahead of the next

page-game-over = The game is over
page-game-wins = { $count ->
        [one] { $by ->
            [0] { $names } wins
           *[other] { $names } wins by { $by }
        }
       *[other] { $names } share the victory
    }
# $scores: all scores, the winner's first; $points: what the final scoring brought the winner
page-game-end-about = { $scores } points. The last count brought { $points } of the winner’s.
page-game-to-end = How it ended
page-game-look-board = Look at the board
page-game-rematch = Rematch, seats turned
page-game-to-rematch = To the rematch
page-game-same-tiles = Same tiles again
page-game-last-count = The last count
page-game-skip = Skip
page-game-last-count-none = There was nothing to count at the end.
page-game-step = step { $step } of { $steps }
page-game-step-back = Step back
page-game-step-on = Next step
page-game-sums = Where the points came from
page-game-sum = { $kind ->
        [road] { $state ->
            [completed] Finished roads
           *[final] Unfinished roads
        }
        [city] { $state ->
            [completed] Finished cities
           *[final] Unfinished cities
        }
        [monastery] { $state ->
            [completed] Finished monasteries
           *[final] Unfinished monasteries
        }
        [river] { $state ->
            [completed] Finished rivers
           *[final] Unfinished rivers
        }
        [forest] { $state ->
            [completed] Finished forests
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
