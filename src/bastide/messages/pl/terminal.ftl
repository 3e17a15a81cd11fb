# Plansza, wyniki i to, co dalej

seat-with-name = { $seat } ({ $name })
name-you = ty
board-points = { $points ->
        [one] 1 punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
board-followers = { $people ->
        [tribe] { $count ->
            [0] brak członków plemienia
            [one] 1 członek plemienia
            [few] { $count } członków plemienia
            [many] { $count } członków plemienia
           *[other] { $count } członka plemienia
        }
       *[followers] { $count ->
            [0] brak podwładnych
            [one] 1 podwładny
            [few] { $count } podwładnych
            [many] { $count } podwładnych
           *[other] { $count } podwładnego
        }
    }
board-huts = { $count ->
        [0] brak chat
        [one] 1 chata
        [few] { $count } chaty
        [many] { $count } chat
       *[other] { $count } chaty
    }
board-holds = w ręku { $tile }
board-plays = { $seat } zagrywa płytkę { $tile }; { $left ->
        [0] to ostatnia { $kind ->
            [land] płytka terenu
           *[only] płytka
        }.
        [one] w woreczku została 1 płytka.
        [few] w woreczku zostały { $left } płytki.
        [many] w woreczku zostało { $left } płytek.
       *[other] w woreczku zostało { $left } płytki.
    }
board-draws = { $seat } dobiera; { $left ->
        [one] w woreczku została 1 płytka.
        [few] w woreczku zostały { $left } płytki.
        [many] w woreczku zostało { $left } płytek.
       *[other] w woreczku zostało { $left } płytki.
    }
board-plays-bonus = { $seat } zagrywa płytkę dodatkową { $tile } w dodatkowej turze; { $left ->
        [0] woreczek jest pusty.
        [one] w woreczku została 1 płytka.
        [few] w woreczku zostały { $left } płytki.
        [many] w woreczku zostało { $left } płytek.
       *[other] w woreczku zostało { $left } płytki.
    }
board-draws-bonus = { $seat } dobiera płytkę dodatkową; { $left ->
        [0] woreczek jest pusty.
        [one] w woreczku została 1 płytka.
        [few] w woreczku zostały { $left } płytki.
        [many] w woreczku zostało { $left } płytek.
       *[other] w woreczku zostało { $left } płytki.
    }
board-and-bonus = { $now } { $left ->
        [0] Nie ma już płytek dodatkowych.
        [one] Została 1 płytka dodatkowa.
        [few] Zostały { $left } płytki dodatkowe.
        [many] Zostało { $left } płytek dodatkowych.
       *[other] Zostało { $left } płytki dodatkowej.
    }
board-over = Koniec gry.

# Tabele

column-road = trakty
column-city = miasta
column-monastery = klasztory
column-field = pola
column-river = rzeki
column-forest = lasy
column-huts = chaty
column-meadow = łąki
column-total = razem
column-beginning = przedtem
column-now = teraz
column-in-the-end = na koniec
column-feature = obszar
column-followers = { $people ->
        [tribe] pionki
       *[followers] podwładni
    }
column-holds = zawiera
column-tiles = płytki
column-open = otwarte
column-completed = po ukończeniu
column-cells = gdzie
column-cell = kratka
column-turned = obrót
column-places = { $people ->
        [tribe] gdzie można postawić członka plemienia lub chatę
       *[followers] gdzie można postawić podwładnego
    }
column-edition = edycja
column-small-city = miasto z dwóch
column-farm-city = miasto przy polu
column-farms = kto dostaje za pola
column-bonus-tiles = dodatkowe
column-huts-each = chaty
column-small-forest = las z dwóch
column-each-fish = ryba
column-each-animal = zwierzę
column-rulebook = instrukcja
farms = { $scoring ->
        [each-field] właściciel każdego pola, za każde pole
        [once-a-city] właściciel każdego pola, raz za każde miasto
       *[whole-city] kto ma najwięcej chłopów na wszystkich polach wokół miasta
    }

editions-intro-field =
    Ile w edycjach z miastami daje ukończone miasto z dwóch płytek, a ile takie, z którym graniczy pole:
editions-intro-meadow =
    Ile w edycjach z lasami daje ukończony las z dwóch płytek, ile ryba na koniec, a ile zwierzę:

# Pierwszy raz na komputerze

compiling = Ta wersja działa tu po raz pierwszy: trwa jednorazowe kompilowanie zasad, minutę lub dwie.
compiling-status = Kompilowanie zasad…

# bastide show i bastide score

show-turn = Tura { $turn }:
score-line = tura { $turn }: { $told }
score-line-final = na koniec: { $told }
score-unfinished = Partia nie jest skończona: to punkty po { $turns ->
        [one] 1 turze
        [few] { $turns } turach
        [many] { $turns } turach
       *[other] { $turns } tury
    }, przed punktacją końcową.

# bastide play

play-welcome =
    Carcassonne według zasad „{ $edition }” ({ $rulebook }). Każdy ruch jest zachowywany w
    { $file }
play-unfinished =
    Czeka nieskończona partia. Możesz ją wznowić przez:
    { $command } --resume { $file }
play-resumed = { $turns ->
        [0] Zaczyna się partia z { $file }.
        [one] Partia z { $file } toczy się dalej po 1 turze.
        [few] Partia z { $file } toczy się dalej po { $turns } turach.
        [many] Partia z { $file } toczy się dalej po { $turns } turach.
       *[other] Partia z { $file } toczy się dalej po { $turns } tury.
    }
play-mended = Ostatni wiersz był urwany, więc tę turę trzeba rozegrać jeszcze raz.
play-shuffled = Kolejność płytek zaginęła, więc pozostałe płytki zostały pomieszane od nowa.
play-how = { $people ->
        [tribe] { $water ->
            [true] Wpisz kratkę, a jeśli chcesz, obrót i pionek: np. „a”, „a 90”, „a 90 hunter” lub „a hut”; albo „help”.
           *[false] Wpisz kratkę, a jeśli chcesz, obrót i pionek: np. „a”, „a 90” lub „a 90 hunter”; albo „help”.
        }
       *[followers] Wpisz kratkę, a jeśli chcesz, obrót i podwładnego: np. „a”, „a 90” lub „a 90 knight”; albo „help”.
    }
play-prompt = { $seat }> {""}
play-left =
    Partia jest zachowana. Możesz ją wznowić przez:
    { $command } --resume { $file }
play-kept = Partia jest zachowana w { $file }.
play-saved = Dotychczasowy zapis jest w { $file }.
play-final = Punktacja końcowa:
play-hint = Gracz komputerowy wpisałby „{ $typed }”, czyli { $move }.
play-no-scores = Nikt jeszcze nie zdobył punktów.
play-tile-count = { $tile }{ $count ->
        [1] {""}
       *[other] ×{ $count }
    }
play-fits = { $count ->
        [0] Żadna z pozostałych płytek nie pasuje na { $cell }.
        [one] 1 pozostała płytka pasuje na { $cell }: { $tiles }
        [few] { $count } pozostałe płytki pasują na { $cell }: { $tiles }
        [many] { $count } pozostałych płytek pasuje na { $cell }: { $tiles }
       *[other] { $count } pozostałej płytki pasuje na { $cell }: { $tiles }
    }
play-help =
    { $people ->
        [tribe] { play-help-moves-of-tribe }
       *[followers] { play-help-moves-of-followers }
    }

    Pytania
      board              pokaż stół jeszcze raz
      moves, moves c     wszystko, co można zagrać, albo to, co można zagrać na kratce c
      hint               co zrobiłby gracz komputerowy
      why                skąd wzięły się ostatnie punkty
      features           kto gdzie stoi i ile to daje teraz, a ile po ukończeniu
      fits c             które z pozostałych płytek pasują na kratkę c
      projection         wyniki, gdyby partia skończyła się teraz

    Poza tym
      undo               cofnij ostatnią turę człowieka i to, co po niej zrobili gracze komputerowi
      save FILE          zapisz dotychczasową partię także w nowym pliku
      quit               wyjdź; partia jest zachowana

    { $people ->
        [tribe] { play-help-board-of-tribe }
       *[followers] { play-help-board-of-followers }
    }
play-help-moves-of-followers =
    Ruchy
      c                  ułóż płytkę na kratce c, w pierwszym pasującym obrocie, bez podwładnego
      c 90               tak samo, obróconą o 90 stopni zgodnie z ruchem wskazówek zegara
      c 90 knight        tak samo, z rycerzem; także robber (zbójca), farmer (chłop), monk (mnich)
                         albo city (miasto), road (trakt), field (pole), monastery (klasztor)
      c 90 field.n       na polu przy północnym boku, jeśli płytka ma ich kilka; n, e, s, w to północ, wschód,
                         południe i zachód, a nl, nr, el, er, sl, sr, wl, wr to połowy boków, lewa i prawa,
                         patrząc ze środka płytki
      2,-1 90 road       kratkę można też podać przez współrzędne
      D@2,-1>90 road     cały ruch tak, jak piszą go zapisy
play-help-moves-of-tribe =
    Ruchy
      c                  ułóż płytkę na kratce c, w pierwszym pasującym obrocie, bez pionka
      c 90               tak samo, obróconą o 90 stopni zgodnie z ruchem wskazówek zegara
      c 90 hunter        tak samo, z łowcą; także gatherer (zbieracz), fisher (rybak)
                         albo meadow (łąka), forest (las), river (rzeka)
      c 90 hut           tak samo, z chatą; hut.lake lub hut.river.n, jeśli wody płytki się nie łączą
      c 90 meadow.n      na łące przy północnym boku, jeśli płytka ma ich kilka; n, e, s, w to północ, wschód,
                         południe i zachód, a nl, nr, el, er, sl, sr, wl, wr to połowy boków, lewa i prawa,
                         patrząc ze środka płytki; meadow.inside to łąka, która nie sięga żadnego boku
      2,-1 90 river      kratkę można też podać przez współrzędne
      45@2,-1 hut.river  cały ruch tak, jak piszą go zapisy
play-help-board-of-followers =
    Na planszy ═ i ║ to trakty, ▒ to miasto za murem, ⚑ to proporzec, ✝ to klasztor, kropki to pola, a ▪ to rozstaje
    albo koniec traktu. Znaki w nawiasach to podwładni: { $devices }
play-help-board-of-tribe =
    Na planszy ─ i │ to rzeki, ○ to źródło, ≈ to jezioro z liczbą ryb, ♣ to las, ★ to złoto, ♤ to grupa grzybów,
    a kropki to łąki. D to jeleń, M to mamut, A to tur, T to tygrys, ψ to ogień, π to dolmen, a Λ to wulkan.
    Znaki w nawiasach to członkowie plemienia, a te obok ⌂ to chaty: { $devices }
