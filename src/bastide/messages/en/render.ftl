# What is drawn where there is nothing to draw

features-none = { $people ->
        [tribe] Neither a tribe member nor a hut stands on the table.
       *[followers] No follower stands on the table.
    }

# What the signs below a board mean

key-forest = forest
key-gold = gold
key-mushrooms = mushrooms
key-deer = deer
key-mammoth = mammoth
key-aurochs = aurochs
key-tiger = tiger
key-fire = fire
key-dolmen = dolmen
key-volcano = volcano
key-rocks = rocks, no meadow
key-river = river
key-spring = spring
key-lake = lake, with its fish
key-hut = hut

# What a feature holds

held-fish = { $count } fish
held-gold = { $count ->
        [one] 1 nugget
       *[other] { $count } nuggets
    }
held-mushrooms = { $count ->
        [one] 1 group of mushrooms
       *[other] { $count } groups of mushrooms
    }
held-deer = { $count } deer
held-mammoth = { $count ->
        [one] 1 mammoth
       *[other] { $count } mammoths
    }
held-aurochs = { $count } aurochs
held-tiger = { $count ->
        [one] 1 tiger
       *[other] { $count } tigers
    }
