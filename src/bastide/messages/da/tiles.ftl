# Hvad der er på en brik, for dem, der ikke ser den; $sides: en eller flere direction-name

tile-part = { KIND($kind) }
tile-part-at = { KIND($kind) } ({ $sides })

# Hvad et område indeholder; opregnes med komma i en smal kolonne

held-pennants = { $count ->
        [one] 1 våbenskjold
       *[other] { $count } våbenskjolde
    }
held-fish = { $count } fisk
held-gold = { $count ->
        [one] 1 guldklump
       *[other] { $count } guldklumper
    }
held-mushrooms = { $count ->
        [one] 1 gruppe svampe
       *[other] { $count } grupper svampe
    }
held-deer = { $count ->
        [one] 1 hjort
       *[other] { $count } hjorte
    }
held-mammoth = { $count ->
        [one] 1 mammut
       *[other] { $count } mammutter
    }
held-aurochs = { $count ->
        [one] 1 urokse
       *[other] { $count } urokser
    }
held-tiger = { $count ->
        [one] 1 sabeltiger
       *[other] { $count } sabeltigre
    }
held-fire = ild
held-dolmen = dysse
