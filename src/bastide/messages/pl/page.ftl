# Strona w przeglądarce: jej ramy i wybór partii

page-language = Język
page-theme = { $theme ->
        [light] Kolory: jasne
        [dark] Kolory: ciemne
       *[auto] Kolory: jak w systemie
    }
page-to-home = Do strony głównej
page-to-rules = Zasady
page-missing = Nic tu nie ma
page-missing-about = Ten adres prowadzi donikąd. Partie są na stronie głównej.
page-loading = Rozkładanie stołu …
page-try-again = Spróbuj ponownie
page-try-now = Spróbuj teraz

# Co może pójść nie tak, bez szukania winnych

page-error-fault = Coś zepsuło się po naszej stronie. Twoje partie są bezpieczne.
page-error-no-connection = Nie ma połączenia z serwerem. Twoje partie są tam bezpieczne.
page-error-strange-answer = Serwer odpowiedział w sposób, którego nie rozumiemy ({ $status }).
page-error-no-words = Ta strona nie ma na to jeszcze słów. Wczytaj ją ponownie.

# Strona główna

page-title = Ułóż płytkę. Zajmij ziemię.
page-lead = { $editions ->
        [6] Sześć edycji do wyboru.
        [one] Jedna edycja.
        [few] { $editions } edycje do wyboru.
        [many] { $editions } edycji do wyboru.
       *[other] { $editions } edycji do wyboru.
    } Graj przy tym ekranie, zdalnie ze znajomymi albo z komputerem.
page-edition = Edycja
page-tiles = { $tiles ->
        [one] 1 płytka
        [few] { $tiles } płytki
        [many] { $tiles } płytek
       *[other] { $tiles } płytki
    }
# $bonus: płytki dodatkowe, poza pozostałymi
page-tiles-and-bonus = płytki: { $tiles } + { $bonus }

# Stół: kto gdzie siedzi

page-table = Stół
page-seat-kind = { $seat }: kto gra
page-seat-here = Tutaj
page-seat-away = Zdalnie
page-seat-computer = Komputer
page-seat-name = { $seat }: imię
page-seat-is-you = ty, przy tym ekranie
page-seat-is-here = przy tym ekranie
page-seat-gets-link = dostanie link
page-seat-level = { $seat }: sposób gry
page-seat-add = Dodaj miejsce
page-seat-add-most = najwyżej { $most }
page-seat-remove = Usuń miejsce: { $seat }

# Opcje

page-farmers = Chłopi
page-farmers-about = podwładnych można kłaść na polach
page-draw-ahead = Dobieranie z wyprzedzeniem
page-draw-ahead-about = wcześniej widzisz następną płytkę
page-aids = Ułatwienia
page-aids-about = takie same dla wszystkich
page-aids-own = własny wybór
page-aids-single = Wybierz pojedynczo
page-first = Kto zaczyna
page-first-lots = losowo

page-play = Graj
# Na wąskim ekranie: co uruchamia przycisk
page-play-what = Graj · { $edition }, { $seats ->
        [one] 1 miejsce
        [few] { $seats } miejsca
        [many] { $seats } miejsc
       *[other] { $seats } miejsca
    }
page-play-starting = Przygotowywanie …
page-play-alone = Zaczyna się od razu. Niczego nie trzeba instalować.
page-play-guests = Dostaniesz link dla każdego zdalnego miejsca. Inni mogą dołączyć w trakcie partii.
page-play-links-local = Linki działają tylko na tym komputerze. Żeby grać z innymi w swojej sieci, uruchom „{ $lan }”; żeby grać z kimkolwiek, zobacz „{ $public }”.

# Partie, w których się grało

page-games = Graj dalej
page-games-all = wszystkie partie
page-games-none = Nie ma partii do wznowienia
page-games-none-about = Partie, które zaczniesz, zostaną tu, dopóki ich nie usuniesz.
page-games-loading = Szukanie twoich partii …
# $others: nazwy pozostałych miejsc
page-game-with = { $edition }, grają też: { $others }
page-game-against = { $edition }, przeciwnicy: { $others }
# $names: imiona wszystkich przy tym ekranie
page-game-of = { $edition }: { $names }
# $name: czyj jest ruch; na stole leży $laid z $tiles płytek
page-game-turn-of = Ruch: { $name } · ułożone płytki: { $laid } z { $tiles }
page-game-your-turn = Twój ruch · ułożone płytki: { $laid } z { $tiles }
page-game-won = { $count ->
        [1] Wygrywa { $names }
       *[other] { $names } dzielą zwycięstwo
    }
page-game-you-won = { $count ->
        [1] Wygrywasz
       *[other] Dzielisz zwycięstwo
    }
page-game-open = Otwórz
page-game-play = Twój ruch
page-game-look-back = Powtórka
page-game-delete = Usuń „{ $game }”
page-game-delete-sure = Usunąć tę partię z twojej listy?
page-game-delete-sure-alone = Ta partia jeszcze trwa. Usunąć ją na zawsze?
page-game-delete-sure-others = Ta partia jeszcze trwa. Usunąć ją z twojej listy? Pozostali ją zachowają i nadal będą czekać na twoje ruchy.
# Taka, której tylko się przyglądano
page-game-delete-sure-watched = Usunąć tę partię z twojej listy?
page-game-delete-yes = Usuń
page-game-delete-no = Zostaw
page-game-closed = Ten stół pozostaje zamknięty
page-game-opening = Otwieranie partii …
page-game-no-token = Ta przeglądarka nie ma tu miejsca. Otwórz link, który jest dla ciebie.
page-board = Plansza

# Tożsamość, która przyszła z linkiem

page-identity-offered = Ten link niesie partie z innej przeglądarki. Przejąć je tutaj?
page-identity-take = Przejmij
page-identity-leave = Nie, zostaw moje
page-identity-broken = Ten link jest niepełny, więc nie niesie żadnych partii. Skopiuj go jeszcze raz w całości.

# Edycje: nazwa i w dwóch wierszach to, co szczególne

edition-modern = Współczesna
edition-modern-special = Tak gra się dziś: pole daje 3 punkty za każde ukończone miasto obok.
edition-hungarian = Węgierska
edition-hungarian-special = Pierwsze zasady. Małe miasto daje 4 punkty; chłopi gracza liczą miasto raz.
edition-slovak = Słowacka
edition-slovak-special = Małe miasto daje tylko 2 punkty. Następną płytkę widzisz wcześniej.
edition-danish = Duńska
edition-danish-special = Chłopi walczą o miasta, nie o pola: 4 punkty za najwięcej chłopów wokół.
edition-winter = Zimowa
edition-winter-special = Zima i 12 nowych płytek. Pole daje 3 punkty za każde miasto obok.
edition-hunters = Łowcy i zbieracze
edition-hunters-special = Lasy, rzeki i zwierzyna. Chaty, złoto i dodatkowe płytki.

# Gracze komputerowi: jak gra każdy z nich, jednym słowem i kilkoma

level-random = Beztroski
level-random-about = gra gdziekolwiek
level-greedy = Ochoczy
level-greedy-about = bierze od razu najwięcej punktów
page-level = Poziom { $number }

# Ułatwienia i ich zestawy

preset-learning = Nauka
preset-standard = Standard
preset-tournament = Turniej
preset-purist = Purysta
aid-legal = Gdzie pasuje płytka
aid-preview = Ile daje ruch
aid-features = Trakty, miasta, rzeki: kto prowadzi
aid-fields = Pola i łąki: kto prowadzi
aid-dead = Kratki, na które nic nie pasuje
aid-remaining = Płytki, które zostały
aid-fits = Które z nich pasują na kratkę
aid-projection = Wyniki, gdyby partia skończyła się teraz
aid-takeback = Cofanie tury
aid-hint = Podpowiedzi mocnego gracza
