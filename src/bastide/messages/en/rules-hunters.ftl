# The rules that only Hunters and Gatherers has

rules-chapter-tribe = Tribe members and huts
rules-chapter-rivers = Rivers
rules-chapter-forests = Forests and gold
rules-chapter-meadows = Meadows
rules-chapter-special = Special bonus tiles

# In two minutes

rule-short-hunters-turn = Draw a tile and lay it beside the others. What touches must match: forest to forest, river to river, meadow to meadow.
rule-short-hunters-piece = Then you may put one piece on it. A tribe member gathers in a forest, fishes on a river or hunts on a meadow, if nobody is there yet. A hut goes on a river or a lake, if the whole river system has none yet.
rule-short-hunters-scoring = A completed river scores 1 point per tile and 1 for each fish in the lakes at its ends. A completed forest scores 2 per tile. Then gatherers and fishers come home.
rule-short-hunters-gold = If there is gold in the forest that you completed, draw a bonus tile and lay it at once.
rule-short-hunters-majority = If several players share a forest, river or meadow, the one with the most tribe members there gets all the points. In a tie, each of them does.
rule-short-hunters-end = At the end, the player with the most huts on a river system gets 1 point for every fish in it, and the player with the most hunters on a meadow gets 2 for every deer, mammoth and aurochs. But each tiger eats a deer first. What is unfinished scores nothing. Most points wins.

# Pieces and start

rule-pieces-tiles-hunters = There are 79 land tiles; the one with the volcano is the start tile. Twelve bonus tiles are shuffled separately.
rule-pieces-tribe = Each player has six tribe members of one colour. One marks the points; the other five are the supply. Each player also has two huts.
rule-pieces-cards = When your marker passes the start of the score track, take a 50-point card. The next time, turn it over to 100. After that, take a second card.

# Laying a tile

rule-placing-turn-hunters = Every turn is the same. Lay a tile. Place a tribe member or a hut on it, if you like. Score the forests and rivers that it has completed. If there was gold, lay a bonus tile.
rule-placing-match-hunters = On every side that touches another tile, forests continue as forests, rivers as rivers and meadows as meadows.

# Tribe members and huts

rule-tribe-one = You may place one piece from your supply, a tribe member or a hut, and only on the tile that you have just laid.
rule-tribe-roles = In a forest a tribe member is a gatherer, on a river a fisher. On a meadow it lies down and becomes a hunter.
rule-tribe-free = A forest, river or meadow that already has a tribe member takes no other. Yours count too, and distance does not matter. A later tile may still join what is taken.
rule-tribe-huts = A hut goes on a river or a lake, if nobody has a hut on the whole river system. It never comes back.
rule-tribe-systems = A river system is all the rivers that are connected, including lakes. A lake ends a river, but not a system. Its borders are springs and the edge of the landscape.
rule-tribe-apart = Huts and tribe members do not get in each other’s way.

# Points, and coming home

rule-scoring-completed-hunters = During the game, only completed forests and rivers score, and they do so at once. It does not matter who completed them.
rule-scoring-majority-hunters = The player with the most tribe members there gets all the points, and the others get none. Players who tie for the most each get all the points.
rule-scoring-home-hunters = When their forest or river has been scored, gatherers and fishers go back to the supply. They may be placed on a bonus tile in the same turn. Hunters and huts stay.

# Rivers

rule-rivers-complete = A river is completed when both its ends are closed by a lake or a spring, or when it runs back into itself.
rule-rivers-points = It scores 1 point for each of its tiles, and 1 for each fish in the lakes at its ends. Its fisher gets the points, no matter who completed it.
rule-rivers-lake-twice = If both ends are at the same lake, its fish count once.

# Forests and gold

rule-forests-complete = A forest is completed when there is meadow all round it and no gap inside.
rule-forests-points = It scores 2 points for each of its tiles, however small it is.
rule-forests-gold = If there is gold in it, the player who completed the forest draws a bonus tile, even if others get the points for the forest, or nobody does.
rule-forests-bonus = The bonus tile must be laid at once, anywhere that it fits. A piece may be placed on it, and what it completes is scored.
rule-forests-one-bonus = There is one bonus tile per turn, however much gold was found. A bonus tile never earns another. When all are used up, gold earns nothing.

# Meadows

rule-meadows-bounds = Connected grass is one meadow. Its borders are forests, rivers and the edge of the landscape.
rule-meadows-stay = A hunter stays until the end and never comes home. Meadows score only then.

# Special bonus tiles

rule-special-mushrooms = Mushrooms: each group adds 2 points to its completed forest.
rule-special-aurochs = Aurochs: each scores 2 points on its meadow. Tigers leave it alone.
rule-special-fire = Fire: no hunter may be placed on this tile. It drives all tigers off its meadow, so every deer counts.
rule-special-dolmen = Dolmen: a hunter placed beside it hunts alone. Only its owner scores the meadow, no matter who joins later. As always, no other hunter may be there when it is placed.

# Final scoring

rule-end-last-tile-hunters = The game ends with the turn in which the last land tile is laid, including its bonus tile. Bonus tiles that are left do not matter.
rule-end-unfinished-hunters = Unfinished forests and rivers score nothing.
rule-end-huts = Huts: the player with the most huts on a river system gets 1 point for every fish in all of its lakes. The system need not be closed.
rule-end-hunters = Hunters: the player with the most hunters on a meadow gets 2 points for every deer, mammoth and aurochs. The meadow need not be closed either. Players who tie each get all the points.
rule-end-tigers = But first each sabre-toothed tiger on the meadow eats a deer, and nothing else. Extra tigers change nothing: nobody loses points.
