# Čo je na karte, pre tých, ktorí ju nevidia; $sides: jedno alebo viac direction-name

tile-part = { KIND($kind) }
tile-part-at = { KIND($kind) } ({ $sides })

# Čo je v oblasti; s čiarkami v úzkom stĺpci

held-pennants = { $count ->
        [one] 1 erb
        [few] { $count } erby
        [many] { $count } erbu
       *[other] { $count } erbov
    }
held-fish = { $count ->
        [one] 1 ryba
        [few] { $count } ryby
        [many] { $count } ryby
       *[other] { $count } rýb
    }
held-gold = { $count ->
        [one] 1 hrudka
        [few] { $count } hrudky
        [many] { $count } hrudky
       *[other] { $count } hrudiek
    }
held-mushrooms = { $count ->
        [one] 1 skupina húb
        [few] { $count } skupiny húb
        [many] { $count } skupiny húb
       *[other] { $count } skupín húb
    }
held-deer = { $count ->
        [one] 1 jeleň
        [few] { $count } jelene
        [many] { $count } jeleňa
       *[other] { $count } jeleňov
    }
held-mammoth = { $count ->
        [one] 1 mamut
        [few] { $count } mamuty
        [many] { $count } mamuta
       *[other] { $count } mamutov
    }
held-aurochs = { $count ->
        [one] 1 pratur
        [few] { $count } pratury
        [many] { $count } pratura
       *[other] { $count } praturov
    }
held-tiger = { $count ->
        [one] 1 tiger
        [few] { $count } tigre
        [many] { $count } tigra
       *[other] { $count } tigrov
    }
held-fire = oheň
held-dolmen = dolmen
