# Strona w przeglądarce: jej ramy i wybór partii

page-language = Język
page-theme = { $theme ->
        [light] Kolory: jasne
        [dark] Kolory: ciemne
       *[auto] Kolory: jak w systemie
    }
page-to-home = Strona główna
page-navigation = Nawigacja główna
page-to-learn = Nauka
page-to-rules = Zasady
page-to-games = Partie
page-to-real-table = Przy stole
page-games-waiting = { $count ->
        [one] 1 partia czeka na twój ruch
        [few] { $count } partie czekają na twój ruch
        [many] { $count } partii czeka na twój ruch
       *[other] { $count } partii czeka na twój ruch
    }
page-missing = Nic tu nie ma
page-missing-about = Ten adres prowadzi donikąd. Twoje partie są na stronie głównej.
page-loading = Rozkładanie stołu…
page-try-again = Spróbuj ponownie
page-try-now = Spróbuj teraz

# Co może pójść nie tak, bez szukania winnych

page-error-fault = Coś zepsuło się po naszej stronie. Twoje partie są bezpieczne.
page-error-no-connection = Nie ma połączenia z serwerem. Twoje partie są tam bezpieczne.
page-error-strange-answer = Serwer odpowiedział w sposób, którego ta strona nie rozumie ({ $status }).
page-error-no-words = Ta strona jest nieaktualna. Wczytaj ją ponownie.

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
page-draw-ahead = Dobieranie naprzód
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
page-play-starting = Przygotowywanie…
page-preparing = Trwa przygotowywanie zasad, tylko raz na tym komputerze. Nowa partia zacznie się sama, gdy będą gotowe.
page-play-alone = Zaczyna się od razu. Niczego nie trzeba instalować.
page-play-guests = Dostaniesz link dla każdego zdalnego miejsca. Inni mogą dołączyć w trakcie partii.
page-play-links-local = Linki działają tylko na tym komputerze. Żeby grać z innymi w swojej sieci, uruchom „{ $lan }”; żeby grać z kimkolwiek, zobacz „{ $public }”.

# Partie, w których się grało

page-games = Twoje partie
page-games-all = wszystkie partie
page-games-none = Nie masz jeszcze żadnej partii
page-games-none-about = Rozpoczęte partie zostają tutaj. Nie trzeba zakładać konta.
page-games-loading = Szukanie twoich partii…
# $players: pozostali gracze albo wszyscy przy tym ekranie
page-game-title = { $players }, { $edition }
page-game-computer-level = Komputer ({ $level })
# $name: czyj jest ruch
page-game-turn-of = Ruch: { $name }
# na stole leży $laid z $tiles płytek
page-game-laid = płytki: { $laid } z { $tiles }
page-game-won = { $count ->
        [1] Wygrana: { $names }
       *[other] Wspólna wygrana: { $names }
    }
page-game-you-won = { $count ->
        [1] Twoja wygrana
       *[other] Wspólna wygrana
    }
page-game-you-lost = Twoja przegrana
page-game-drawn = Remis
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
page-game-closed = Nie możesz otworzyć tego stołu
page-game-opening = Otwieranie partii…
page-game-no-token = Ta przeglądarka nie ma tu miejsca. Otwórz link, który do ciebie wysłano.
page-board = Plansza

# Tożsamość, która przyszła z linkiem

page-identity-offered = Ten link otwiera partie z innej przeglądarki. Użyć ich tutaj zamiast twoich?
page-identity-take = Użyj ich tutaj
page-identity-leave = Nie, zostaw moje
page-identity-broken = Ten link jest niepełny. Skopiuj cały link i spróbuj ponownie.

# Edycje: nazwa i w dwóch wierszach to, co szczególne

edition-modern = Współczesna
edition-modern-special = Tak gra się dziś: pole daje 3 punkty za każde ukończone miasto obok.
edition-hungarian = Węgierska
edition-hungarian-special = Pierwsze zasady. Małe miasto: 4 punkty; chłopi liczą każde miasto raz.
edition-slovak = Słowacka
edition-slovak-special = Małe miasto daje tylko 2 punkty. Następną płytkę widzisz wcześniej.
edition-danish = Duńska
edition-danish-special = Chłopi walczą o miasta, nie o pola: 4 punkty za najwięcej chłopów wokół.
edition-winter = Zimowa
edition-winter-special = 12 zimowych płytek więcej. Pole daje 3 punkty za ukończone miasto obok.
edition-hunters = Łowcy i zbieracze
edition-hunters-special = Lasy, rzeki i zwierzyna. Chaty, złoto i płytki dodatkowe.

# Gracze komputerowi: jak gra każdy z nich, jednym słowem i kilkoma

level-random = Beztroski
level-random-about = gra gdziekolwiek
level-greedy = Zachłanny
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
aid-hint = Podpowiedzi silnego gracza
