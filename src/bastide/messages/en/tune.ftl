# bastide tune: $margin and $error are figures that were put into words before

help-command-tune = Find the constants of the evaluation by games.
help-tune = Find the constants of the evaluation that strong players think with, for a FAMILY of games: round by round, by games of challengers against the present ones and against a sparring partner that thinks as greedy does.
help-tune-rounds = How many rounds; each keeps its best constants if they win a trial.
help-tune-generations = How many generations a round has.
help-tune-challengers = How many sets of constants a generation has.
help-tune-games = How many orders of tiles each of them plays.
help-tune-trial = How many orders of tiles the best of a round plays in the end.
help-tune-seed = The seed of the first order of tiles; the figures that are quoted come from others.
help-tune-from = The file of constants to begin with; by default those that earlier, shorter runs found.
help-tune-output = Write the constants to this file, after every round.
help-tune-examples =
    Examples:
      bastide tune classic-two --output classic-two.toml
      bastide tune hunters --rounds 1 --generations 2 --output hunters.toml

tune-playing = games
tune-round =
    Round { $round }: { $margin } ± { $error } points a game, { $kept ->
        [1] kept
       *[0] not kept
    }

error-tune-not-installed = For tuning, CMA-ES is needed: install “bastide[tune]”.
