# A game that one looks back at, in the browser. $turn: the number of a turn, 0 is the beginning; $name: a player

page-replay-title = { $turn ->
        [0] { $edition }, the beginning
       *[other] { $edition }, turn { $turn }
    }
page-replay-goes-on = still in play
page-replay-to-game = To the game

# What leads through the game

page-replay-controls = Through the game
page-replay-first = To the beginning
page-replay-previous = One turn back
page-replay-play = Play by itself
page-replay-pause = Stop
page-replay-next = One turn on
page-replay-last = To the end
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
# $move: in the notation; $points: what it brought at once
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
page-replay-graph = Lead of { $name } over the turns, now { $lead }

# What a strong player thinks. $points, $luck: figures such as 4.1

page-replay-judgement = Judgement
page-replay-judgement-about = Choose a turn to see what a strong player thinks of the move.
page-replay-in-play = What was luck and what would have been better is told once the game is over.
page-replay-waiting = This game will be judged soon: another one is being looked at.
page-replay-working = A strong player looks at every move …
page-replay-progress = { $done } of { $turns } turns
page-replay-failed = This game could not be judged.
page-replay-gave-away = The move of turn { $turn } gave away { $points } points
page-replay-good = The move of turn { $turn } was about as good as the best
page-replay-best = The move of turn { $turn } was the best
page-replay-drawn = Luck of drawing tile { $tile }: { $luck }.
# $reason: one of reasons.ftl, said of the better move
page-replay-reason = The better move { $reason }.
# The same of the move that was played
page-replay-reason-played = The one that was played { $reason }.
page-replay-keeps-piece = The better move keeps a piece for later.
page-replay-no-reason = What the better move is worth shows only as the game goes on.
page-replay-as-played = as played
# Labels on the board; $mark is a question mark or none, $points a figure with its sign
page-replay-better = better { $points }
page-replay-other = { $points }
page-replay-played = played { $mark }
# In the cell that was played: how much better it would have been, an arrow where the tile would be turned, the piece
page-replay-same-cell = { $told }: { $turned } { $piece }
page-replay-totals = Luck and skill
page-replay-total-luck = Luck of the draw
page-replay-total-lost = Lost by moves

# A new game from a turn on

page-replay-play-on = Play on from here
page-replay-play-on-about = { $turn ->
        [0] A new game from the beginning on. What is left in the bag is shuffled.
       *[other] A new game from turn { $turn } on. What is left in the bag is shuffled.
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
page-replay-editions-counting = Counting …
page-replay-editions-played = as it was played

# Keys

page-replay-key-step = one turn back or on
page-replay-key-round = one round back or on
page-replay-key-ends = to the beginning, to the end
page-replay-key-play = by itself, or stop
page-replay-key-fit = show the whole board
page-replay-key-zoom = larger, smaller
page-replay-key-pan = move the board
