# Refusals of replays: $turn is the number of a turn

error-replay-no-such-turn = There is no turn { $turn }: { $turns ->
        [0] nothing has been played in this game.
        [one] this game has 1 turn.
       *[other] this game has { $turns } turns.
    }
error-rescoring-other-kinds = A game of “{ $edition }” cannot be scored by the rules of “{ $other }”: they have different tiles and pieces.
error-rescoring-no-others = No other edition has the tiles and pieces of “{ $edition }”.
error-rescoring-began-later = This game began at a position. Earlier scores are unknown, so it cannot be scored by other rules.
