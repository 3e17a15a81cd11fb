# bastide analyse: $player is the player that examines a game; $luck and $lost are formatted figures

help-command-analyse = Show what would have been better in a game, and what was luck.
help-analyse =
    Let a computer player examine every turn of a game: which moves were best, what the played move lost, and how lucky the draw was.

    GAME is a file with a record or its JSON form, finished or not; - is standard input.
help-analyse-player = The player that examines the game: one of { $players }, with parameters after a colon if needed.
help-analyse-turns = Examine only these turns: “12”, “10-20” or “30-”.
help-analyse-best = How many of the best moves to list for each turn.
help-analyse-seconds = How many seconds of CPU time a turn may take.
help-analyse-samples = How many samples a turn may take; { $samples } if no limit is given.
help-analyse-seed = The same seed gives the same figures, unless a limit is in seconds.
help-analyse-why = Give the reasons for and against each move.
help-analyse-picture = Draw the expected lead, luck and lost points over the turns, and write the picture to this SVG file.
help-analyse-examples =
    Examples:
      bastide analyse game.bastide
      bastide analyse game.bastide --turns 20-30 --best 5 --seconds 1 --why
      bastide analyse game.bastide --code my_player.py --player mine
      bastide analyse game.bastide --json --output analysis.json --picture analysis.svg

analyse-working = Analysing
analyse-interrupted =
    Interrupted: { $done ->
        [0] none
       *[other] { $done }
    } of { $turns } turns were examined.
analyse-not-turns = { $value } is not a range of turns, such as 12, 10-20 or 30-.

analyse-title = A game of the edition “{ $edition }” as “{ $player }” sees it
analyse-totals = Skill and luck
analyse-column-turn = turn
analyse-column-seat = seat
analyse-column-played = played
analyse-column-best = best moves
analyse-column-margin = margin
analyse-column-lost = lost
analyse-column-luck = luck
analyse-column-lead = lead
analyse-column-why = why
analyse-column-score = points
analyse-column-turns = turns
analyse-column-lost-a-turn = per turn
analyse-key =
    All figures are points ahead of the others. margin is the lead at the end of the game that a move is expected to give, and lost is how far the played move is behind the best. luck is how much more the drawn tile is worth than the average of the bag, and lead is what the evaluation expects after the move. Small differences are chance; more samples make the figures more precise.

analyse-picture-title = The game as “{ $player }” sees it
analyse-picture-seat =
    { $seat }: { $points ->
        [one] one point
       *[other] { $points } points
    } · lost { $lost } · luck { $luck }
analyse-picture-lead = Expected lead – above: { $first }, below: { $second }
analyse-picture-leads = Expected lead over the average of the others
analyse-picture-luck = Luck of the draw
analyse-picture-lost = Points lost by moves
analyse-picture-turn = turn
analyse-picture-bar = { $turn }: { $move } { $value }

error-analyse-no-such-turns =
    There are no turns { $first } to { $last }; this game has { $turns ->
        [0] none yet
        [one] one turn
       *[other] { $turns } turns
    }.
error-analyse-no-turns = { $file } has no turns to examine: nothing has been played yet.
error-analyse-over-the-game = The game in { $file } would be overwritten; name another file.
