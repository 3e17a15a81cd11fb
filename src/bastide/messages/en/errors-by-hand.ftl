# Why a game cannot begin where somebody wishes, and why something cannot be done in games by hand: those in which people
# say which tile they have drawn

error-setup-position-seats =
    The position is one of { $players ->
        [one] one player
       *[other] { $players } players
    }, but { $seats ->
        [one] one seat was
       *[other] { $seats } seats were
    } asked for.
error-setup-position-over = The game is over at this position; there is nothing to play any more.
error-setup-by-hand-seats = In a game by hand all seats must be people at this screen.
error-setup-first-game-alone = The guided first game has a position and tiles of its own: it cannot be played by hand, or begin at another position.
error-hand-draws-itself = This game draws its tiles by itself; only in a game by hand can a tile be chosen, or earlier turns be corrected.
error-hand-people-only = In a game by hand nobody resigns, and no computer player takes a seat over: it follows what people play at their own table.
error-hand-no-such-turn = There is no going back to turn { $turn }: { $turns ->
        [0] nothing has been played yet.
        [one] only 1 turn has been played.
       *[other] only { $turns } turns have been played.
    }
error-hand-nothing-drawn = Say first which tile was drawn.
error-hand-nothing-to-undo = There is nothing to undo: nothing has been drawn or played since then.
error-hand-too-many-corrections = Too much has been corrected in this game. Go on from its position in a new one.
