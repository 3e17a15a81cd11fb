# The page of a position that is in the address. $name: a player

page-position = Position
page-position-about = Paste or type a position as Bastide writes it, on several lines or on one.
page-position-broken = This position cannot be shown
page-position-broken-about = See below what is wrong, and correct it here.
page-position-cut-off-about = The end of the link is missing. Ask for it again, or correct it here.
page-position-text = The position as text
page-position-show = Show
page-position-copy = Copy the text
# $phase: the next step
page-position-next = { $phase ->
        [play] { $name } lays a tile
        [draw-bonus] { $name } draws a bonus tile
        [draw-ahead] { $name } draws a tile ahead
       *[draw] { $name } draws a tile
    }

# A new game from the position

page-position-play = Play from here
page-position-play-about = A new game from this position. The tiles left in the bag are shuffled.

# Links

page-position-link = Link to this position
page-position-link-about = to look at, and to play from
