# The guided first game. Each card is short: one thing at a time

page-guide = First game
page-guide-about = A short game against a gentle opponent. A guide tells you the rules as they come up. It takes about five minutes.
page-guide-begin = Begin
page-guide-known = I know the game already
page-guide-skip = Skip
page-guide-next = Go on
page-guide-show = Show me

# The five lessons: what each is called, what its cards say, and what is left of it in the end

page-guide-tile = The tile
page-guide-tile-1 = Each turn you draw a tile. This one is yours.
page-guide-tile-2 = Lay it beside another one. What touches must match: road to road, city to city, field to field. Choose a marked cell; the lit one is a good start.
page-guide-tile-short = matches all its neighbours.
page-guide-follower = The follower
page-guide-follower-1 = Now one of your seven followers may go on this tile: a robber on a road, a knight in a city, a farmer in a field. It claims what it stands on.
page-guide-follower-2 = Choose a place for it, or none. Then place the tile.
page-guide-follower-short = claims a road, a city or a field where nobody is yet.
page-guide-completion = Completion
page-guide-completion-1 = A road is complete when both its ends are closed, a city when its wall has no gap.
page-guide-completion-2 = It scores at once: 1 point for each tile of a road, 2 for each tile of a city. Then its followers come home to you.
page-guide-completion-short = scores at once, and followers come home.
page-guide-majority = The majority
page-guide-majority-1 = Nobody may join a follower that is there already. But a tile can connect what two players hold, and then they share it.
page-guide-majority-2 = Whoever has more followers there gets all the points. If it is a tie, each gets all of them.
page-guide-majority-short = gets all the points; in a tie everybody does.
page-guide-field = The field
page-guide-field-1 = In a field a follower lies down and is a farmer. It stays there to the end of the game and does not come home.
page-guide-field-2 = Then each field pays whoever has most farmers in it: 3 points for every completed city beside it.
page-guide-field-short = pays farmers in the end, 3 for each completed city.

# Between lessons. $name: the other player. $reason: why a move is good, such as “scores 4 points at once”

page-guide-turn = Your turn. Lay the tile wherever it fits.
page-guide-good = Your turn. The lit cell is a good one: { $reason }.
page-guide-place = A follower on it, or none, as you like. Then place the tile.
page-guide-wait = Now { $name } lays a tile.
page-guide-count = The last tile is laid. What is unfinished still pays 1 point for each tile, and now the fields pay.
page-guide-end = That was a whole game, only shorter. Now you know:
page-guide-real = Play a real game
page-guide-again = Once more

# What the suggested moves are good for, one for each of your turns

page-guide-why-1 = Your turn. A road that can grow at both ends is a good start; its cell is lit.
page-guide-why-2 = Your turn. With this tile you can close the small city in the north: 4 points.
page-guide-why-3 = Your turn. { $name } holds a city, and no knight of yours may join it. But you can begin one right beside it.
page-guide-why-4 = Your turn. This tile fits where your city and that of { $name } meet.
page-guide-why-5 = Your turn. Two cities are complete, and one large field lies beside both. It is free.
page-guide-why-6 = Your last tile. It ends your road, and a monk in the monastery earns a little, too.
