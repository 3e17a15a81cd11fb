# Zasady w przeglądarce: to, co je otacza. Strona wczytuje ten plik i pliki rules-….ftl tylko tam, gdzie są potrzebne

page-rules-title = Zasady
page-rules-lead = Sześć edycji, każda na jednej stronie: dwuminutowe streszczenie, potem wszystkie zasady, z planszami do przejścia krok po kroku.
# $edition: nazwa edycji
page-rules-of = Zasady: { $edition }
page-rules-unknown = Nie ma edycji „{ $name }”. Do wyboru: { $known }.
page-rules-edition = Edycja
page-rules-chapters = Rozdziały
page-rules-chapter = { $edition } · rozdział { $number }
page-rules-short = W dwie minuty

# W których instrukcjach jest dana zasada; $names to edycje

page-rules-in-all = We wszystkich instrukcjach
page-rules-in-the-only = W instrukcji
page-rules-in-some = W niektórych instrukcjach: { $names }
page-rules-in-others = Ta instrukcja o tym milczy, ale mówią o tym inne: { $names }
page-rules-in-none = Żadna instrukcja o tym nie mówi; tak się gra
page-rules-is-silent = o tym milczy; gra się tak samo
page-rules-has-other = ma inną zasadę

# Przykład: plansza do przejścia krok po kroku

page-rules-example = Przykład { $number }
page-rules-reading = Tak to rozumiemy
page-rules-by-rules-of = Według zasad edycji
# Przed pierwszym krokiem: $seat trzyma płytkę
page-rules-begin = { $seat } ma ułożyć płytkę { $tile }.
page-rules-begin-end = Tu partia się kończy. Krok po kroku liczymy punkty.
page-rules-nothing-paid = Nic nie daje punktów.
# $places: na przykład „chłop (północ)”
page-rules-places = { $seat } może postawić: { $places }. Albo bez pionka.
page-rules-place = { $role } ({ $direction })
page-rules-step = Krok { $step } z { $steps }
page-rules-again = Od początku

# Edycje obok siebie

page-rules-compare = Czym się różnią
page-rules-compare-title = Edycje obok siebie
page-rules-compare-lead = Pierwsze pięć to jedna gra. Różnią się dwiema zasadami i płytkami. Łowcy i zbieracze to osobna gra.
page-rules-row-tiles = Płytki
page-rules-row-pieces = Pionki do stawiania
page-rules-row-small = Miasto lub las z dwóch płytek
page-rules-row-value = Proporzec lub grzyby
page-rules-row-unfinished = Nieukończone na koniec
page-rules-row-land = Pole lub łąka daje
page-rules-row-paid = Kto to dostaje
page-rules-row-ahead = Dobieranie naprzód
page-rules-pieces = { $followers ->
        [one] 1 podwładny
        [few] { $followers } podwładnych
        [many] { $followers } podwładnych
       *[other] { $followers } podwładnego
    }
page-rules-pieces-tribe = { $followers ->
        [one] 1 członek plemienia
        [few] { $followers } członków plemienia
        [many] { $followers } członków plemienia
       *[other] { $followers } członka plemienia
    }, { $huts ->
        [one] 1 chata
        [few] { $huts } chaty
        [many] { $huts } chat
       *[other] { $huts } chaty
    }
page-rules-unfinished = { $points ->
        [0] nic
       *[other] { $points } za płytkę
    }
page-rules-land = { $way ->
        [animals] { $points } za zwierzę
       *[other] { $points } za miasto
    }
page-rules-paid = { $way ->
        [each-field] kto ma najwięcej chłopów na danym polu
        [once-a-city] kto ma najwięcej chłopów na polu; raz za miasto
        [whole-city] kto ma najwięcej chłopów na wszystkich polach wokół miasta
       *[animals] kto ma najwięcej łowców na łące; tygrysy jedzą jelenie
    }
page-rules-proposed = proponowane
page-rules-same-table = Ten sam stół, inne punkty
page-rules-same-table-lead = Ile dają te same płytki i ci sami podwładni według zasad każdej edycji. Wybierz edycję przy planszy i przejdź ją krok po kroku.
