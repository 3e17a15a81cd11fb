# bastide simulate

help-simulate =
    Nechať počítačových hráčov odohrať veľa partií a ukázať, koľko bodov získali.

    Každá partia má vlastné semienko, počítané od prvého ďalej: ten istý príkaz odohrá tie isté partie pri akomkoľvek počte procesov.
help-simulate-players = Kto sedí pri stole, miesto po mieste, oddelené čiarkami: { $players }.
help-simulate-games = Koľko partií odohrať.
help-simulate-seed = Semienko prvej partie; predvolené je náhodné.
help-simulate-processes = Koľko procesov hrá naraz; predvolené je toľko, koľko je jadier.
help-simulate-records = Uložiť zápis každej partie do tohto priečinka.
help-simulate-format = Tabuľka priemerov, alebo každá partia ako riadok JSON či CSV.
help-simulate-json = Vypísať priemery ako jeden objekt JSON.
help-simulate-examples =
    Príklady:
      bastide simulate --players greedy,random --games 100
      bastide simulate --edition danish --seed 1 --format csv --output games.csv

simulate-playing = Hrá sa
simulate-interrupted =
    Prerušené: dohraných partií je { $played }, malo ich byť { $games }.

simulate-title =
    { $games ->
        [one] Jedna partia
        [few] { $games } partie
        [many] { $games } partie
       *[other] { $games } partií
    } edície „{ $edition }“ od semienka { $seed }, priemerný počet ťahov: { simulate-turns }
simulate-turns = { NUMBER($turns, minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-column-seat = miesto
simulate-column-player = hráč
simulate-column-mean = priemer
simulate-column-error = ±
simulate-column-deviation = odchýlka
simulate-column-least = najmenej
simulate-column-most = najviac
simulate-column-wins = výhry
simulate-column-shared-wins = delené
simulate-decimal = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-undefined = –
simulate-whole = { NUMBER($value) }
simulate-key =
    ± je štandardná chyba priemeru, odchýlka je štandardná odchýlka jednotlivých partií; výhry sú samostatné, delené sú tie s rovnakým najvyšším počtom bodov.

error-simulate-too-small = { $option } je { $value }, ale musí byť aspoň { $least }.
error-simulate-no-more-seeds =
    Od { $seed } nie je dosť semienok na toľko partií ({ $games }): najväčšie semienko je { $last }.
error-file-another-game = { $file } obsahuje inú partiu a neprepíše sa; zadaj iný priečinok, alebo ten súbor presuň.
error-simulate-two-formats = --json a --format { $format } sa vylučujú: zadaj jedno z nich.
