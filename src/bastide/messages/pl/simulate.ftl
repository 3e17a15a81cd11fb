# bastide simulate

help-simulate =
    Pozwala graczom komputerowym rozegrać wiele partii i podaje ich wyniki.

    Każda partia ma własne ziarno, liczone kolejno od pierwszego: to samo polecenie rozgrywa te same partie, niezależnie od liczby procesów.
help-simulate-players = Kto siedzi przy stole, miejsce po miejscu, po przecinkach: { $players }.
help-simulate-games = Ile partii rozegrać.
help-simulate-seed = Ziarno pierwszej partii; domyślnie losowe.
help-simulate-processes = Ile procesów gra naraz; domyślnie tyle, ile jest rdzeni.
help-simulate-records = Zachowaj zapis każdej partii w tym folderze.
help-simulate-format = Tabela średnich albo każda partia jako wiersz JSON lub CSV.
help-simulate-json = Wypisz średnie jako jeden obiekt JSON.
help-simulate-examples =
    Przykłady:
      bastide simulate --players greedy,random --games 100
      bastide simulate --edition danish --seed 1 --format csv --output games.csv

simulate-playing = Rozgrywanie
simulate-interrupted =
    Przerwano: { $played ->
        [0] nie ukończono żadnej
       *[other] ukończono { $played }
    } z { $games } partii.

simulate-title =
    { $games ->
        [one] Jedna partia
        [few] { $games } partie
        [many] { $games } partii
       *[other] { $games } partii
    } edycji „{ $edition }” od ziarna { $seed }, średnia liczba tur: { simulate-turns }
simulate-turns = { NUMBER($turns, minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-column-seat = miejsce
simulate-column-player = gracz
simulate-column-mean = średnia
simulate-column-error = ±
simulate-column-deviation = rozrzut
simulate-column-least = najmniej
simulate-column-most = najwięcej
simulate-column-wins = wygrane
simulate-column-shared-wins = wspólne
simulate-decimal = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-undefined = –
simulate-whole = { NUMBER($value) }
simulate-key =
    ± to błąd standardowy średniej, rozrzut to odchylenie standardowe pojedynczych partii; wygrane są samodzielne, wspólne to remisy na pierwszym miejscu.

error-simulate-too-small = { $option } wynosi { $value }, a musi wynosić co najmniej { $least }.
error-simulate-no-more-seeds =
    Od { $seed } nie wystarczy ziaren na tyle partii ({ $games }): największe ziarno to { $last }.
error-file-another-game = { $file } zawiera inną partię i nie zostanie nadpisany; podaj inny folder albo przenieś ten plik.
error-simulate-two-formats = --json i --format { $format } wykluczają się: podaj jedno z nich.
