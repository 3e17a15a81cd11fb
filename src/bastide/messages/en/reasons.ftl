# Reasons for and against a move. Each continues “The move …”; two
# of them may be joined by list-last. $points is points-expected or points-about, except in why-scores

why-random = is as good as any other
why-simulated = began { $visits } of { $samples } simulated games
why-scores =
    scores { $points ->
        [one] 1 point
       *[other] { $points } points
    } at once
why-claims = claims a { KIND($kind) } with an expected score of { $points }
why-promises-more = raises a { KIND($kind) }’s expected score by { $points }
why-promises-less = lowers a { KIND($kind) }’s expected score by { $points }
why-may-join = prepares to join another player’s feature, for { $points }
why-risks-joining = risks losing { $points } to others who may join in
why-brings-home =
    brings { $count ->
        [one] a follower
       *[other] { $count } followers
    } home
why-earns-bonus = earns a bonus turn
why-costs-others =
    costs { $others ->
        [1] the opponent { $points }
       *[other] the others { $points } on average
    }
why-gives-others =
    gives { $others ->
        [1] the opponent { $points }
       *[other] the others { $points } on average
    }
why-ties-up = ties up a piece
why-changes-little = changes little
why-first-game = is the next step of the first game
# $points of the reasons: exact in an analysis, rounded elsewhere
points-expected = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points
points-about = { $points ->
        [one] about 1 point
       *[other] about { $points } points
    }
