# A position that stands in the address, in the browser. $name: a player

page-position = Position
page-position-about = Paste or type the text of a position: as Bastide writes it, in several lines or in one.
page-position-broken = This position cannot be shown
page-position-broken-about = What is wrong is told below, and can be corrected here.
page-position-cut-off-about = The link has lost its end on the way. Ask for it again, or correct it here.
page-position-text = The position as text
page-position-show = Show
page-position-copy = Copy the text
# $phase: what comes next
page-position-next = { $phase ->
        [play] { $name } lays a tile
        [draw-bonus] { $name } draws a bonus tile
        [draw-ahead] { $name } draws a tile ahead
       *[draw] { $name } draws a tile
    }

# A new game from it

page-position-play = Play from here
page-position-play-about = A new game from this position on. What is left in the bag is shuffled.

# Links

page-position-link = Link to this position
page-position-link-about = to look at, and to play from
