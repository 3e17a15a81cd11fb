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
# $move: in words, or in the notation; $points: what it scored at once
page-replay-move = Turn { $turn }, { $name }: { $move }{ $points ->
        [0] {""}
        [one] , 1 point
       *[other] , { $points } points
    }
# $points: a figure such as 4.1
page-replay-move-lost = gave away { $points }
page-replay-beginning = The beginning
page-replay-turn = Turn { $turn }: { $name }
page-replay-turn-yours = Turn { $turn }: your move
page-replay-link = Copy a link to this turn

# The course of the game, as a graph. $lead: a figure with its sign

page-replay-course = Course of the game
page-replay-course-short = Course
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
# $size of the mistake
page-replay-gave-away = It gave away { $points } points. { $size ->
        [large] There was a far better one.
       *[small] There was a better one.
    }
page-replay-good = It was about as good as the best one.
page-replay-best = It was the best one.
page-replay-drawn = Luck of the draw: { $luck }.
# $reason: a message of reasons.ftl about the better move
page-replay-reason = The better move { $reason }.
# The same about the played move
page-replay-reason-played = The played move { $reason }.
page-replay-keeps-piece = The better move keeps a piece for later.
page-replay-no-reason = The better move pays off only later in the game.
# A move without a piece; $words say what it does
page-replay-no-piece = no piece
page-replay-without-piece = { $words }, no piece
page-replay-as-played = as played
page-replay-your-answer = your answer
# Above the figures of several moves
page-replay-expected = expected lead at the end
# Labels on the board; $mark is a question mark or empty, $points a figure with its sign
page-replay-better = better { $points }
page-replay-other = { $points }
page-replay-played = played { $mark }
# In the cell that was played: the gain of the better move, and its piece
page-replay-same-cell = { $told }: { $piece }
page-replay-totals = Luck and skill
page-replay-total-luck = Luck of the draw
page-replay-total-lost = Lost by moves

# A mistake is tried once more. $points: how many points the tried move is worse than the best one

page-replay-try = Try it yourself
page-replay-try-again = Once more
page-replay-try-leave = Back to the played move
page-replay-show-best = Show the best move
page-replay-previous-mistake = Previous mistake
page-replay-next-mistake = Next mistake
page-replay-verdict = { $verdict ->
        [best] That is the best move
        [good] Good: only { $points } short of the best
        [better] Better than before, { $points } short of the best
        [same] That was it again
       *[worse] Not better: { $points } short of the best
    }

# The mistakes of a game one after the other. $number: that of a mistake; $count: all of them

page-replay-lesson = Learn from my mistakes
page-replay-lesson-start = Learn from my mistakes ({ $count })
page-replay-lesson-place = { $number } of { $count }
page-replay-lesson-none = You made no mistakes in this game that you could learn from here.
page-replay-lesson-done = You found { $found } of { $count } better moves.
page-replay-lesson-again = Start again
page-replay-lesson-leave = All moves

# A new game from a turn; $name: the player to move

page-replay-play-before = Play from before it
page-replay-play-before-about = A new game that begins before turn { $turn }: { $name } has the same tile in hand. The tiles left in the bag are shuffled.
page-replay-play-move = Play this move
page-replay-play-move-about = A new game that begins after this move in turn { $turn }, instead of the played one. The tiles left in the bag are shuffled.
page-replay-play-on = { $turn ->
        [0] Play from the beginning
       *[other] Play on after turn { $turn }
    }
page-replay-play-on-about = { $turn ->
        [0] A new game from the beginning. { $name } moves first. The tiles left in the bag are shuffled.
       *[other] A new game that begins after turn { $turn }. { $name } moves next. The tiles left in the bag are shuffled.
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
page-replay-key-mistakes = previous or next mistake
page-replay-key-ends = go to the beginning, go to the end
page-replay-key-play = play or pause
page-replay-key-try = try the move yourself
page-replay-key-course = show or hide the course of the game
page-replay-key-fit = show the whole board
page-replay-key-zoom = zoom in, zoom out
page-replay-key-pan = move the board
