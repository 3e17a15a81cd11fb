# bastide simulate

help-simulate =
    Lad computerspillere spille mange spil, og vis, hvor mange point de fik.

    Hvert spil har sin egen startværdi, talt videre fra den første: den samme kommando spiller de samme spil, i et hvilket som helst antal processer.
help-simulate-players = Hvem der sidder ved bordet, plads for plads, adskilt af komma: { $players }.
help-simulate-games = Hvor mange spil der spilles.
help-simulate-seed = Startværdien for det første spil; som standard en tilfældig.
help-simulate-processes = Hvor mange processer der spiller samtidig; som standard én for hver processorkerne.
help-simulate-records = Gem spilloggen for hvert spil i denne mappe.
help-simulate-format = En tabel med gennemsnit eller hvert spil som en linje JSON eller CSV.
help-simulate-json = Skriv gennemsnittene som ét JSON-objekt.
help-simulate-examples =
    Eksempler:
      bastide simulate --players greedy,random --games 100
      bastide simulate --edition danish --seed 1 --format csv --output games.csv

simulate-playing = Spiller
simulate-interrupted =
    Afbrudt: { $played ->
        [0] ingen
       *[other] { $played }
    } af { $games } spil blev spillet til ende.

simulate-title =
    { $games ->
        [one] Ét spil
       *[other] { $games } spil
    } i udgaven »{ $edition }« fra startværdi { $seed }, i gennemsnit på { simulate-turns } ture
simulate-turns = { NUMBER($turns, minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-column-seat = plads
simulate-column-player = spiller
simulate-column-mean = snit
simulate-column-error = ±
simulate-column-deviation = spredning
simulate-column-least = færrest
simulate-column-most = flest
simulate-column-wins = sejre
simulate-column-shared-wins = delte
simulate-decimal = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-undefined = –
simulate-whole = { NUMBER($value) }
simulate-key =
    snit er gennemsnittet, ± er dets standardfejl, spredning er de enkelte spils standardafvigelse; sejre er vundet alene, delte er sejre, der deles med andre.

error-simulate-too-small = { $option } er { $value }, men skal være { $least } eller mere.
error-simulate-no-more-seeds =
    Der er ikke nok startværdier fra { $seed } til { $games } spil: den største startværdi er { $last }.
error-file-another-game = { $file } indeholder et andet spil og bliver ikke overskrevet; angiv en anden mappe, eller flyt filen.
error-simulate-two-formats = --json og --format { $format } udelukker hinanden: angiv kun den ene.
