# bastide arena: $a og $b er to spillere, der mødtes, $margin og $share er tal, der er sat i ord før

help-command-arena = Lad computerspillere konkurrere, og vis, hvor sikkert resultatet er.
help-arena =
    Lad computerspillere konkurrere: alle mod alle, hver rækkefølge af brikker én gang for hver fordeling af pladserne.

    Med mere end to pladser møder ét eksemplar af den første spiller eksemplarer af den anden; er der lige så mange spillere som pladser, sidder alle ved ét bord.
help-arena-players = En PLAYER er en af { $players }, om nødvendigt med parametre efter et kolon, f.eks. »mcts:published,samples=1000«, eller et niveau: { $levels }.
help-arena-seats = Hvor mange der spiller i et spil.
help-arena-pairs = Hvor mange rækkefølger af brikker der spilles, hver én gang for hver fordeling af pladserne; som standard { $pairs }, med --until-sure så mange, som det kræver.
help-arena-until-sure = Stop en kamp, så snart en sekventiel test er sikker på, hvem der er bedst, eller at ingen er det.
help-arena-resolution = Hvor mange point pr. spil der gør en forskel for --until-sure.
help-arena-seed = Startværdien for den første rækkefølge af brikker; som standard en tilfældig.
help-arena-seconds = Hvor mange sekunders CPU-tid et træk må tage; en spillers egen parameter »seconds« går forud.
help-arena-samples = Hvor mange stikprøver et træk må tage; en spillers egen parameter »samples« går forud.
help-arena-code = Din egen fil, der definerer en spiller, som så kan nævnes; kan angives flere gange.
help-arena-cluster = Spil på Dask-klyngen på denne adresse.
help-arena-results = Gem hvert spil med sin spillog i denne fil, en linje JSON for hvert; findes den allerede, fortsættes den.
help-arena-picture = Tegn ratings og marginer, og skriv billedet til denne SVG-fil.
help-arena-json = Skriv sammenfatningen som ét JSON-objekt.
help-arena-examples =
    Eksempler:
      bastide arena greedy random --pairs 50 --seed 1
      bastide arena greedy random --seats 4 --edition hunters
      bastide arena greedy random --results games.jsonl && bastide show games.jsonl:2

arena-running = { $a } – { $b }: { $margin } ± { $error }, { $share }
arena-interrupted =
    Afbrudt: { $played ->
        [0] ingen
       *[other] { $played }
    } af { $units } enheder blev spillet til ende.
arena-goes-on =
    { $file } indeholder allerede { $units ->
        [one] én enhed
       *[other] { $units } enheder
    }; den fortsættes.
arena-torn = { $file } endte midt i en enhed; { $bytes ->
        [one] den sidste byte blev
       *[other] de sidste { $bytes } byte blev
    } udeladt.

arena-title =
    { $games ->
        [one] Ét spil
       *[other] { $games } spil
    } i udgaven »{ $edition }« med { $seats } pladser, rækkefølger af brikker fra startværdi { $seed }
arena-twos = Par for par
arena-cross-table = Marginer for spillerne i rækkerne over dem i kolonnerne
arena-ratings = Bradley–Terry-ratings
arena-column-a = spiller
arena-column-b = mod
arena-column-pairs = par
arena-column-margin = margin
arena-column-error = ±
arena-column-share = vundet
arena-column-first = først
arena-column-interval = 95 %
arena-column-results = vundet–uafgjort–tabt
arena-column-places = først–delt–bagefter
arena-column-ms-a = ms
arena-column-ms-b = ms mod
arena-column-verdict = dom
arena-column-player = spiller
arena-column-rating = rating
arena-column-from = fra
arena-column-to = til
arena-verdict-open = åben
arena-verdict-a = bedre
arena-verdict-b = dårligere
arena-verdict-even = lige
arena-percent = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
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
    Et par er én rækkefølge af brikker spillet to gange med byttede pladser; margin er dets gennemsnit i point pr. spil, ± er standardfejlen. vundet er andelen af spil, hvor uafgjort tæller halvt, med sit 95 %-interval, bootstrappet efter rækkefølge af brikker, ligesom for ratings. ms er CPU-tid pr. træk.
arena-key-seats =
    Et par er én rækkefølge af brikker spillet { $seats } gange med roterede pladser; margin er dets gennemsnit i point over gennemsnittet af modstanderne, ± er standardfejlen. vundet er andelen af førstepladser, hvor en delt tæller halvt, med sit 95 %-interval, bootstrappet efter rækkefølge af brikker, ligesom for ratings. ms er CPU-tid pr. træk.
arena-key-table =
    Et par er én rækkefølge af brikker spillet { $seats } gange med roterede pladser; margin er dets gennemsnit i point over gennemsnittet af alle andre, ± er standardfejlen. først er andelen af førstepladser, hvor en delt tæller halvt, med sit 95 %-interval, bootstrappet efter rækkefølge af brikker, ligesom for ratings. Par for par er margin over den ene modstander, og vundet er andelen af spil, hvor man var foran den. ms er CPU-tid pr. træk.

arena-picture-title = Computerspilleres ratings og marginer
arena-picture-ratings = Bradley–Terry-ratings med 95 %-intervaller
arena-picture-margins = Marginer i point pr. spil med 95 %-intervaller

error-arena-one-player =
    { $count ->
        [0] Uden spillere er der ingen konkurrence
       *[other] Én spiller kan ikke konkurrere alene
    }: nævn to eller flere.
error-arena-player-twice = Spilleren »{ $name }« er nævnt to gange; med andre parametre ville den være en anden.
error-arena-no-more-seeds =
    Der er ikke nok startværdier fra { $seed } til { $pairs } rækkefølger af brikker: den største startværdi er { $last }.
error-arena-two-places = --processes og --cluster udelukker hinanden: angiv kun den ene.
error-arena-unwritable = { $file } kan ikke skrives: { $problem }.
error-arena-file-in-use = { $file } er i brug: en anden arena skriver sine resultater der.
error-arena-other-tournament = { $file } indeholder resultaterne af en anden turnering; angiv en anden fil eller de samme spillere, regler, grænser og startværdi.
error-arena-other-program = { $file } blev skrevet af { $program } med andre spillere eller konstanter end her, så den kan ikke fortsættes; angiv en anden fil, eller brug den version, der begyndte den.
error-arena-not-results = { $file } er ikke en fil med arenaens resultater og bliver ikke overskrevet; angiv en anden fil.
error-arena-wrong-line = { $file } kan ikke fortsættes: enheden, der begynder i linje { $line }, hører ikke til denne turnering.
error-file-no-game-in-line = { $file } har intet spil i linje { $line }; i arenaens resultater begynder spillene i linje 2.

error-cluster-unreachable = Der er ingen klynge på »{ $address }«: { $problem }
error-cluster-lost = Klyngen på »{ $address }« svigtede: { $problem }
