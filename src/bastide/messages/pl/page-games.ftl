# Wszystkie własne partie: wczytane, odnalezione, usunięte

page-games-lead = Każda partia rozegrana tutaj zostaje, dopóki jej nie usuniesz. Możesz też wczytać inne partie.

# Pliki, które się wczytuje

page-games-bring = Wczytaj partię
page-games-bring-about = Upuść zapisy gdziekolwiek na tej stronie, jako tekst lub JSON: te pobrane tutaj i te z terminala.
page-games-choose-files = Wybierz pliki
page-games-let-go = Puść, aby wczytać
# $done z $all plików jest już załatwionych
page-games-reading = Wczytywanie plików: { $done } z { $all }
page-games-arrived = { $count ->
        [one] Wczytano { $count } partię
        [few] Wczytano { $count } partie
        [many] Wczytano { $count } partii
       *[other] Wczytano { $count } partii
    }
page-games-refused = { $count ->
        [one] Nie wczytano { $count } pliku
        [few] Nie wczytano { $count } plików
        [many] Nie wczytano { $count } plików
       *[other] Nie wczytano { $count } pliku
    }
page-games-put-away = Ukryj tę listę
page-games-show-position = Pokaż pozycję
page-games-empty-file = Ten plik jest pusty, więc nie ma w nim partii.
page-games-not-text = To nie jest plik tekstowy w UTF-8, więc nie może zawierać partii.
page-games-no-record = To nie jest zapis partii.
page-games-unreadable = Przeglądarka nie może odczytać tego pliku.
page-games-too-long = To jest za długie: zapis ma najwyżej { $most } znaków.

# Szukanie partii

page-games-search = Znajdź partię
page-games-player = Imię gracza
page-games-any-edition = wszystkie edycje
page-games-from = Od
page-games-to = Do
page-games-state = Które partie
page-games-all-states = Wszystkie
page-games-going = W toku
page-games-over = Zakończone
page-games-clear = Wyczyść
page-games-found = { $count ->
        [one] { $count } partia
        [few] { $count } partie
        [many] { $count } partii
       *[other] { $count } partii
    }
page-games-latest = Ostatnie partie: { $count }
page-games-nothing = Brak pasujących partii
page-games-nothing-about = Usuń jakiś filtr i poszukaj jeszcze raz.
page-games-earlier = Pokaż wcześniejsze partie
# Partie, którym tylko się przyglądano, w tej przeglądarce
page-games-watched = Oglądane partie

# Usuwanie kilku

page-games-several = Zaznacz kilka
page-games-several-end = Gotowe
page-games-choose = Zaznacz „{ $game }”
page-games-delete = { $count ->
        [0] Usuń
       *[other] Usuń ({ $count })
    }
page-games-delete-sure = { $count ->
        [one] Usunąć { $count } partię z twojej listy? Pozostali przy stole ją zachowają.
        [few] Usunąć { $count } partie z twojej listy? Pozostali przy stołach je zachowają.
        [many] Usunąć { $count } partii z twojej listy? Pozostali przy stołach je zachowają.
       *[other] Usunąć { $count } partii z twojej listy? Pozostali przy stołach je zachowają.
    }
