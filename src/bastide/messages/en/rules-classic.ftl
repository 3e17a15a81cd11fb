# The rules of the classic game, and those that Hunters and Gatherers shares with it: rule-ID for a rule of
# lessons/data/rules.toml, short sentences in our own words. Rules about the same are in one chapter

rules-chapter-pieces = Pieces and start
rules-chapter-placing = Laying a tile
rules-chapter-followers = Followers
rules-chapter-scoring = Points, and the way home
rules-chapter-roads = Roads
rules-chapter-cities = Cities
rules-chapter-monasteries = Monasteries
rules-chapter-fields = Fields and farmers
rules-chapter-end = The last count
rules-chapter-options = Options

# In two minutes

rule-short-turn = Draw a tile and lay it beside the others. What meets must match: road and road, city and city, field and field.
rule-short-follower = Then you may put one of your seven followers on it: on a road, in a city, on a field or in the monastery. Somebody is there already, however far away? Then you cannot.
rule-short-scoring = A road with two ends, a city without a gap, a monastery with eight neighbours: what is finished scores at once, and its followers come home.
rule-short-points-small = A tile of a road brings 1 point, a tile of a city 2 and a pennant 2 more; but a city of only two tiles brings 2. A monastery brings 9.
rule-short-points = A tile of a road brings 1 point, a tile of a city 2 and a pennant 2 more. A monastery brings 9.
rule-short-majority = Several share a road or a city? Whoever has most followers there gets all the points. In a tie everybody gets them all.
rule-short-farms-each-field = Farmers stay to the end. Then each field pays whoever has most farmers on it: 3 points for every finished city beside it.
rule-short-farms-once-a-city = Farmers stay to the end. Then whoever has most farmers on a field gets 3 points for every finished city beside it, but only once for each city.
rule-short-farms-whole-city = Farmers stay to the end. Then each finished city pays 4 points to whoever has most farmers on all the fields round it.
rule-short-end = The last tile ends the game. What is unfinished still brings a little. The most points win.

# Pieces and start

rule-pieces-players = Two to five people play.
rule-pieces-tiles-72 = There are 72 tiles, the start tile among them.
rule-pieces-tiles-84 = There are 84 tiles: the 72 of the classic game, the start tile among them, and twelve more with animals in the snow. All are played in the same way.
rule-pieces-followers = Everybody has eight followers of a colour. One walks on the score track, seven are the supply.
rule-pieces-first = The start tile lies face up on the table, and nobody ever stands on it. All other tiles are shuffled face down. Agree who begins, or draw lots. Then it goes on clockwise.
rule-pieces-track = The score track has fifty spaces. A marker that comes round to 0 again lies down: it means 50 points more.

# Laying a tile

rule-placing-turn = A turn is always the same. Lay a tile. Place a follower on it, if you like. Score what the tile has finished.
rule-placing-draw = Draw a tile and show it to all. They may give advice.
rule-placing-side = It must touch a tile on the table with a whole side. A corner is not enough.
rule-placing-match = At every side that touches another tile, road goes on as road, city as city and field as field.
rule-placing-nowhere = A tile that fits nowhere leaves the game. Draw another.
rule-placing-agree = At a real table all must agree that it fits nowhere. Here every place is tried, so nobody needs to be asked.

# Followers

rule-followers-one = You may place one follower from your supply, and only on the tile that you have just laid.
rule-followers-roles = On a road it is a robber, in a city a knight, in a monastery a monk. On a field it lies down and is a farmer.
rule-followers-free = A road, city or field where a follower is already takes no other. Yours count too, and distance does not matter: look at all that is connected.
rule-followers-joined = Still, followers may meet. A later tile can join two roads, cities or fields that are both taken. Then they share it.
rule-followers-out = Without a follower in your supply you just lay tiles.

# Points, and the way home

rule-scoring-completed = Only what is finished brings points during the game, and it does so at once. It does not matter who finished it. If a tile finishes several things, each is scored by itself.
rule-scoring-majority = Whoever has most followers on it gets all the points, the others none. Those who tie for the most get all the points each.
rule-scoring-nobody = Where nobody stands, nobody gets points.
rule-scoring-home = When its road, city or monastery has been scored, a follower goes back to the supply. It can be placed again from its owner’s next turn on. There is no other way home.
rule-scoring-at-once = So a follower can come, score and go home in one turn: first it is placed, then the tile scores.

# Roads

rule-roads-complete = A road is finished when both its ends are closed: at a crossing, a city or a monastery.
rule-roads-points = It brings 1 point for each of its tiles. A tile that it crosses twice counts once.
rule-roads-loop = A road that runs back into itself is finished, too.

# Cities

rule-cities-complete = A city is finished when its wall is closed all round and no gap is left inside.
rule-cities-points = Each of its tiles brings 2 points, and each pennant 2 more.
rule-cities-small-two = A city of only two tiles brings 2 points, not 4. A pennant in it still adds 2.
rule-cities-small-four = A city of two tiles is paid like any other: 4 points.
rule-cities-once = A tile that holds two parts of the same city counts once.
rule-cities-corner = Cities that touch only at a corner stay two cities.

# Monasteries

rule-monasteries-points = A monastery is finished when all eight cells round it hold tiles. It brings 9 points: 1 for each of these tiles and 1 for its own.

# Fields and farmers

rule-fields-bounds = Green that is connected makes a field. Roads, cities and the edge of the landscape bound it.
rule-fields-stay = A farmer stays to the end and never comes home. Fields bring points only then.

# The last count

rule-end-last-tile = The game ends with the turn in which the last tile is laid. What it finishes is scored as always.
rule-end-unfinished = Then what is unfinished is counted. A road brings 1 a tile. A city brings 1 a tile and 1 for each pennant. A monastery brings 1 and 1 more for each tile round it. Again whoever has most followers gets it.
rule-end-farms = Last come the farmers. They supply finished cities, large or small, and never unfinished ones. A field supplies every city that it touches, however far from the farmer. It need not be closed.
rule-end-farms-each-field = Each field is counted by itself. Whoever has most farmers on it gets 3 points for every finished city beside it; those who tie get them all. The same city can pay you again from another field.
rule-end-farms-once-a-city = Whoever has most farmers on a field owns it; those who tie all do. Owners get 3 points for every finished city beside it. But nobody is paid twice for the same city, however many of their fields touch it.
rule-end-farms-whole-city = Each finished city is counted by itself. Count the farmers on all fields that touch it, together. Whoever has most gets 4 points; those who tie get 4 each.
rule-end-winner = Whoever has most points wins.
rule-end-tie = Those who tie share the victory.

# Options

rule-options-farmers = Without farmers: nobody may lie in a field. It is a good first game.
rule-options-draw-ahead = Draw ahead: at the end of your turn you draw the tile for your next one, show it, and think while the others play. If it fits nowhere when your turn comes, you draw another.
