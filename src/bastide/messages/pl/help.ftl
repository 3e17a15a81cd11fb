# Co mówi bastide --help i --help poszczególnych poleceń

help-bastide = Graj w Carcassonne, odtwarzaj i badaj partie według drukowanych instrukcji.
help-bastide-more = „bastide play” od razu zaczyna grę; „bastide COMMAND --help” mówi więcej o poleceniu.
help-commands = Polecenia
help-language = Język komunikatów; domyślnie język tego komputera, jeśli jest znany.
help-version = Pokaż wersję i zakończ.
help-json = Wypisz JSON dla programów.
help-output = Zapisz wynik do tego pliku zamiast na standardowe wyjście.
version = bastide { $version }

help-command-play = Rozgrywa partię w tym terminalu.
help-command-show = Pokazuje partię w dowolnej turze.
help-command-score = Wypisuje wszystkie punkty partii.
help-command-convert = Przekształca partię w inną postać.
help-command-editions = Pokazuje, czym różnią się instrukcje.
help-command-simulate = Pozwala graczom komputerowym rozegrać wiele partii.
help-command-bench = Mierzy, jak szybko gra ten komputer.

help-play =
    Rozgrywa partię w tym terminalu, z graczami komputerowymi lub z innymi ludźmi.

    Każdy ruch trafia na dysk, zanim padnie odpowiedź, więc partię zawsze można wznowić. W trakcie gry „help” mówi, co można
    wpisać.
help-play-edition = Instrukcja, według której gracie; „bastide editions” wypisuje wszystkie.
help-play-players =
    Kto siedzi przy stole, miejsce po miejscu: „you” (ty), „you=NAME” (z imieniem) albo gracz komputerowy, po przecinkach.
help-play-seed = Ułóż płytki w kolejności wyznaczonej przez tę liczbę.
help-play-no-farmers = Graj bez chłopów: na polach nie stawia się podwładnych. W „Łowcach i zbieraczach” chłopów nie ma, więc tam nic się nie zmienia.
help-play-draw-ahead = Dobieraj płytkę na następną turę już na koniec poprzedniej.
help-play-first = Miejsce, które zaczyna, licząc od 0.
help-play-position = Zacznij od tej pozycji: pliku albo pozycji w jednym wierszu.
help-play-save = Zachowaj partię w tym nowym pliku.
help-play-resume = Wznów partię z tego pliku albo ostatnią partię.
help-play-examples =
    Przykłady:
      bastide play
      bastide play --edition danish --players you=Ann,you=Bob,greedy
      bastide play --resume

help-show =
    Pokazuje stół partii: na jej końcu albo po dowolnej turze.

    GAME to plik z zapisem, z jego postacią JSON albo z pozycją; - to standardowe wejście. Może to być też sama pozycja w jednym wierszu.
help-show-turn = Pokaż stół po tylu turach; 0 to chwila przed pierwszą.
help-show-svg = Narysuj obrazek i zapisz go do tego pliku SVG albo, bez nazwy, na standardowe wyjście.
help-show-layer =
    Narysuj to na płytkach obrazka; można podać kilka razy. fields, features: do kogo należą pola i obszary; dead: kratki,
    na które nie pasuje żadna pozostała płytka; coordinates: numery kolumn i rzędów.
help-show-score-track = Narysuj tor punktacji wokół planszy.
help-show-size = Szerokość płytki na obrazku, w pikselach.
help-show-animate = Niech obrazek odtwarza partię do tego miejsca, tura po turze, wciąż od nowa.
help-show-examples =
    Przykłady:
      bastide show game.bastide
      bastide show game.bastide --turn 12
      bastide show game.bastide --turn 12 --svg board.svg --layer fields --score-track

help-score =
    Wypisuje wszystkie punkty partii: kiedy, kto i za co je zdobył.

    GAME to plik z zapisem albo z jego postacią JSON; - to standardowe wejście.
help-score-by = Licz według zasad innej edycji: te same ruchy tymi samymi płytkami.
help-score-examples =
    Przykłady:
      bastide score game.bastide
      bastide score game.bastide --json
      bastide score game.bastide --by danish

help-convert =
    Przekształca partię: zapis w JSON dla innych programów i z powrotem albo w pozycję, do której doszła.

    GAME to plik albo pozycja w jednym wierszu; - to standardowe wejście.
help-convert-from = Czym jest GAME; domyślnie program sam to odgaduje.
help-convert-to = Co z niego zrobić; domyślnie z zapisu JSON, a z reszty zapis. line to pozycja, która mieści się w adresie.
help-convert-examples =
    Przykłady:
      bastide convert game.bastide --to json --output game.json
      bastide convert game.json --from json

help-editions = Pokazuje, czym różnią się instrukcje, według których można grać.
help-editions-examples =
    Przykład:
      bastide editions
