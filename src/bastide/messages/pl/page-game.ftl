# Partia w przeglądarce: wszystko wokół planszy. $name to nazwa gracza, zawsze w mianowniku

page-game-players = Gracze
page-game-score = { $points ->
        [one] 1 punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
page-game-followers-left = { $count ->
        [one] został 1 podwładny
        [few] zostało { $count } podwładnych
        [many] zostało { $count } podwładnych
       *[other] zostało { $count } podwładnego
    }
page-game-tribe-left = { $count ->
        [one] został 1 członek plemienia
        [few] zostało { $count } członków plemienia
        [many] zostało { $count } członków plemienia
       *[other] zostało { $count } członka plemienia
    }
page-game-huts-left = { $count ->
        [one] została 1 chata
        [few] zostały { $count } chaty
        [many] zostało { $count } chat
       *[other] zostało { $count } chaty
    }
page-game-watchers =
    { $count ->
        [one] 1 widz
        [few] { $count } widzów
        [many] { $count } widzów
       *[other] { $count } widza
    }
page-game-watching = oglądasz
# Co u gracza, jednym lub dwoma słowami obok nazwy
page-game-you-move = twój ruch
page-game-to-move = ma ruch
page-game-thinking = myśli
page-game-you = ty
page-game-here = przy tym ekranie
page-game-elsewhere = zdalnie
page-game-computer = komputer · { $level }
page-game-not-come = jeszcze nie przy stole
page-game-resigned = partia poddana
page-game-away = { $unit ->
        [seconds] offline od { $count } s
        [minutes] offline od { $count } min
        [hours] offline od { $count } godz.
       *[days] { $count ->
            [one] offline od 1 dnia
            [few] offline od { $count } dni
            [many] offline od { $count } dni
           *[other] offline od { $count } dnia
        }
    }
page-game-with-this-move = +{ $points } tym ruchem
page-game-if-ended-now = { $points }, gdyby to był koniec
page-game-track = { $count ->
        [one] Tor punktacji o 50 polach, z 1 znacznikiem
        [few] Tor punktacji o 50 polach, z { $count } znacznikami
        [many] Tor punktacji o 50 polach, z { $count } znacznikami
       *[other] Tor punktacji o 50 polach, z { $count } znacznika
    }

# Ręka tego, kto ma ruch

page-game-your-move = Twój ruch
page-game-pass-to = Ruch: { $name }. Przekaż urządzenie
page-game-tile = Płytka { $tile }
page-game-your-tile = Twoja płytka
page-game-your-bonus-tile = Twoja płytka dodatkowa
page-game-tiles-left = { $count ->
        [0] To była ostatnia płytka
        [one] Została 1 płytka
        [few] Zostały { $count } płytki
        [many] Zostało { $count } płytek
       *[other] Zostało { $count } płytki
    }
page-game-bonus-left = { $count ->
        [one] i 1 płytka dodatkowa
        [few] i { $count } płytki dodatkowe
        [many] i { $count } płytek dodatkowych
       *[other] i { $count } płytki dodatkowej
    }
# $count: na ilu kratkach płytka może leżeć
page-game-choose-cell = { $count ->
        [1] Wybierz na planszy kratkę w przerywanej ramce.
       *[other] Wybierz na planszy jedną z { $count } kratek w przerywanej ramce.
    }
page-game-try-cell = Wypróbuj kratkę na planszy. Zobaczysz, czy płytka tam pasuje.
page-game-cells = Lista kratek ({ $count })
# Na ile sposobów płytka może leżeć na kratce
page-game-turns = { $count ->
        [one] na 1 sposób
        [few] na { $count } sposoby
        [many] na { $count } sposobów
       *[other] na { $count } sposobu
    }
page-game-places = Gdzie postawić pionek
page-game-keep = Bez pionka
page-game-now = +{ $points } teraz
# Ile daje obszar taki, jaki jest, gdyby partia skończyła się teraz
page-game-later = { $role ->
        [farmer] { $points } na koniec
        [hunter] { $points } na koniec
        [hut] { $points } na koniec
       *[other] na razie { $points }
    }
page-game-back = Wstecz
page-game-place = { $role ->
        [none] Ułóż
        [robber] Ułóż ze zbójcą
        [knight] Ułóż z rycerzem
        [monk] Ułóż z mnichem
        [gatherer] Ułóż ze zbieraczem
        [fisher] Ułóż z rybakiem
        [hunter] Ułóż z łowcą
        [hut] Ułóż z chatą
       *[farmer] Ułóż z chłopem
    }
page-game-placing = Układanie…
page-game-more-ways = Inne sposoby zagrania
page-game-type = Albo wpisz ruch
page-game-type-play = Zagraj
page-game-last-move-of = Ostatni ruch: { $name }
page-game-tile-next = Zaraz twoja płytka
page-game-tile-next-about = Naciśnij klawisz lub kliknij, aby pominąć.
page-game-take-back = Cofnij moją ostatnią turę
page-game-take-back-of = Cofnij ostatnią turę: { $name }
page-game-take-back-asked = Prosisz o cofnięcie swojej tury.
page-game-taken-back = Tura cofnięta.
page-game-restore = Przywróć
page-game-hint-take = Wypróbuj
page-game-hint-move = Ten ruch { $reason }.
page-game-hint-thinking = Silny gracz się zastanawia…

# Ręka, gdy ruch ma ktoś inny

page-game-is-thinking = { $name } myśli
page-game-waiting-for = Ruch: { $name }
page-game-for = { $unit ->
        [seconds] Czekamy od { $count } s.
        [minutes] Czekamy od { $count } min.
        [hours] Czekamy od { $count } godz.
       *[days] { $count ->
            [one] Czekamy od 1 dnia.
            [few] Czekamy od { $count } dni.
            [many] Czekamy od { $count } dni.
           *[other] Czekamy od { $count } dnia.
        }
    }
page-game-wait-look = Rozejrzyj się tymczasem po planszy.
page-game-wait-watch = Oglądasz tę partię.
page-game-wait-not-come = Czekamy na gracza: { $name }.
page-game-next-tile = Twoja następna płytka: { $tile }
page-game-next-tile-of = { $name }, następna płytka: { $tile }
page-game-next-tile-about = dobrana naprzód; widzą ją wszyscy

# Dziennik

page-game-log = Dziennik
page-game-log-none = Jeszcze nic. { $tiles ->
        [1] Leży tylko płytka startowa.
        [one] Leży już { $tiles } płytka.
        [few] Leżą już { $tiles } płytki.
        [many] Leży już { $tiles } płytek.
       *[other] Leży już { $tiles } płytki.
    }
page-game-points-only = tylko punkty
page-game-why = dlaczego
# Przed obrazkami płytek, które nigdzie nie pasowały
page-game-left = Usunięte z gry

# Warstwy

page-game-layers = Warstwy
page-game-layer = { $layer ->
        [fields] Pola
        [meadows] Łąki
        [features] Obszary
        [dead] Martwe kratki
        [remaining] Płytki
        [projection] Prognoza
       *[hint] Podpowiedź
    }
page-game-layer-empty = { $layer ->
        [fields] Nie ma jeszcze chłopów
        [meadows] Nie ma jeszcze łowców
        [features] Żaden obszar nie jest jeszcze zajęty
       *[dead] Nie ma jeszcze martwych kratek
    }
# $preset: the kind of help that has hints, such as Learning
page-game-layer-off = { $layer ->
        [hint] Przy tym stole nie ma podpowiedzi. Ułatwienia wybiera się na początku partii: „{ $preset }” zawiera podpowiedzi.
        [watching] Podpowiedzi są tylko dla graczy.
       *[other] Przy tym stole wyłączone. Ułatwienia wybiera się na początku partii.
    }
page-game-not-here = wyłączone przy tym stole
page-game-remaining = { $count ->
        [one] 1 płytka nie jest jeszcze ułożona
        [few] { $count } płytki nie są jeszcze ułożone
        [many] { $count } płytek nie jest jeszcze ułożonych
       *[other] { $count } płytki nie jest jeszcze ułożone
    }
page-game-remaining-none = Nie ma już płytek.
page-game-fit-here = Pasuje na tę kratkę: { $count }

# Komunikaty na górze

page-game-lost = Utracono połączenie.
page-game-lost-again = { $seconds ->
        [0] Ponowna próba.
       *[other] Ponowna próba za { $seconds } s.
    }
page-game-lost-trying = Ponowna próba…
page-game-lost-kept = Twój ruch jest zapisany.
page-game-lost-safe = Partia jest bezpieczna.
page-game-proposal-takeback = { $name } prosi o cofnięcie ostatniej tury.
page-game-proposal-hand-over = { $name } proponuje oddać komputerowi („{ $level }”) miejsce: { $seat }.
page-game-proposal-agree = Zgadzasz się?
page-game-proposal-waiting = Czekamy na odpowiedź: { $names }.
# Used if two players have the same name
page-game-name-of-colour = { $name } ({ $colour })
page-game-agree = Zgoda
page-game-refuse = Nie
page-game-withdraw = Wycofaj
# $count: ilu odpowiedzi brakowało; tylko przy jednej wiadomo, kto odmówił
page-game-refused-takeback = { $count ->
        [1] { $names } się nie zgadza.
       *[other] Ktoś się nie zgadza.
    } Twoja tura zostaje bez zmian.
page-game-refused-hand-over = { $count ->
        [1] { $names } się nie zgadza.
       *[other] Ktoś się nie zgadza.
    } Wszystko zostaje po staremu.
# W międzyczasie nie było połączenia, więc nie wiadomo, czy ktoś odpowiedział
page-game-proposal-ended = Twoja prośba wygasła, gdy nie było połączenia. Możesz poprosić jeszcze raz.

# Linki do wysłania

page-game-share = Udostępnij
page-game-link-seat = Miejsce: { $name }
page-game-link-watch = Dla widzów
page-game-link-watch-about = tylko podgląd, bez ruchów
page-game-link-me = Twoje inne urządzenia
page-game-link-me-about = daje dostęp do wszystkich twoich partii; nie pokazuj go nikomu
page-game-send-link = Czekamy na gracza: { $name }. Wyślij ten link:
page-game-copy = Kopiuj
page-game-copied = Skopiowano
page-link-local = działa tylko na tym komputerze
page-link-qr = Kod QR
page-link-qr-about = Zeskanuj go aparatem drugiego urządzenia.
page-link-share = Udostępnij w innej aplikacji
page-link-insecure = Udostępnianie w innych aplikacjach działa tylko na stronie z https. Skopiuj link albo pokaż jego kod QR.

# Co można zrobić przy stole

page-game-more = Menu
page-game-menu = Stół
page-game-no-farmers = bez chłopów
page-game-by-hand = partia przy stole
page-game-aids-chip = ułatwienia: { $aids }
page-game-aids = { $count ->
        [0] Przy tym stole nie ma ułatwień
        [one] 1 ułatwienie przy tym stole
        [few] { $count } ułatwienia przy tym stole
        [many] { $count } ułatwień przy tym stole
       *[other] { $count } ułatwienia przy tym stole
    }
page-game-rename = Zmień imię
page-game-ask-name = Jak mają się do ciebie zwracać inni?
page-game-ask-name-do = Użyj tego imienia
page-game-resign = Poddaj partię
page-game-resign-sure = { $name }: poddać partię? Tego nie da się cofnąć.
page-game-resign-sure-several = { $name }: poddać partię? Dalej zagra za ciebie gracz komputerowy. Tego nie da się cofnąć.
page-game-resign-yes = Poddaj
page-game-resign-no = Graj dalej
page-game-no = Nie
page-game-close = Zamknij
page-game-hand-over = Oddaj miejsce komputerowi
page-game-hand-over-seat = Które miejsce
page-game-hand-over-level = Który gracz komputerowy
page-game-hand-over-do = Przekaż
page-game-hand-over-ask = Zapytaj innych
page-game-hand-over-sure = { $name }: od teraz gra tu „{ $level }”. Tego nie da się cofnąć.
page-game-hand-over-ask-sure = { $name }: wszyscy inni zostaną zapytani, czy ma tu grać „{ $level }”. Po dniu nieobecności nikogo się nie pyta.
page-game-hand-over-yes = Tak
page-game-save = Pobierz zapis
page-game-leave = Wyjdź
page-game-leave-about = Partia czeka na ciebie na stronie głównej, pod „Twoje partie”.

# Klawisze

page-game-keys = Klawisze
page-game-key-walk = przechodź między kratkami
page-game-key-turn = obróć płytkę
page-game-key-piece = wybierz miejsce na pionek
page-game-key-none = zachowaj pionek
page-game-key-place = ułóż płytkę
page-game-key-back = wstecz
page-game-key-fit = pokaż całą planszę
page-game-key-nearer = przytrzymaj: płytka z bliska
page-game-key-zoom = powiększ, pomniejsz
page-game-key-last-move = pokaż ponownie ostatni ruch innych
page-game-key-log = dziennik
page-game-key-hint = podpowiedź
page-game-key-undo = cofnij ostatnią turę
page-game-key-keys = ta lista

# Mówione tym, którzy nie widzą planszy

page-game-said-your-turn = { $name }, twój ruch. { $count ->
        [0] Wybierz kratkę.
        [one] Płytka może leżeć na 1 kratce.
        [few] Płytka może leżeć na { $count } kratkach.
        [many] Płytka może leżeć na { $count } kratkach.
       *[other] Płytka może leżeć na { $count } kratki.
    }
page-game-said-tile = Na płytce: { $description }.
page-game-said-turn = { $name } ma ruch.
page-game-said-draw = { $name } dobiera płytkę.
# Próbowana płytka: bez notacji $cell to none; wtedy $number to numer kratki spośród $cells, albo 0
page-game-said-lies = { $cell ->
        [none] { $number ->
            [0] Płytka leży na planszy
           *[other] Płytka leży na kratce { $number } z { $cells }
        }
       *[other] Płytka leży na { $cell }
    }{ $turns ->
        [1] , ćwierć obrotu w prawo
        [2] , pół obrotu
        [3] , ćwierć obrotu w lewo
       *[0] {""}
    }. { $count ->
        [0] Nie można postawić pionka.
        [one] Pionek można postawić w 1 miejscu.
        [few] Pionek można postawić w { $count } miejscach.
        [many] Pionek można postawić w { $count } miejscach.
       *[other] Pionek można postawić w { $count } miejsca.
    }
page-game-said-hint = Podpowiedź: ten ruch { $reason }.
page-game-said-rematch = Jest już rewanż.

# Koniec. $by: o ile punktów zwycięzca wyprzedza następnego

page-game-over = Koniec gry
page-game-wins = { $count ->
        [1] { $by ->
            [0] { $names } wygrywa
            [one] { $names } wygrywa o 1 punkt
            [few] { $names } wygrywa o { $by } punkty
            [many] { $names } wygrywa o { $by } punktów
           *[other] { $names } wygrywa o { $by } punktu
        }
       *[other] { $names } dzielą zwycięstwo
    }
page-game-you-win = { $count ->
        [1] { $by ->
            [0] Wygrywasz
            [one] Wygrywasz o 1 punkt
            [few] Wygrywasz o { $by } punkty
            [many] Wygrywasz o { $by } punktów
           *[other] Wygrywasz o { $by } punktu
        }
       *[other] Dzielisz zwycięstwo
    }
page-game-you-lose = { $by ->
        [0] Przegrywasz
        [one] Przegrywasz o 1 punkt
        [few] Przegrywasz o { $by } punkty
        [many] Przegrywasz o { $by } punktów
       *[other] Przegrywasz o { $by } punktu
    }
page-game-draw = { $points ->
        [one] Remis: po 1 punkcie
        [few] Remis: po { $points } punkty
        [many] Remis: po { $points } punktów
       *[other] Remis: po { $points } punktu
    }
# Pod wynikiem: przewaga przed punktacją końcową. $own to true dla czytającego, inaczej prowadzi $name
page-game-led = Przed punktacją końcową { $own ->
        [true] prowadzisz
       *[false] { $name } prowadzi
    } różnicą { $by ->
        [one] 1 punktu
        [few] { $by } punktów
        [many] { $by } punktów
       *[other] { $by } punktu
    }.
page-game-level = Przed punktacją końcową nikt nie prowadzi.
# Po jednym z tych dwóch: $gains wymienia page-game-gain
page-game-gains = Na koniec doszło: { $gains }.
page-game-gain = { $own ->
        [true] ty { $points }
       *[false] { $name } { $points }
    }
page-game-to-end = Jak się skończyło
page-game-look-board = Zobacz planszę
page-game-rematch = Rewanż, zmiana miejsc
page-game-to-rematch = Do rewanżu
page-game-same-tiles = Te same płytki
page-game-lesson = Nauka na moich błędach
page-game-last-count = Punktacja końcowa
page-game-skip = Przejdź do wyniku
page-game-last-count-none = Na koniec nie było czego liczyć.
page-game-last-count-resigned = Partia skończyła się wcześniej, więc nieukończone obszary nie dają punktów.
page-game-step = krok { $step } z { $steps }
page-game-step-back = Krok wstecz
page-game-step-on = Następny krok
page-game-scoring-play = Odtwórz punktację końcową
page-game-scoring-pause = Wstrzymaj
page-game-shared = { $feature } · wspólnie
page-game-sums = Skąd wzięły się punkty
page-game-sum = { $kind ->
        [road] { $state ->
            [completed] Ukończone trakty
           *[final] Nieukończone trakty
        }
        [city] { $state ->
            [completed] Ukończone miasta
           *[final] Nieukończone miasta
        }
        [monastery] { $state ->
            [completed] Ukończone klasztory
           *[final] Nieukończone klasztory
        }
        [river] { $state ->
            [completed] Ukończone rzeki
           *[final] Nieukończone rzeki
        }
        [forest] { $state ->
            [completed] Ukończone lasy
           *[final] Nieukończone lasy
        }
        [meadow] Łąki
        [system] Systemy rzeczne
        [huts] Systemy rzeczne
       *[field] Pola
    }
page-game-total = Razem
page-game-course = Tura po turze
# Pod końcem wykresu
page-game-course-final = koniec

## Settings of this browser

page-settings = Ustawienia
page-install = Zainstaluj
page-install-about = Bastide dostaje własne okno i otwiera się także bez połączenia.
page-install-ios = Aby zainstalować Bastide, w Safari dotknij „Udostępnij”, a potem „Do ekranu początkowego”.
page-install-insecure = Instalacja, działanie bez połączenia i udostępnianie w innych aplikacjach są możliwe tylko na stronie z https.
page-game-mute = Wycisz
page-game-unmute = Włącz dźwięk
page-setting-sound = Dźwięk
page-setting-sound-about = krótkie, ciche dźwięki przy planszy
page-setting-notation = Notacja
page-setting-notation-about = pokazuj ruchy także jako tekst, na przykład D@1,0>90
page-setting-placing = Podwładny
page-setting-placing-value = { $value ->
        [at-once] Stawiaj od razu
       *[confirm] Potwierdzaj
    }
page-setting-staging = Ruchy innych
page-setting-staging-value = { $value ->
        [quick] Szybko
        [off] Od razu
       *[normal] Normalnie
    }
page-setting-camera = Kamera
page-setting-camera-value = { $value ->
        [jump] Przeskakuje do płytki
        [never] Nie rusza się
       *[glide] Przesuwa się do płytki
    }
page-setting-motion = Animacja
page-setting-motion-value = { $value ->
        [full] Pełna
        [reduced] Ograniczona
       *[auto] Jak w systemie
    }
