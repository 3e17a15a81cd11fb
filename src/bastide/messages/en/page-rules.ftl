# The frame of the rules in the browser. The page loads this file and rules-….ftl only to show rules

page-rules-title = Rules
page-rules-lead = Six editions, one page each: a two-minute summary, then all the rules, with boards to step through.
# $edition: the name of an edition
page-rules-of = Rules: { $edition }
page-rules-unknown = There is no edition “{ $name }”. Choose from { $known }.
page-rules-edition = Edition
page-rules-chapters = Chapters
page-rules-chapter = { $edition } · chapter { $number }
page-rules-short = In two minutes

# The rulebooks that have a rule; $names are editions

page-rules-in-all = In all rulebooks
page-rules-in-the-only = In the rulebook
page-rules-in-some = In some rulebooks: { $names }
page-rules-in-others = Not in this rulebook, but in others: { $names }
page-rules-in-none = In no rulebook; this is how it is played
page-rules-is-silent = doesn’t say, but is played this way too
page-rules-has-other = has another rule

# An example: a board to step through

page-rules-example = Example { $number }
page-rules-reading = How we read it
page-rules-by-rules-of = By the rules of
# Before the first step: $seat holds the tile
page-rules-begin = { $seat } is about to lay tile { $tile }.
page-rules-begin-end = The game ends here. Now it is scored, step by step.
page-rules-nothing-paid = Nothing scores.
# $places: such as “farmer (north)”
page-rules-places = { $seat } may place: { $places }. Or no piece.
page-rules-place = { $role } ({ $direction })
page-rules-step = Step { $step } of { $steps }
page-rules-again = Start again

# The editions side by side

page-rules-compare = What differs
page-rules-compare-title = The editions side by side
page-rules-compare-lead = The first five are one game. They differ in two rules and in their tiles. Hunters & Gatherers is a game of its own.
page-rules-row-tiles = Tiles
page-rules-row-pieces = Pieces to place
page-rules-row-small = City or forest of two tiles
page-rules-row-value = A pennant, or mushrooms
page-rules-row-unfinished = Unfinished at the end
page-rules-row-land = A field or meadow scores
page-rules-row-paid = Who scores it
page-rules-row-ahead = Draw ahead
page-rules-pieces = { $followers ->
        [one] 1 follower
       *[other] { $followers } followers
    }
page-rules-pieces-tribe = { $followers } tribe members, { $huts ->
        [one] 1 hut
       *[other] { $huts } huts
    }
page-rules-unfinished = { $points ->
        [0] nothing
       *[other] { $points } per tile
    }
page-rules-land = { $way ->
        [animals] { $points } per animal
       *[other] { $points } per city
    }
page-rules-paid = { $way ->
        [each-field] the most farmers on each field
        [once-a-city] the most farmers on the field; once per city
        [whole-city] the most farmers on all fields round the city
       *[animals] the most hunters on the meadow; tigers eat deer
    }
page-rules-proposed = suggested
page-rules-same-table = The same table, other points
page-rules-same-table-lead = What the same tiles and followers score by the rules of each edition. Choose an edition at a board, and step through it.
