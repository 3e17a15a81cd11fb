# Az értékelt terület egy táblázat sorában; $count a kártyák száma, mezőnél a kész városoké

caption-feature = { $kind ->
        [road] { $count } kártyás út
        [city] { $count } kártyás város
        [monastery] Kolostor, 9-ből { $count } kártya
        [river] { $count } kártyás folyószakasz
        [forest] { $count } kártyás erdő
        [meadow] { $count } kártyás tisztás
        [huts] { $count } kártyás folyórendszer
       *[field] Mező { $count } kész várossal
    }
# $things felsorolja, mi számít még benne
caption-feature-with = { caption-feature }, { $things }
counted-pennants = { $count } címer
counted-fish = { $count } hal
counted-mushrooms = { $count } gombacsoport
counted-deer = { $count } szarvas
counted-mammoths = { $count } mamut
counted-aurochs = { $count } őstulok
