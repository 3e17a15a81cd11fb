# Reasons for and against a move. Each continues “The move …”; two
# of them may be joined by list-last. $points is an expected value, except in why-scores

why-random = every move is as good as any other
why-simulated = began { $visits } of { $samples } simulated games
why-scores =
    scores { $points ->
        [one] 1 point
       *[other] { $points } points
    } at once
why-claims = claims a { KIND($kind) } with an expected score of { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points
why-promises-more = raises a { KIND($kind) }’s expected score by { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points
why-promises-less = lowers a { KIND($kind) }’s expected score by { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points
why-may-join = prepares to join another player’s feature, for { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points
why-risks-joining = risks losing { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points to others who may join in
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
