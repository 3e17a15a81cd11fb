# The replay of a game in the browser. $turn: the number of a turn, 0 is the beginning; $name: a player

page-replay-title = { $turn ->
        [0] { $edition }, the beginning
       *[other] { $edition }, turn { $turn }
    }
page-replay-goes-on = still in progress
page-replay-to-game = Back to the game

# Playback

page-replay-controls = Playback
page-replay-first = Go to the beginning
page-replay-previous = Previous turn
page-replay-play = Play
page-replay-pause = Pause
page-replay-next = Next turn
page-replay-last = Go to the end
page-replay-slider = Turn
page-replay-place = { $turn ->
        [0] the beginning
       *[other] turn { $turn } of { $turns }
    }

# The moves

page-replay-moves = Moves
page-replay-round = Round
# One letter for a piece, beside a move
page-replay-role = { $role ->
        [robber] R
        [knight] K
        [monk] M
        [gatherer] G
        [fisher] F
        [hunter] H
        [hut] Hut
       *[farmer] F
    }
# $move: in the notation; $points: what it scored at once
page-replay-move = Turn { $turn }, { $name }: { $move }{ $points ->
        [0] {""}
        [one] , 1 point
       *[other] , { $points } points
    }
# $points: a figure such as 4.1
page-replay-move-lost = gave away { $points }
page-replay-beginning = The beginning
page-replay-turn = Turn { $turn }: { $name }
page-replay-link = Copy a link to this turn

# The course of the game, as a graph. $lead: a figure with its sign

page-replay-course = Course of the game
page-replay-lead = expected lead of
page-replay-lead-scored = lead in points scored, of
page-replay-luck = luck of the draw
page-replay-lost = lost by the move
page-replay-graph = { $name }’s lead over the turns, now { $lead }

# Analysis by a strong player. $points, $luck: figures such as 4.1

page-replay-judgement = Analysis
page-replay-judgement-about = Choose a turn to see what a strong player thinks of the move.
page-replay-in-play = Once the game is over you can see what was luck and what would have been better.
page-replay-waiting = This game is next in line for analysis.
page-replay-working = A strong player is analysing every move…
page-replay-progress = { $done } of { $turns } turns
page-replay-failed = This game could not be analysed.
page-replay-gave-away = The move in turn { $turn } gave away { $points } points
page-replay-good = The move in turn { $turn } was about as good as the best
page-replay-best = The move in turn { $turn } was the best
page-replay-drawn = Luck of drawing tile { $tile }: { $luck }.
# $reason: a message of reasons.ftl about the better move
page-replay-reason = The better move { $reason }.
# The same about the played move
page-replay-reason-played = The played move { $reason }.
page-replay-keeps-piece = The better move keeps a piece for later.
page-replay-no-reason = The better move pays off only later in the game.
page-replay-as-played = as played
# Labels on the board; $mark is a question mark or empty, $points a figure with its sign
page-replay-better = better { $points }
page-replay-other = { $points }
page-replay-played = played { $mark }
# In the cell that was played: the gain of the better move, an arrow if the tile is turned, the piece
page-replay-same-cell = { $told }: { $turned } { $piece }
page-replay-totals = Luck and skill
page-replay-total-luck = Luck of the draw
page-replay-total-lost = Lost by moves

# A new game from a turn

page-replay-play-on = Play from here
page-replay-play-on-about = { $turn ->
        [0] A new game from the beginning. The tiles left in the bag are shuffled.
       *[other] A new game from turn { $turn }. The tiles left in the bag are shuffled.
    }

# Files

page-replay-save = Save
page-replay-save-text = Record, as text
page-replay-save-json = Record, as JSON
page-replay-save-picture = { $turn ->
        [0] Picture of the beginning (SVG)
       *[other] Picture of turn { $turn } (SVG)
    }
page-replay-save-position = { $turn ->
        [0] Position of the beginning, as text
       *[other] Position after turn { $turn }, as text
    }

# The same moves by other rules

page-replay-editions = By other rules
page-replay-editions-about = What the same moves would have scored by the rules of other editions.
page-replay-editions-counting = Counting…
page-replay-editions-played = as played

# Keys

page-replay-key-step = previous or next turn
page-replay-key-round = previous or next round
page-replay-key-ends = go to the beginning, go to the end
page-replay-key-play = play or pause
page-replay-key-fit = show the whole board
page-replay-key-zoom = zoom in, zoom out
page-replay-key-pan = move the board
