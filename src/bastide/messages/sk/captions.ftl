# Vyhodnotená oblasť v riadku tabuľky; $count je počet kariet, pri lúke počet uzavretých miest

caption-feature = { $kind ->
        [road] Cesta, { tiles-counted }
        [city] Mesto, { tiles-counted }
        [monastery] Kláštor, { $count } z 9 kariet
        [river] Rieka, { tiles-counted }
        [forest] Les, { tiles-counted }
        [meadow] Lúka, { tiles-counted }
        [huts] Riečny systém, { tiles-counted }
       *[field] Lúka pri { $count ->
            [one] 1 uzavretom meste
            [few] { $count } uzavretých mestách
            [many] { $count } uzavretého mesta
           *[other] { $count } uzavretých mestách
        }
    }
# $things vymenúva, čo sa v nej ešte počíta
caption-feature-with = { caption-feature }, { $things }
counted-pennants = { $count ->
        [one] 1 erb
        [few] { $count } erby
        [many] { $count } erbu
       *[other] { $count } erbov
    }
counted-fish = { $count ->
        [one] 1 ryba
        [few] { $count } ryby
        [many] { $count } ryby
       *[other] { $count } rýb
    }
counted-mushrooms = { $count ->
        [one] 1 skupina húb
        [few] { $count } skupiny húb
        [many] { $count } skupiny húb
       *[other] { $count } skupín húb
    }
counted-deer = { $count ->
        [one] 1 jeleň
        [few] { $count } jelene
        [many] { $count } jeleňa
       *[other] { $count } jeleňov
    }
counted-mammoths = { $count ->
        [one] 1 mamut
        [few] { $count } mamuty
        [many] { $count } mamuta
       *[other] { $count } mamutov
    }
counted-aurochs = { $count ->
        [one] 1 pratur
        [few] { $count } pratury
        [many] { $count } pratura
       *[other] { $count } praturov
    }
