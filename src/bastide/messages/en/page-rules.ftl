# The rules in the browser: what stands round them. The page loads this file, and rules-….ftl, only where rules are read

page-rules-title = Rules
page-rules-lead = Six editions, one page each: two minutes to begin, then everything, with boards to step through.
# $edition: the name of an edition
page-rules-of = Rules: { $edition }
page-rules-unknown = There is no edition “{ $name }”. There are { $known }.
page-rules-edition = Edition
page-rules-chapters = Chapters
page-rules-chapter = { $edition } · chapter { $number }
page-rules-short = In two minutes

# Which rulebooks have a rule; $names are editions

page-rules-in-all = In all rulebooks
page-rules-in-the-only = In the rulebook
page-rules-in-some = In some rulebooks: { $names }
page-rules-in-others = This rulebook does not say it, but others do: { $names }
page-rules-in-none = No rulebook says it; it is played so
page-rules-is-silent = does not say it, and is played so, too
page-rules-has-other = has another rule

# An example: a board to step through

page-rules-example = Example { $number }
page-rules-reading = How it is read
page-rules-by-rules-of = By the rules of
# Before the first step: $seat holds the tile
page-rules-begin = { $seat } is to lay tile { $tile }.
page-rules-begin-end = The game ends here. Step by step, it is counted.
page-rules-nothing-paid = Nothing is paid.
# $places: such as “farmer (north)”
page-rules-places = { $seat } may place: { $places }. Or nobody.
page-rules-place = { $role } ({ $direction })
page-rules-step = Step { $step } of { $steps }
page-rules-again = From the beginning

# The editions side by side

page-rules-compare = What differs
page-rules-compare-title = The editions side by side
page-rules-compare-lead = The first five are one game. They differ in two rules and in their tiles. Hunters & Gatherers is a game of its own.
page-rules-row-tiles = Tiles
page-rules-row-pieces = Pieces to place
page-rules-row-small = City or forest of two tiles
page-rules-row-value = A pennant, or mushrooms
page-rules-row-unfinished = Unfinished in the end
page-rules-row-land = A field or meadow pays
page-rules-row-paid = Who is paid for it
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
       *[other] { $points } a tile
    }
page-rules-land = { $way ->
        [animals] { $points } an animal
       *[other] { $points } a city
    }
page-rules-paid = { $way ->
        [each-field] most farmers on each field
        [once-a-city] most farmers on the field; once a city
        [whole-city] most farmers on all fields round the city
       *[animals] most hunters on the meadow; tigers eat deer
    }
page-rules-proposed = proposed
page-rules-same-table = The same table, other points
page-rules-same-table-lead = What comes of the same tiles and followers by the rules of each edition. Choose an edition at a board, and step through it.
