# Et område, der giver point, i en tabelrække; $count er antallet af brikker, for en mark antallet af færdiggjorte byer

caption-feature = { $kind ->
        [road] Vej på { tiles-counted }
        [city] By på { tiles-counted }
        [monastery] Kloster, { $count } af 9 brikker
        [river] Flod på { tiles-counted }
        [forest] Skov på { tiles-counted }
        [meadow] Eng på { tiles-counted }
        [huts] Flodsystem på { tiles-counted }
       *[field] Mark med { $count ->
            [one] 1 færdiggjort by
           *[other] { $count } færdiggjorte byer
        }
    }
# $things opregner, hvad der ellers tæller i det
caption-feature-with = { caption-feature }, { $things }
counted-pennants = { $count ->
        [one] 1 våbenskjold
       *[other] { $count } våbenskjolde
    }
counted-fish = { $count } fisk
counted-mushrooms = { $count ->
        [one] 1 gruppe svampe
       *[other] { $count } grupper svampe
    }
counted-deer = { $count ->
        [one] 1 hjort
       *[other] { $count } hjorte
    }
counted-mammoths = { $count ->
        [one] 1 mammut
       *[other] { $count } mammutter
    }
counted-aurochs = { $count ->
        [one] 1 urokse
       *[other] { $count } urokser
    }
