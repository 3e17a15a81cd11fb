# The rules of Hunters and Gatherers that are its own

rules-chapter-tribe = Tribe members and huts
rules-chapter-rivers = Rivers
rules-chapter-forests = Forests and gold
rules-chapter-meadows = Meadows
rules-chapter-special = Special bonus tiles

# In two minutes

rule-short-hunters-turn = Draw a tile and lay it beside the others. What meets must match: forest and forest, river and river, meadow and meadow.
rule-short-hunters-piece = Then you may put one piece on it. A tribe member gathers in a forest, fishes on a river or hunts on a meadow, if none is there yet. A hut goes on a river or a lake, if the whole river system has none yet.
rule-short-hunters-scoring = A finished river brings 1 point a tile and 1 for each fish in the lakes at its ends. A finished forest brings 2 a tile. Then gatherers and fishers come home.
rule-short-hunters-gold = Gold in the forest that you finished? Draw a bonus tile and lay it at once.
rule-short-hunters-majority = Several share a forest, river or meadow? Whoever has most there gets all the points. In a tie everybody gets them all.
rule-short-hunters-end = In the end each river system pays its huts 1 point for every fish, and each meadow pays its hunters 2 for every deer, mammoth and aurochs. But each tiger eats a deer first. What is unfinished brings nothing. The most points win.

# Pieces and start

rule-pieces-tiles-hunters = There are 79 land tiles; the one with the volcano is the start tile. Twelve bonus tiles are shuffled apart.
rule-pieces-tribe = Everybody has six tribe members of a colour. One marks the points, five are the supply. Everybody has two huts besides.
rule-pieces-cards = Whose marker passes the start of the score track takes a card of 50 points. The next time it is turned to 100, and then a second card comes.

# Laying a tile

rule-placing-turn-hunters = A turn is always the same. Lay a tile. Place a tribe member or a hut on it, if you like. Score the forests and rivers that it has finished. If there was gold, play a bonus tile.
rule-placing-match-hunters = At every side that touches another tile, forest goes on as forest, river as river and meadow as meadow.

# Tribe members and huts

rule-tribe-one = You may place one piece from your supply, a tribe member or a hut, and only on the tile that you have just laid.
rule-tribe-roles = In a forest a tribe member is a gatherer, on a river a fisher. On a meadow it lies down and is a hunter.
rule-tribe-free = A forest, river or meadow where a tribe member is already takes no other. Yours count too, and distance does not matter. A later tile may still join what is taken.
rule-tribe-huts = A hut goes on a river or a lake, if nobody has a hut on the whole river system. It never comes back.
rule-tribe-systems = A river system is all the rivers that hang together, lakes included. A lake ends a river, but not a system. Springs and the edge of the landscape bound it.
rule-tribe-apart = Huts and tribe members do not hinder each other.

# Points, and the way home

rule-scoring-completed-hunters = Only finished forests and rivers bring points during the game, and they do so at once. It does not matter who finished them.
rule-scoring-majority-hunters = Whoever has most tribe members there gets all the points, the others none. Those who tie for the most get all the points each.
rule-scoring-home-hunters = When their forest or river has been scored, gatherers and fishers go back to the supply. They may go on a bonus tile of the same turn at once. Hunters and huts stay.

# Rivers

rule-rivers-complete = A river is finished when both its ends are closed by a lake or a spring, or when it runs back into itself.
rule-rivers-points = It brings 1 point for each of its tiles, and 1 for each fish in the lakes at its ends. Its fisher is paid, whoever closed it.
rule-rivers-lake-twice = If both ends are at the same lake, its fish count once.

# Forests and gold

rule-forests-complete = A forest is finished when there is meadow all round it and no gap inside.
rule-forests-points = It brings 2 points for each of its tiles, however small it is.
rule-forests-gold = Gold lies in it? Then whoever finished the forest draws a bonus tile, even if others are paid for the forest, or nobody.
rule-forests-bonus = The bonus tile must be laid at once, anywhere that it fits. A piece may go on it, and what it finishes is scored.
rule-forests-one-bonus = There is one bonus tile a turn, however much gold was found. A bonus tile never brings another. When all are used up, gold brings nothing.

# Meadows

rule-meadows-bounds = Grass that is connected makes a meadow. Forests, rivers and the edge of the landscape bound it.
rule-meadows-stay = A hunter stays to the end and never comes home. Meadows bring points only then.

# Special bonus tiles

rule-special-mushrooms = Mushrooms: each group adds 2 points to its finished forest.
rule-special-aurochs = Aurochs: each brings 2 points on its meadow. Tigers leave it alone.
rule-special-fire = Fire: no hunter may be placed on this tile. It drives all tigers off its meadow, so every deer counts.
rule-special-dolmen = Dolmen: a hunter placed beside it hunts alone. Only its owner is paid for the meadow, whoever joins later. As always, no other hunter may be there when it comes.

# The last count

rule-end-last-tile-hunters = The game ends with the turn in which the last land tile is laid, its bonus tile included. Bonus tiles that are left do not matter.
rule-end-unfinished-hunters = Unfinished forests and rivers bring nothing.
rule-end-huts = Huts: in each river system whoever has most huts gets 1 point for every fish in all of its lakes. It need not be closed.
rule-end-hunters = Hunters: on each meadow whoever has most hunters gets 2 points for every deer, mammoth and aurochs. It need not be closed either. Those who tie get all the points each.
rule-end-tigers = But first each sabre-toothed tiger on the meadow eats a deer, and nothing else. If there are more tigers than deer, that is all: nobody loses points.
