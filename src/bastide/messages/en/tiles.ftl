# Description of a tile for screen readers; $sides: one or more of direction-name

tile-part = { KIND($kind) }
tile-part-at = { KIND($kind) } { $sides }

# Contents of a feature; listed with commas in a narrow column

held-pennants = { $count ->
        [one] 1 pennant
       *[other] { $count } pennants
    }
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
held-fire = fire
held-dolmen = dolmen
