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
page-game-watchers = { $count ->
        [one] 1 osoba ogląda
        [few] { $count } osoby oglądają
        [many] { $count } osób ogląda
       *[other] { $count } osoby ogląda
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
page-game-not-come = jeszcze nie ma
page-game-resigned = poddaje partię
page-game-away = { $unit ->
        [seconds] nie ma od { $count } s
        [minutes] nie ma od { $count } min
        [hours] nie ma od { $count } godz.
       *[days] { $count ->
            [one] nie ma od 1 dnia
            [few] nie ma od { $count } dni
            [many] nie ma od { $count } dni
           *[other] nie ma od { $count } dnia
        }
    }
page-game-with-this-move = +{ $points } tym ruchem
page-game-if-ended-now = { $points }, gdyby to był koniec
page-game-track = { $count ->
        [one] Tor punktacji o 50 polach, z 1 tarczą
        [few] Tor punktacji o 50 polach, z { $count } tarczami
        [many] Tor punktacji o 50 polach, z { $count } tarczami
       *[other] Tor punktacji o 50 polach, z { $count } tarczy
    }

# Ręka tego, kto ma ruch

page-game-your-move = Twój ruch
page-game-pass-to = Ruch: { $name }. Przekaż ekran
page-game-tile = Płytka { $tile }
page-game-bonus-tile = Płytka dodatkowa { $tile }
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
page-game-try-cell = Wypróbuj kratkę na planszy. Dowiesz się, jeśli płytka tam nie pasuje.
page-game-cells = Lista kratek ({ $count })
# Na ile sposobów płytka może leżeć na kratce
page-game-turns = { $count ->
        [one] na 1 sposób
        [few] na { $count } sposoby
        [many] na { $count } sposobów
       *[other] na { $count } sposobu
    }
page-game-places = Gdzie postawić pionek
page-game-keep = Zachowaj
page-game-keep-about = bez pionka
# Obszar i ile ma płytek
page-game-feature-tiles = { KIND($kind) }, { $count ->
        [one] 1 płytka
        [few] { $count } płytki
        [many] { $count } płytek
       *[other] { $count } płytki
    }
page-game-now = +{ $points } teraz
# Ile daje obszar taki, jaki jest, gdyby partia skończyła się teraz
page-game-later = { $role ->
        [farmer] { $points } na koniec
        [hunter] { $points } na koniec
        [hut] { $points } na koniec
       *[other] na razie { $points }
    }
page-game-back = Krok wstecz
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
page-game-placing = Układanie …
page-game-type = Albo wpisz ruch
page-game-type-play = Zagraj
page-game-take-back = Cofnij moją ostatnią turę
page-game-take-back-of = Cofnij ostatnią turę: { $name }
page-game-take-back-asked = Prosisz o cofnięcie swojej tury.
page-game-hint-take = Wypróbuj
page-game-hint-thinking = Mocny gracz się zastanawia …

# Ręka, gdy ruch ma ktoś inny

page-game-is-thinking = { $name } myśli
page-game-waiting-for = Ruch: { $name }
page-game-for = { $unit ->
        [seconds] Już od { $count } s.
        [minutes] Już od { $count } min.
        [hours] Już od { $count } godz.
       *[days] { $count ->
            [one] Już od 1 dnia.
            [few] Już od { $count } dni.
            [many] Już od { $count } dni.
           *[other] Już od { $count } dnia.
        }
    }
page-game-wait-look = Rozejrzyj się tymczasem po planszy.
page-game-wait-watch = Oglądasz.
page-game-wait-not-come = { $name }: jeszcze nikogo tu nie ma. Partia czeka.
page-game-next-tile = Twoja następna płytka: { $tile }
page-game-next-tile-of = { $name }, następna płytka: { $tile }
page-game-next-tile-about = dobrana z wyprzedzeniem; widzą ją wszyscy

# Przebieg

page-game-log = Co się działo
page-game-log-none = Jeszcze nic. { $tiles ->
        [1] Leży płytka startowa.
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
        [dead] Martwe
        [remaining] Płytki
        [projection] Prognoza
       *[hint] Podpowiedź
    }
page-game-not-here = nie przy tym stole
page-game-remaining = { $count ->
        [one] 1 płytka nie jest jeszcze ułożona
        [few] { $count } płytki nie są jeszcze ułożone
        [many] { $count } płytek nie jest jeszcze ułożonych
       *[other] { $count } płytki nie jest jeszcze ułożone
    }
page-game-remaining-none = Nie ma już płytek.
page-game-fit-here = { $count ->
        [0] Żadna z nich nie pasuje na { $cell }
        [one] 1 z nich pasuje na { $cell }
        [few] { $count } z nich pasują na { $cell }
        [many] { $count } z nich pasuje na { $cell }
       *[other] { $count } z nich pasuje na { $cell }
    }

# Komunikaty na górze

page-game-lost = Utracono połączenie.
page-game-lost-again = { $seconds ->
        [0] Ponowna próba.
       *[other] Ponowna próba za { $seconds } s.
    }
page-game-lost-trying = Ponowna próba …
page-game-lost-kept = Twój ruch jest tu zachowany.
page-game-lost-safe = Partia jest bezpieczna.
page-game-proposal-takeback = { $name } prosi o cofnięcie ostatniej tury.
page-game-proposal-hand-over = { $name } proponuje gracza komputerowego „{ $level }” na miejsce: { $seat }.
page-game-proposal-agree = Zgadzasz się?
page-game-proposal-waiting = Kto ma jeszcze odpowiedzieć: { $names }.
# Used if two players have the same name
page-game-name-of-colour = { $name } ({ $colour })
page-game-agree = Zgoda
page-game-refuse = Nie
page-game-withdraw = Wycofaj
# $count: ilu odpowiedzi brakowało; tylko przy jednej wiadomo, kto odmówił
page-game-refused-takeback = { $count ->
        [1] { $names } nie zgadza się.
       *[other] Ktoś się nie zgadza.
    } Twoja tura zostaje.
page-game-refused-hand-over = { $count ->
        [1] { $names } nie zgadza się.
       *[other] Ktoś się nie zgadza.
    } Wszystko zostaje po staremu.
# W międzyczasie nie było połączenia, więc nie wiadomo, czy ktoś odpowiedział
page-game-proposal-ended = Gdy nie było połączenia, twoja propozycja wygasła. Możesz ją złożyć jeszcze raz.

# Linki do wysłania

page-game-share = Udostępnij
page-game-link-seat = Miejsce: { $name }
page-game-link-watch = Do oglądania
page-game-link-watch-about = pokazuje, nigdy nie gra
page-game-link-me = Twoje inne urządzenia
page-game-link-me-about = niesie wszystkie twoje partie; nie pokazuj go nikomu
page-game-send-link = { $name }: jeszcze nikogo tu nie ma. Wyślij ten link:
page-game-copy = Kopiuj
page-game-copied = Skopiowano

# Co można zrobić przy stole

page-game-menu = Stół
page-game-no-farmers = bez chłopów
page-game-by-hand = partia ręczna
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
page-game-ask-name-do = Użyj imienia
page-game-resign = Poddaj partię
page-game-resign-sure = { $name }: poddać partię? Tego nie da się cofnąć.
page-game-resign-sure-several = { $name }: poddać partię? Dalej zagra za ciebie gracz komputerowy. Tego nie da się cofnąć.
page-game-resign-yes = Poddaj
page-game-resign-no = Graj dalej
page-game-no = Nie
page-game-close = Zamknij
page-game-hand-over = Niech przejmie gracz komputerowy
page-game-hand-over-seat = Które miejsce
page-game-hand-over-level = Który gracz komputerowy
page-game-hand-over-do = Przekaż
page-game-hand-over-ask = Zaproponuj
page-game-hand-over-sure = { $name }: od teraz gra tu „{ $level }”. Tego nie da się cofnąć.
page-game-hand-over-ask-sure = { $name }: wszyscy inni zostaną zapytani, czy ma tu grać „{ $level }”. Po dniu nieobecności nikogo się nie pyta.
page-game-hand-over-yes = Tak
page-game-save = Pobierz zapis
page-game-leave = Wyjdź
page-game-leave-about = Partia czeka na ciebie na stronie głównej, pod „Graj dalej”.

# Klawisze

page-game-keys = Klawisze
page-game-key-walk = przechodź między kratkami
page-game-key-turn = obróć płytkę
page-game-key-piece = wybierz miejsce na pionek
page-game-key-none = zachowaj pionek
page-game-key-place = ułóż płytkę
page-game-key-back = krok wstecz
page-game-key-fit = pokaż całą planszę
page-game-key-zoom = większa, mniejsza
page-game-key-log = co się działo
page-game-key-hint = podpowiedź
page-game-key-undo = cofnij ostatnią turę
page-game-key-keys = ta lista

# Mówione tym, którzy nie widzą planszy

page-game-said-your-turn = { $name }, twój ruch z płytką { $tile }. { $count ->
        [0] Wybierz kratkę.
        [one] Może leżeć na 1 kratce.
        [few] Może leżeć na { $count } kratkach.
        [many] Może leżeć na { $count } kratkach.
       *[other] Może leżeć na { $count } kratki.
    }
page-game-said-tile = Na niej: { $description }.
page-game-said-turn = { $name } ma ruch z płytką { $tile }.
page-game-said-draw = { $name } dobiera płytkę.
page-game-said-lies = Płytka leży na { $cell }{ $turned ->
        [0] {""}
       *[other] , obrócona o { $turned }°
    }. { $count ->
        [0] Nie można postawić pionka.
        [one] Pionek można postawić w 1 miejscu.
        [few] Pionek można postawić w { $count } miejscach.
        [many] Pionek można postawić w { $count } miejscach.
       *[other] Pionek można postawić w { $count } miejsca.
    }
page-game-said-hint = Podpowiedź: { $move } – { $reason }.
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
# $scores: wszystkie wyniki, od zwycięzcy; $points: ile zwycięzcy dała punktacja końcowa
page-game-end-about = Punkty: { $scores }. Zwycięzcy punktacja końcowa dała { $points }.
page-game-to-end = Jak się skończyło
page-game-look-board = Zobacz planszę
page-game-rematch = Rewanż, miejsca o jedno dalej
page-game-to-rematch = Do rewanżu
page-game-same-tiles = Jeszcze raz te same płytki
page-game-last-count = Punktacja końcowa
page-game-skip = Pomiń
page-game-last-count-none = Na koniec nie było czego liczyć.
page-game-step = krok { $step } z { $steps }
page-game-step-back = Krok wstecz
page-game-step-on = Następny krok
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
