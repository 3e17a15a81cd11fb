# Why something about a game that is looked back at is refused: $turn is the number of a turn

error-replay-no-such-turn = There is no turn { $turn }: { $turns ->
        [0] nothing has been played in this game.
        [one] this game has 1 turn.
       *[other] this game has { $turns } turns.
    }
error-rescoring-other-kinds = A game by “{ $edition }” cannot be scored by the rules of “{ $other }”: they have different tiles and pieces.
error-rescoring-no-others = There is no other edition with the tiles and pieces of “{ $edition }”.
error-rescoring-began-later = This game began at a position: nobody knows what was scored before, so it cannot be scored by other rules.
