# bastide arena: $a i $b to dwaj gracze, którzy się spotkali, $margin i $share to liczby ujęte wcześniej w słowa

help-command-arena = Pozwala graczom komputerowym rywalizować i pokazuje, jak pewny jest wynik.
help-arena =
    Pozwala graczom komputerowym rywalizować: każdy z każdym, każda kolejność płytek raz z każdym przesunięciem miejsc.

    Przy więcej niż dwóch miejscach jeden egzemplarz pierwszego gracza gra z egzemplarzami drugiego; jeśli graczy jest tylu, ile miejsc, wszyscy siadają przy jednym stole.
help-arena-players = PLAYER to jeden z: { $players }, w razie potrzeby z parametrami po dwukropku, na przykład „mcts:published,samples=1000”, albo poziom: { $levels }.
help-arena-seats = Ilu gra w jednej partii.
help-arena-pairs = Ile kolejności płytek rozegrać, każdą raz z każdym przesunięciem miejsc; domyślnie { $pairs }, z --until-sure tyle, ile trzeba.
help-arena-until-sure = Zakończ mecz, gdy tylko test sekwencyjny ma pewność, kto jest lepszy albo że nikt nie jest.
help-arena-resolution = Ile punktów na partię stanowi różnicę dla --until-sure.
help-arena-seed = Ziarno pierwszej kolejności płytek; domyślnie losowe.
help-arena-seconds = Ile sekund czasu procesora może zająć ruch; własny parametr gracza „seconds” ma pierwszeństwo.
help-arena-samples = Ile prób może zająć ruch; własny parametr gracza „samples” ma pierwszeństwo.
help-arena-code = Własny plik, który definiuje gracza; można go potem wymienić, a opcję podać kilka razy.
help-arena-cluster = Graj na klastrze Dask pod tym adresem.
help-arena-results = Zachowaj każdą partię z zapisem w tym pliku, każdą jako wiersz JSON; jeśli już istnieje, jest kontynuowany.
help-arena-picture = Narysuj rankingi i przewagi i zapisz obrazek w tym pliku SVG.
help-arena-json = Wypisz podsumowanie jako jeden obiekt JSON.
help-arena-examples =
    Przykłady:
      bastide arena greedy random --pairs 50 --seed 1
      bastide arena greedy random --seats 4 --edition hunters
      bastide arena greedy random --results games.jsonl && bastide show games.jsonl:2

arena-running = { $a } – { $b }: { $margin } ± { $error }, { $share }
arena-interrupted =
    Przerwano: { $played ->
        [0] nie ukończono żadnej
       *[other] ukończono { $played }
    } z { $units } jednostek.
arena-goes-on =
    { $file } zawiera już { $units ->
        [one] jedną jednostkę
        [few] { $units } jednostki
        [many] { $units } jednostek
       *[other] { $units } jednostki
    }; kontynuacja.
arena-torn = { $file } kończył się w środku jednostki; odrzucono ostatnie bajty: { $bytes }.

arena-title =
    { $games ->
        [one] Jedna partia
        [few] { $games } partie
        [many] { $games } partii
       *[other] { $games } partii
    } edycji „{ $edition }”, liczba miejsc: { $seats }, kolejności płytek od ziarna { $seed }
arena-twos = Parami
arena-cross-table = Przewagi graczy w wierszach nad graczami w kolumnach
arena-ratings = Rankingi Bradleya–Terry’ego
arena-column-a = gracz
arena-column-b = przeciw
arena-column-pairs = pary
arena-column-margin = przewaga
arena-column-error = ±
arena-column-share = wygrane
arena-column-first = pierwsze
arena-column-interval = 95%
arena-column-results = wygrane–remisy–przegrane
arena-column-places = pierwsze–wspólne–dalsze
arena-column-ms-a = ms
arena-column-ms-b = ms przeciwnika
arena-column-verdict = werdykt
arena-column-player = gracz
arena-column-rating = ranking
arena-column-from = od
arena-column-to = do
arena-verdict-open = otwarty
arena-verdict-a = lepszy
arena-verdict-b = gorszy
arena-verdict-even = równy
arena-percent = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
arena-interval = { $low } – { $high }
arena-results = { $wins }–{ $draws }–{ $losses }
arena-milliseconds = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
arena-signed = { $sign ->
        [plus] +
        [minus] −
       *[none] { "" }
    }{ NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-signed-whole = { $sign ->
        [plus] +
        [minus] −
       *[none] { "" }
    }{ NUMBER($value) }
arena-key =
    Para to jedna kolejność płytek rozegrana dwa razy z zamianą miejsc; przewaga to jej średnia w punktach na partię, ± to błąd standardowy. wygrane to udział partii, remis liczy się za pół, z 95-procentowym przedziałem z bootstrapu po kolejnościach płytek, tak jak przedziały rankingów. ms to czas procesora na ruch.
arena-key-seats =
    Para to jedna kolejność płytek rozegrana z każdym przesunięciem miejsc (jest ich { $seats }); przewaga to jej średnia w punktach nad średnią przeciwników, ± to błąd standardowy. wygrane to udział pierwszych miejsc, wspólne liczy się za pół, z 95-procentowym przedziałem z bootstrapu po kolejnościach płytek, tak jak przedziały rankingów. ms to czas procesora na ruch.
arena-key-table =
    Para to jedna kolejność płytek rozegrana z każdym przesunięciem miejsc (jest ich { $seats }); przewaga to jej średnia w punktach nad średnią wszystkich innych, ± to błąd standardowy. pierwsze to udział pierwszych miejsc, wspólne liczy się za pół, z 95-procentowym przedziałem z bootstrapu po kolejnościach płytek, tak jak przedziały rankingów. Parami przewaga jest nad tym jednym przeciwnikiem, a wygrane to udział partii, w których gracz był przed nim. ms to czas procesora na ruch.

arena-picture-title = Rankingi i przewagi graczy komputerowych
arena-picture-ratings = Rankingi Bradleya–Terry’ego z 95-procentowymi przedziałami
arena-picture-margins = Przewagi w punktach na partię z 95-procentowymi przedziałami

error-arena-one-player =
    { $count ->
        [0] Bez graczy
       *[other] Z jednym graczem
    } nie ma rywalizacji: podaj dwóch lub więcej.
error-arena-player-twice = Gracza „{ $name }” podano dwa razy; z innymi parametrami byłby innym graczem.
error-arena-no-more-seeds =
    Od { $seed } nie wystarczy ziaren na tyle kolejności płytek ({ $pairs }): największe ziarno to { $last }.
error-arena-two-places = --processes i --cluster wykluczają się: podaj jedno z nich.
error-arena-unwritable = Nie można zapisać { $file }: { $problem }.
error-arena-file-in-use = { $file } jest w użyciu: inna arena zapisuje tam swoje wyniki.
error-arena-other-tournament = { $file } zawiera wyniki innego turnieju; podaj inny plik albo tych samych graczy, te same zasady, limity i ziarno.
error-arena-other-program = { $file } zapisał { $program } z innymi graczami lub stałymi niż tutaj, więc nie można go kontynuować; podaj inny plik albo użyj wersji, która go zaczęła.
error-arena-not-results = { $file } nie jest plikiem z wynikami areny i nie zostanie nadpisany; podaj inny plik.
error-arena-wrong-line = { $file } nie można kontynuować: jednostka, która zaczyna się w wierszu { $line }, nie należy do tego turnieju.
error-file-no-game-in-line = { $file } nie ma partii w wierszu { $line }; w wynikach areny partie zaczynają się w wierszu 2.

error-cluster-unreachable = Pod adresem „{ $address }” nie ma klastra: { $problem }
error-cluster-lost = Klaster pod adresem „{ $address }” zawiódł: { $problem }
