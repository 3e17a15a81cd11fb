# bastide tune: $margin and $error are formatted figures

help-command-tune = Find the constants of the evaluation by playing games.
help-tune = Find the constants of the evaluation that strong players use, for a FAMILY of games: round by round, in games of challengers against the present constants and against a sparring partner that evaluates as greedy does.
help-tune-rounds = How many rounds; each keeps its best constants if they win a trial.
help-tune-generations = How many generations a round has.
help-tune-challengers = How many sets of constants a generation has.
help-tune-games = How many tile orders each of them plays.
help-tune-trial = How many tile orders the best of a round plays at the end.
help-tune-seed = The seed of the first tile order; published figures use other seeds.
help-tune-from = The file of constants to begin with; by default those found by earlier, shorter runs.
help-tune-output = Write the constants to this file, after every round.
help-tune-examples =
    Examples:
      bastide tune classic-two --output classic-two.toml
      bastide tune hunters --rounds 1 --generations 2 --output hunters.toml

tune-playing = games
tune-round =
    Round { $round }: { $margin } ± { $error } points per game, { $kept ->
        [1] kept
       *[0] not kept
    }

