# A scored feature as a row of a table; $count is the number of its tiles, or of a field’s completed cities

caption-feature = { $kind ->
        [road] Road of { tiles-counted }
        [city] City of { tiles-counted }
        [monastery] Monastery, { $count } of 9 tiles
        [river] River of { tiles-counted }
        [forest] Forest of { tiles-counted }
        [meadow] Meadow of { tiles-counted }
        [huts] River system of { tiles-counted }
       *[field] Field with { $count ->
            [one] 1 completed city
           *[other] { $count } completed cities
        }
    }
# $things lists what else counts in it, with commas
caption-feature-with = { caption-feature }, { $things }
counted-pennants = { $count ->
        [one] 1 pennant
       *[other] { $count } pennants
    }
counted-fish = { $count } fish
counted-mushrooms = { $count ->
        [one] 1 group of mushrooms
       *[other] { $count } groups of mushrooms
    }
counted-deer = { $count } deer
counted-mammoths = { $count ->
        [one] 1 mammoth
       *[other] { $count } mammoths
    }
counted-aurochs = { $count } aurochs
