# Why a computer player likes a move, or does not. Each is said of the move, so “The move …” could stand before it; two
# of them may be joined by list-last. $points is what the evaluation expects, except in why-scores

why-random = every move is as good as any other
why-simulated = of { $samples } simulated games, those that began with it: { $visits }
why-scores =
    scores { $points ->
        [one] 1 point
       *[other] { $points } points
    } at once
why-claims = claims a { KIND($kind) } that promises { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points
why-promises-more = makes a { KIND($kind) } promise { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points more
why-promises-less = makes a { KIND($kind) } promise { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points less
why-may-join = prepares to join a feature of others, for { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points
why-risks-joining = risks { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points to others who may join in
why-brings-home =
    brings { $count ->
        [one] a follower
       *[other] { $count } followers
    } home
why-earns-bonus = earns a bonus turn
why-costs-others =
    costs { $others ->
        [1] the opponent { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points
       *[other] the others { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points on average
    }
why-gives-others =
    gives { $others ->
        [1] the opponent { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points
       *[other] the others { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points on average
    }
why-ties-up = ties up a piece
why-changes-little = changes little
why-first-game = is the next step of the first game
