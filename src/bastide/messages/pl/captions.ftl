# Punktowany obszar w wierszu tabeli; $count to liczba płytek, a dla pola liczba ukończonych miast

caption-feature = { $kind ->
        [road] Trakt z { tiles-counted }
        [city] Miasto z { tiles-counted }
        [monastery] Klasztor, { $count } z 9 płytek
        [river] Rzeka z { tiles-counted }
        [forest] Las z { tiles-counted }
        [meadow] Łąka z { tiles-counted }
        [huts] System rzeczny z { tiles-counted }
       *[field] Pole, { $count ->
            [one] 1 ukończone miasto
            [few] { $count } ukończone miasta
            [many] { $count } ukończonych miast
           *[other] { $count } ukończonego miasta
        }
    }
# $things wylicza, co jeszcze się w nim liczy
caption-feature-with = { caption-feature }, { $things }
counted-pennants = { $count ->
        [one] 1 proporzec
        [few] { $count } proporce
        [many] { $count } proporców
       *[other] { $count } proporca
    }
counted-fish = { $count ->
        [one] 1 ryba
        [few] { $count } ryby
        [many] { $count } ryb
       *[other] { $count } ryby
    }
counted-mushrooms = { $count ->
        [one] 1 grupa grzybów
        [few] { $count } grupy grzybów
        [many] { $count } grup grzybów
       *[other] { $count } grupy grzybów
    }
counted-deer = { $count ->
        [one] 1 jeleń
        [few] { $count } jelenie
        [many] { $count } jeleni
       *[other] { $count } jelenia
    }
counted-mammoths = { $count ->
        [one] 1 mamut
        [few] { $count } mamuty
        [many] { $count } mamutów
       *[other] { $count } mamuta
    }
counted-aurochs = { $count ->
        [one] 1 tur
        [few] { $count } tury
        [many] { $count } turów
       *[other] { $count } tura
    }
