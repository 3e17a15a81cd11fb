# The guided first game. Each card is short and explains one thing

page-guide = First game
page-guide-about = A short game against a gentle opponent. A guide explains the rules as they come up. It takes about five minutes.
page-guide-begin = Begin
page-guide-known = I already know the game
page-guide-skip = Skip
page-guide-next = Continue
page-guide-show = Show me

# The six lessons: title, cards, and summary at the end

page-guide-tile = The tile
page-guide-tile-1 = Each turn you draw a tile. This one is yours.
page-guide-tile-2 = Lay it beside another one. What touches must match: road to road, city to city, field to field. Choose a marked cell; the highlighted one is a good start.
page-guide-tile-short = matches all its neighbours.
page-guide-follower = The follower
page-guide-follower-1 = Now you may put one of your seven followers on this tile: a robber on a road, a knight in a city, a monk in a monastery, a farmer in a field. It claims what it stands on.
page-guide-follower-2 = Choose a place for it, or none. Then lay the tile.
page-guide-follower-short = claims a road, a city, a monastery or a field that nobody has yet.
page-guide-completion = Completion
page-guide-completion-1 = A road is completed when both its ends are closed, a city when its wall has no gaps.
page-guide-completion-2 = It scores at once: 1 point for each tile of a road, 2 for each tile of a city. Then its followers come home to you.
page-guide-completion-short = scores at once, and followers come home.
page-guide-majority = The majority
page-guide-majority-1 = You may not join a follower that is already there. But a tile can connect what two players hold, and then they share it.
page-guide-majority-2 = The player with more followers there gets all the points. In a tie, each gets all of them.
# $layer: the name of a layer
page-guide-majority-3 = The layer “{ $layer }” at the board shows at any time who holds what.
page-guide-majority-short = gets all the points; in a tie everybody does.
page-guide-field = The field
page-guide-field-1 = In a field a follower lies down and becomes a farmer. It stays there until the end of the game and does not come home.
page-guide-field-2 = Then the player with the most farmers in a field scores 3 points for every completed city beside it.
page-guide-field-short = scores at the end, 3 points for each completed city.
page-guide-monastery = The monastery
page-guide-monastery-1 = A monastery stands on this tile. A follower in it is a monk.
page-guide-monastery-2 = A monastery is completed when eight tiles lie around it. Then it scores 9 points, and the monk comes home. At the end of the game an unfinished one scores 1 point for its own tile and 1 for each tile around it.
page-guide-monastery-short = scores 1 point for its own tile and for each tile around it.

# Between lessons. $name: the other player. $points: what the suggested move scores; $kind: what it claims

page-guide-turn = Your turn. Lay the tile wherever it fits.
page-guide-good = Your turn. The highlighted cell is a good one for this tile.
page-guide-good-scores = Your turn. On the highlighted cell this tile scores { $points ->
        [one] 1 point
       *[other] { $points } points
    } at once.
page-guide-good-claims = Your turn. On the highlighted cell you can claim a { KIND($kind) }, for about { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
page-guide-place = Add a follower if you like. Then lay the tile.
page-guide-wait = Now { $name } lays a tile.
page-guide-count = The last tile is laid. Unfinished features still score 1 point for each tile, and now the fields score too.
page-guide-end = That was a whole game, only shorter. Now you know:
page-guide-real = Play a real game
page-guide-again = Play it again

# Reasons for the suggested moves, one for each of your turns

page-guide-why-1 = Your turn. A road that can grow at both ends is a good start; its cell is highlighted.
page-guide-why-2 = Your turn. With this tile you can complete the small city in the north: 4 points.
page-guide-why-3 = Your turn. { $name } holds a city, and none of your knights may join it. But you can begin one right beside it.
page-guide-why-4 = Your turn. This tile fits where your city and { $name }’s meet.
page-guide-why-5 = Your turn. Two cities are completed, and one large field touches both. It is free.
page-guide-why-6 = Your last tile. It completes your road, and a monk in the monastery scores 3 points at the end.
