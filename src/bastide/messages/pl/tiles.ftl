# Co jest na płytce, dla tych, którzy jej nie widzą; $sides: jedno lub więcej direction-name

tile-part = { KIND($kind) }
tile-part-at = { KIND($kind) } ({ $sides })

# Co jest na obszarze; z przecinkami w wąskiej kolumnie

held-pennants = { $count ->
        [one] 1 proporzec
        [few] { $count } proporce
        [many] { $count } proporców
       *[other] { $count } proporca
    }
held-fish = { $count ->
        [one] 1 ryba
        [few] { $count } ryby
        [many] { $count } ryb
       *[other] { $count } ryby
    }
held-gold = { $count ->
        [one] 1 grudka
        [few] { $count } grudki
        [many] { $count } grudek
       *[other] { $count } grudki
    }
held-mushrooms = { $count ->
        [one] 1 grupa grzybów
        [few] { $count } grupy grzybów
        [many] { $count } grup grzybów
       *[other] { $count } grupy grzybów
    }
held-deer = { $count ->
        [one] 1 jeleń
        [few] { $count } jelenie
        [many] { $count } jeleni
       *[other] { $count } jelenia
    }
held-mammoth = { $count ->
        [one] 1 mamut
        [few] { $count } mamuty
        [many] { $count } mamutów
       *[other] { $count } mamuta
    }
held-aurochs = { $count ->
        [one] 1 tur
        [few] { $count } tury
        [many] { $count } turów
       *[other] { $count } tura
    }
held-tiger = { $count ->
        [one] 1 tygrys
        [few] { $count } tygrysy
        [many] { $count } tygrysów
       *[other] { $count } tygrysa
    }
held-fire = ogień
held-dolmen = dolmen
