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

# Wyliczenia; „i” mogłoby być nazwą kratki, dlatego „oraz”

list-next = { $before }, { $next }
list-last = { $before } oraz { $last }
