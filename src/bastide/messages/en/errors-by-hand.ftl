# Refusals of starting positions, and of commands in games by hand, in which people
# enter the tiles that they have drawn

error-setup-position-seats =
    The position is for { $players ->
        [one] one player
       *[other] { $players } players
    }, but { $seats ->
        [one] one seat was
       *[other] { $seats } seats were
    } requested.
error-setup-position-over = The game is over at this position; there is nothing left to play.
error-setup-by-hand-seats = In a game at a real table, all seats must be people at this screen.
error-setup-first-game-alone = The guided first game has its own position and tiles: it cannot be played at a real table or begin at another position.
error-hand-draws-itself = This game draws its own tiles; tiles can be chosen and earlier turns corrected only in a game at a real table.
error-hand-people-only = In a game at a real table nobody resigns, and no computer player takes over a seat: it follows what people play at their own table.
error-undo-no-such-turn = You cannot go back to turn { $turn }: { $turns ->
        [0] nothing has been played yet.
        [one] only 1 turn has been played.
       *[other] only { $turns } turns have been played.
    }
error-hand-nothing-drawn = First say which tile was drawn.
error-hand-nothing-to-undo = There is nothing to undo: nothing has been drawn or played since then.
error-hand-too-many-corrections = This game has been corrected too often. Continue from its position in a new one.
error-hand-tally-full = The tally of this game has { $most } entries already; no more fit.
error-hand-unknown-kind = There is no such feature in this edition.
