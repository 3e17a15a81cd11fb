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
page-game-your-tile = Your tile
page-game-your-bonus-tile = Your bonus tile
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
page-game-keep = No follower
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
page-game-more-ways = More ways to move
page-game-type = Or type the move
page-game-type-play = Play it
page-game-last-move-of = { $name }’s last move
page-game-tile-next = Your tile comes next
page-game-tile-next-about = Any key or click skips.
page-game-take-back = Take back my last turn
page-game-take-back-of = Take back { $name }’s last turn
page-game-take-back-asked = You asked to take back your turn.
page-game-taken-back = Taken back.
page-game-restore = Undo
page-game-hint-take = Try it
# Beside a picture of the tile; $reason continues it
page-game-hint-move = This move { $reason }.
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
page-game-layer-empty = { $layer ->
        [fields] No farmers yet
        [meadows] No hunters yet
        [features] No feature is taken yet
       *[dead] No dead cells yet
    }
# $preset: the kind of help that has hints, such as Learning
page-game-layer-off = { $layer ->
        [hint] Hints are off at this table. The help of a game is chosen when it starts: “{ $preset }” has hints.
        [watching] Only players get hints.
       *[other] Off at this table. The help of a game is chosen when it starts.
    }
page-game-not-here = off at this table
page-game-remaining = { $count ->
        [one] 1 tile is not laid yet
       *[other] { $count } tiles are not laid yet
    }
page-game-remaining-none = No tiles are left.
page-game-fit-here = Fits this cell: { $count }

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
page-link-local = works on this computer only
page-link-qr = QR code
page-link-qr-about = Scan it with the camera of the other device.
page-link-share = Share with another app
page-link-insecure = Sharing with other apps needs a page over https. Copy the link, or show its QR code.

# The menu of a table

page-game-more = Menu
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
page-game-leave-about = The game waits for you on the home page, under “Your games”.

# Keys

page-game-keys = Keys
page-game-key-walk = move between the cells
page-game-key-turn = turn the tile
page-game-key-piece = choose a place for a piece
page-game-key-none = keep the piece
page-game-key-place = lay the tile
page-game-key-back = back
page-game-key-fit = show the whole board
page-game-key-nearer = hold: see the tile from nearer
page-game-key-zoom = zoom in, zoom out
page-game-key-last-move = last move of the others again
page-game-key-log = log
page-game-key-hint = hint
page-game-key-undo = take back the last turn
page-game-key-keys = this list

# For screen readers

page-game-said-your-turn = { $name }, it is your turn. { $count ->
        [0] Choose a cell.
        [one] The tile fits on 1 cell.
       *[other] The tile fits on { $count } cells.
    }
page-game-said-tile = On the tile: { $description }.
page-game-said-turn = { $name }’s turn.
page-game-said-draw = { $name }’s turn to draw a tile.
# The tried tile: $cell is none without the notation; then $number is that of the cell among $cells, or 0. $turns are quarter turns
page-game-said-lies = { $cell ->
        [none] { $number ->
            [0] The tile is on the board
           *[other] The tile is on cell { $number } of { $cells }
        }
       *[other] The tile is at { $cell }
    }{ $turns ->
        [1] , a quarter turn to the right
        [2] , half a turn round
        [3] , a quarter turn to the left
       *[0] {""}
    }. { $count ->
        [0] There is no place for a piece.
        [one] There is 1 place for a piece.
       *[other] There are { $count } places for a piece.
    }
page-game-said-hint = Hint: this move { $reason }.
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
page-game-you-win = { $count ->
        [one] { $by ->
            [0] You win
           *[other] You win by { $by }
        }
       *[other] You share the victory
    }
page-game-you-lose = { $by ->
        [0] You lose
       *[other] You lose by { $by }
    }
page-game-draw = A draw: { $points } all
# Below the verdict: the lead before the final scoring. $own is true for the reader, otherwise $name leads
page-game-led = { $own ->
        [true] You led by { $by } before the final scoring.
       *[false] { $name } led by { $by } before the final scoring.
    }
page-game-level = Nobody led before the final scoring.
# After one of these two: $gains lists page-game-gain
page-game-gains = It brought { $gains } points.
page-game-gain = { $own ->
        [true] you { $points }
       *[false] { $name } { $points }
    }
page-game-to-end = How it ended
page-game-look-board = Look at the board
page-game-rematch = Rematch, seats rotated
page-game-to-rematch = Go to the rematch
page-game-same-tiles = Same tiles again
page-game-lesson = Learn from my mistakes
page-game-last-count = Final scoring
page-game-skip = Skip to the result
page-game-last-count-none = There was nothing to score at the end.
page-game-last-count-resigned = The game ended early, so unfinished features do not score.
page-game-step = step { $step } of { $steps }
page-game-step-back = Step back
page-game-step-on = Next step
page-game-scoring-play = Play the final scoring
page-game-scoring-pause = Pause
page-game-shared = { $feature } · shared
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

## Settings of this browser

page-settings = Settings
page-install = Install
page-install-about = Bastide gets its own window, and opens without a connection.
page-install-ios = To install Bastide, tap Share in Safari, then “Add to Home Screen”.
page-install-insecure = Installing Bastide, using it offline and sharing with other apps need a page over https.
page-game-mute = Mute
page-game-unmute = Turn the sound on
page-setting-sound = Sound
page-setting-sound-about = short, quiet sounds at the board
page-setting-notation = Notation
page-setting-notation-about = show moves as text, too, such as D@1,0>90
page-setting-placing = Follower
page-setting-placing-value = { $value ->
        [at-once] Place at once
       *[confirm] Confirm
    }
page-setting-staging = Others’ moves
page-setting-staging-value = { $value ->
        [quick] Quick
        [off] At once
       *[normal] Normal
    }
page-setting-camera = Camera
page-setting-camera-value = { $value ->
        [jump] Jump to the tile
        [never] Never move
       *[glide] Glide to the tile
    }
page-setting-motion = Animation
page-setting-motion-value = { $value ->
        [full] Full
        [reduced] Reduced
       *[auto] Same as system
    }
