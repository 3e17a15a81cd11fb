# bastide analyse: $player to gracz, który ogląda partię, $luck i $lost to liczby ujęte wcześniej w słowa

help-command-analyse = Pokazuje, co byłoby w partii lepsze, a co było szczęściem.
help-analyse =
    Gracz komputerowy analizuje każdą turę partii: które ruchy były najlepsze, ile stracił zagrany i jak szczęśliwe było losowanie.

    GAME to plik z zapisem albo z jego postacią JSON, partii skończonej lub nie; - to standardowe wejście.
help-analyse-player = Gracz, który analizuje partię: jeden z: { $players }, w razie potrzeby z parametrami po dwukropku.
help-analyse-turns = Analizuj tylko te tury: „12”, „10-20” albo „30-”.
help-analyse-best = Ile najlepszych ruchów podać w każdej turze.
help-analyse-seconds = Ile sekund czasu procesora może zająć tura.
help-analyse-samples = Ile prób może zająć tura; bez żadnego ograniczenia { $samples }.
help-analyse-seed = Z tym samym ziarnem liczby są te same, chyba że ograniczenie jest w sekundach.
help-analyse-why = Podaj przy każdym ruchu, co za nim przemawia albo przeciw niemu.
help-analyse-picture = Narysuj oczekiwaną przewagę, szczęście i stracone punkty tura po turze i zapisz obrazek w tym pliku SVG.
help-analyse-examples =
    Przykłady:
      bastide analyse game.bastide
      bastide analyse game.bastide --turns 20-30 --best 5 --seconds 1 --why
      bastide analyse game.bastide --code my_player.py --player mine
      bastide analyse game.bastide --json --output analysis.json --picture analysis.svg

analyse-working = Analiza
analyse-interrupted =
    Przerwano: { $done ->
        [0] nie przeanalizowano żadnej
       *[other] przeanalizowano { $done }
    } z { $turns } tur.
analyse-not-turns = { $value } nie jest zakresem tur, takim jak 12, 10-20 albo 30-.

analyse-title = Partia edycji „{ $edition }”, jak ją widzi „{ $player }”
analyse-totals = Umiejętności i szczęście
analyse-column-turn = tura
analyse-column-seat = miejsce
analyse-column-played = zagrany
analyse-column-best = najlepsze ruchy
analyse-column-margin = różnica
analyse-column-lost = strata
analyse-column-luck = szczęście
analyse-column-lead = przewaga
analyse-column-why = dlaczego
analyse-column-score = punkty
analyse-column-turns = tury
analyse-column-lost-a-turn = na turę
analyse-key =
    Wszystkie liczby to punkty przewagi nad pozostałymi. różnica to przewaga na końcu partii, której można się spodziewać po ruchu, strata mówi, o ile zagrany ruch jest gorszy od najlepszego. szczęście mówi, o ile wylosowana płytka jest warta więcej niż średnia z woreczka, przewaga to oczekiwanie oceny po ruchu. Małe różnice to przypadek; więcej prób daje dokładniejsze liczby.

analyse-picture-title = Partia, jak ją widzi „{ $player }”
analyse-picture-seat =
    { $seat }: { $points ->
        [one] 1 punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    } · strata { $lost } · szczęście { $luck }
analyse-picture-lead = Oczekiwana przewaga – u góry: { $first }, u dołu: { $second }
analyse-picture-leads = Oczekiwana przewaga nad średnią pozostałych
analyse-picture-luck = Szczęście w losowaniu
analyse-picture-lost = Punkty stracone przez ruchy
analyse-picture-turn = tura
analyse-picture-bar = { $turn }: { $move } { $value }

error-analyse-no-such-turns =
    Nie ma tur od { $first } do { $last }; liczba tur tej partii: { $turns }.
error-analyse-no-turns = { $file } nie ma tury do analizy: nic jeszcze nie zagrano.
error-analyse-over-the-game = Partia w { $file } zostałaby nadpisana; podaj inny plik.
