# Jak nazywają się rzeczy w grze

seat-red = Czerwony
seat-blue = Niebieski
seat-yellow = Żółty
seat-black = Czarny
seat-pink = Różowy

# Rodzaje terenu i obszarów, także w bierniku

kind-road = trakt
    .accusative = trakt
kind-city = miasto
    .accusative = miasto
kind-monastery = klasztor
    .accusative = klasztor
kind-field = pole
    .accusative = pole
kind-river = rzeka
    .accusative = rzekę
kind-forest = las
    .accusative = las
kind-meadow = łąka
    .accusative = łąkę
kind-lake = jezioro
    .accusative = jezioro
kind-system = system rzeczny
    .accusative = system rzeczny

# Wyliczenia

list-next = { $before }, { $next }
list-last = { $before } i { $last }

# Gdzie na płytce coś jest: w zdaniu i samodzielnie

direction = { $direction ->
        [n] na północy
        [ne] na północnym wschodzie
        [e] na wschodzie
        [se] na południowym wschodzie
        [s] na południu
        [sw] na południowym zachodzie
        [w] na zachodzie
        [nw] na północnym zachodzie
       *[middle] pośrodku
    }
direction-name = { $direction ->
        [n] północ
        [ne] północny wschód
        [e] wschód
        [se] południowy wschód
        [s] południe
        [sw] południowy zachód
        [w] zachód
        [nw] północny zachód
       *[middle] pośrodku
    }

# Instrukcje edycji

rulebook-modern = zasady edycji zimowej z klasycznymi 72 płytkami
rulebook-hungarian = Carcassonne, instrukcja węgierska
rulebook-slovak = Carcassonne, instrukcja słowacka
rulebook-danish = Carcassonne, instrukcja duńska
rulebook-winter = Carcassonne: Edycja Zimowa, instrukcja polska
rulebook-hunters = Carcassonne: Łowcy i zbieracze, instrukcja węgierska
