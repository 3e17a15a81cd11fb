# The rules of the classic game, and those that Hunters and Gatherers shares with it: rule-ID for a rule of
# lessons/data/rules.toml, in short sentences of our own. Rules on one subject form a chapter

rules-chapter-pieces = Pieces and start
rules-chapter-placing = Laying a tile
rules-chapter-followers = Followers
rules-chapter-scoring = Points, and coming home
rules-chapter-roads = Roads
rules-chapter-cities = Cities
rules-chapter-monasteries = Monasteries
rules-chapter-fields = Fields and farmers
rules-chapter-end = Final scoring
rules-chapter-options = Options

# In two minutes

rule-short-turn = Draw a tile and lay it beside the others. What touches must match: road to road, city to city, field to field.
rule-short-follower = Then you may put one of your seven followers on it: on a road, in a city, on a field or in the monastery. Not if a follower is already there, however far away.
rule-short-scoring = A road closed at both ends, a city without gaps, a monastery with eight neighbours: what is completed scores at once, and its followers come home.
rule-short-points-small = Each tile of a road scores 1 point, each tile of a city 2, and each pennant 2 more; but a city of only two tiles scores 2. A monastery scores 9.
rule-short-points = Each tile of a road scores 1 point, each tile of a city 2, and each pennant 2 more. A monastery scores 9.
rule-short-majority = If several players share a road or a city, the one with the most followers there gets all the points. In a tie, each of them does.
rule-short-farms-each-field = Farmers stay until the end. Then the player with the most farmers on a field gets 3 points for every completed city beside it.
rule-short-farms-once-a-city = Farmers stay until the end. Then the player with the most farmers on a field gets 3 points for every completed city beside it, but only once for each city.
rule-short-farms-whole-city = Farmers stay until the end. Then each completed city gives 4 points to the player with the most farmers on all the fields round it.
rule-short-end = The last tile ends the game. What is unfinished still scores a little. Most points wins.

# Pieces and start

rule-pieces-players = The game is for two to five players.
rule-pieces-tiles-72 = There are 72 tiles, including the start tile.
rule-pieces-tiles-84 = There are 84 tiles: the 72 of the classic game, including the start tile, and twelve more with animals in the snow. All are played in the same way.
rule-pieces-followers = Each player has eight followers of one colour. One walks on the score track; the other seven are the supply.
rule-pieces-first = The start tile is face up on the table, and no follower is ever placed on it. All other tiles are shuffled face down. Agree who begins, or draw lots. Play goes clockwise.
rule-pieces-track = The score track has fifty spaces. A marker that comes round to 0 again is laid down: it then means 50 points more.

# Laying a tile

rule-placing-turn = Every turn is the same. Lay a tile. Place a follower on it, if you like. Score what the tile has completed.
rule-placing-draw = Draw a tile and show it to everybody. They may give advice.
rule-placing-side = It must touch a tile on the table along a whole side. A corner is not enough.
rule-placing-match = On every side that touches another tile, roads continue as roads, cities as cities and fields as fields.
rule-placing-nowhere = A tile that fits nowhere is removed from the game. Draw another.
rule-placing-agree = At a real table everybody must agree that it fits nowhere. Here every place is tried, so nobody needs to be asked.

# Followers

rule-followers-one = You may place one follower from your supply, and only on the tile that you have just laid.
rule-followers-roles = On a road it is a robber, in a city a knight, in a monastery a monk. On a field it lies down and becomes a farmer.
rule-followers-free = A road, city or field that already has a follower takes no other. Yours count too, and distance does not matter: look at everything that is connected.
rule-followers-joined = Still, followers may meet. A later tile can join two roads, cities or fields that are both taken. Then their players share it.
rule-followers-out = If you have no follower in your supply, you just lay tiles.

# Points, and coming home

rule-scoring-completed = During the game, only what is completed scores, and it does so at once. It does not matter who completed it. If a tile completes several features, each is scored separately.
rule-scoring-majority = The player with the most followers on it gets all the points, and the others get none. Players who tie for the most each get all the points.
rule-scoring-nobody = If nobody is on it, nobody gets points.
rule-scoring-home = When its road, city or monastery has been scored, a follower goes back to the supply. It can be placed again from its owner’s next turn. There is no other way home.
rule-scoring-at-once = So a follower can come, score and go home in one turn: first it is placed, then the tile scores.

# Roads

rule-roads-complete = A road is completed when both its ends are closed: at a crossing, a city or a monastery.
rule-roads-points = It scores 1 point for each of its tiles. A tile that it crosses twice counts once.
rule-roads-loop = A road that runs back into itself is completed, too.

# Cities

rule-cities-complete = A city is completed when its wall is closed all round and there are no gaps inside.
rule-cities-points = Each of its tiles scores 2 points, and each pennant 2 more.
rule-cities-small-two = A city of only two tiles scores 2 points, not 4. A pennant in it still adds 2.
rule-cities-small-four = A city of two tiles scores like any other: 4 points.
rule-cities-once = A tile that holds two parts of the same city counts once.
rule-cities-corner = Cities that touch only at a corner stay two cities.

# Monasteries

rule-monasteries-points = A monastery is completed when there are tiles on all eight cells round it. It scores 9 points: 1 for each of these tiles and 1 for its own.

# Fields and farmers

rule-fields-bounds = Connected green land is one field. Its borders are roads, cities and the edge of the landscape.
rule-fields-stay = A farmer stays until the end and never comes home. Fields score only then.

# Final scoring

rule-end-last-tile = The game ends with the turn in which the last tile is laid. What it completes is scored as always.
rule-end-unfinished = Then what is unfinished is scored. A road scores 1 per tile. A city scores 1 per tile and 1 for each pennant. A monastery scores 1, and 1 more for each tile round it. Again, the player with the most followers gets the points.
rule-end-farms = Farmers come last. They supply completed cities, large or small, and never unfinished ones. A field supplies every city that it touches, however far from the farmer. The field need not be closed.
rule-end-farms-each-field = Each field is scored separately. The player with the most farmers on it gets 3 points for every completed city beside it; players who tie all get them. The same city can score for you again from another field.
rule-end-farms-once-a-city = The player with the most farmers on a field owns it; players who tie all own it. Owners get 3 points for every completed city beside it. But nobody scores twice for the same city, however many of their fields touch it.
rule-end-farms-whole-city = Each completed city is scored separately. Count the farmers on all fields that touch it, together. The player with the most gets 4 points; players who tie get 4 each.
rule-end-winner = The player with the most points wins.
rule-end-tie = Players who tie share the victory.

# Options

rule-options-farmers = Without farmers: no follower may be placed in a field. This makes a good first game.
rule-options-draw-ahead = Draw ahead: at the end of your turn you draw the tile for your next one, show it, and think while the others play. If it fits nowhere when your turn comes, you draw another.
