# Hvad der er galt med en tekst: $line er linjen, det gælder, $number dens nummer fra 1

# En overskrift, og linjer med nøgler i stillinger og Spillogge

error-text-no-heading = Linje { $number }, »{ $line }«: den første linje skal være »{ $heading }«.
error-text-newer-version =
    Linje { $number }, »{ $line }«: version { $version } er skrevet af en nyere Bastide; denne læser version { $known }.
error-text-no-key =
    Linje { $number }, »{ $line }«: her skal stå en nøgle, et kolon og en værdi; nøglerne er: { $known }.
error-text-unknown-key = Linje { $number }, »{ $line }«: nøglen »{ $key }« er ukendt; nøglerne er: { $known }.
error-text-key-twice =
    Linje { $number }, »{ $line }«: »{ $key }« står allerede i linje { $first }, men må kun gives én gang.
error-text-missing-key = Der er ingen linje »{ $key }: …«, men der skal være en.
error-text-unknown-edition = Linje { $number }, »{ $line }«: udgaven »{ $name }« findes ikke; der findes: { $known }.
error-text-players =
    Linje { $number }, »{ $line }«: et spil har { $least } til { $most } spillere, ikke { $players }.
error-text-not-yes-or-no = Linje { $number }, »{ $line }«: her skal stå »yes« (ja) eller »no« (nej).
error-text-not-a-number = Linje { $number }, »{ $line }«: »{ $word }« skal være et helt tal.
error-text-too-many-digits = Linje { $number }, »{ $line }«: »{ $word }« er for langt; et tal har højst { $most } cifre her.
error-text-no-such-seat = Linje { $number }, »{ $line }«: der er ingen plads { $seat }; pladserne er 0 til { $last }.
error-text-bad-tile = Linje { $number }, »{ $line }«: { $problem }
error-text-bad-move = Linje { $number }, »{ $line }«: { $problem }
error-text-foreign-tile = Linje { $number }, »{ $line }«: udgaven »{ $edition }« har ingen brik { $tile }.
error-text-wrong-count =
    Linje { $number }, »{ $line }«: her står { $given ->
        [one] 1 værdi
       *[other] { $given } værdier
    }, men der skal være én for hver af de { $players } spillere.

# Stillinger

error-position-board-value =
    Linje { $number }, »{ $line }«: intet må følge efter »board:« i linjen; brikkerne kommer nedenunder, én pr. linje.
error-position-no-owner =
    Linje { $number }, »{ $line }«: en følgesvend eller en hytte skrives med sit sted, »=« og sin plads, f.eks. D@1,0>90 road=2.
error-position-overlap = Linje { $number }, »{ $line }«: der ligger allerede »{ $other }«; hvert felt har plads til én brik.
error-position-no-start-tile = Startbrikken mangler: spillepladen skal have linjen »{ $wanted }«.
error-position-other-start-tile =
    Linje { $number }, »{ $line }«: startbrikken i udgaven »{ $edition }« ligger der: »{ $wanted }«.
error-position-start-turned = Linje { $number }, »{ $line }«: startbrikken drejes aldrig; den ligger som »{ $wanted }«.
error-position-start-occupied =
    Linje { $number }, »{ $line }«: der står aldrig en figur på startbrikken; linjen skal være »{ $wanted }«.
error-position-too-many-copies =
    Linje { $number }, »{ $line }«: udgaven har kun brik { $tile } { $count ->
        [one] én gang
       *[other] { $count } gange
    }, men spillepladen har flere.
error-position-too-many-tiles =
    Linje { $number }, »{ $line }«: udgaven har kun brik { $tile } { $count ->
        [one] én gang
       *[other] { $count } gange
    }, men der er { $table } på spillepladen, { $hands } på hænderne og { $bag } i posen.
error-position-too-many-followers =
    Linje { $number }, »{ $line }«: plads { $seat } har { $most ->
        [0] ingen figurer at placere, men der står nogen på spillepladen.
        [one] kun én figur at placere, men der står flere på spillepladen.
       *[other] kun { $most } figurer at placere, men der står flere på spillepladen.
    }
error-position-too-many-huts =
    Linje { $number }, »{ $line }«: plads { $seat } har { $most ->
        [0] ingen hytter, men der står en på spillepladen.
        [one] kun én hytte, men der står flere på spillepladen.
       *[other] kun { $most } hytter, men der står flere på spillepladen.
    }
error-position-no-farmers =
    Linje { $number }, »{ $line }«: dette spil spilles uden landmænd, så ingen følgesvend må stå på en mark.
error-position-side-by-side =
    Linje { $number }, »{ $line }«: denne figur og den på »{ $other }« står side om side i ét område, hvor den anden ikke kunne være placeret.
error-position-huts-side-by-side =
    Linje { $number }, »{ $line }«: denne hytte og den på »{ $other }« står side om side ved ét flodsystem, hvor den anden ikke kunne være placeret.
error-position-fire =
    Linje { $number }, »{ $line }«: der brænder en ild på brik { $tile }, så ingen jæger må stå på den.
error-position-mismatch =
    Linje { $number }, »{ $line }«: på siden { $side } har brikken { KIND($has, form: "indefinite") }, men naboen dér { KIND($wanted, form: "indefinite") }; de skal være ens.
error-position-touches-nothing =
    Linje { $number }, »{ $line }«: brikken skal ligge side mod side med en anden, der hænger sammen med startbrikken.
error-position-completed =
    Linje { $number }, »{ $line }«: { KIND($kind, form: "definite") } er færdiggjort, så figuren må være vendt tilbage til sin spiller.
error-position-bad-score = Linje { $number }, »{ $line }«: point er et tal fra 0 til { $most }, ikke { $score }.
error-position-bad-bag =
    Linje { $number }, »{ $line }«: »{ $word }« skal være en brik, eller en brik, »*« og hvor mange af den, f.eks. A*2.
error-position-bad-next =
    Linje { $number }, »{ $line }«: her skal stå »over«, eller en plads og »plays«, »draws«, »draws ahead« eller »draws bonus«, f.eks. »1 plays«.
error-position-no-draw-ahead = Linje { $number }, »{ $line }«: ingen trækker forud i et spil med »draw ahead: no«.
error-position-ahead-of-first =
    Linje { $number }, »{ $line }«: en spiller trækker forud efter at have lagt en brik, men kun startbrikken ligger på spillepladen.
error-position-plays-without-tile =
    Linje { $number }, »{ $line }«: plads { $seat } har ingen brik at spille; giv den en på hånden, eller lad den trække.
error-position-fits-nowhere =
    Linje { $number }, »{ $line }«: brik { $tile } passer ingen steder på denne spilleplade, så den kan ikke spilles; den ville være taget ud af spillet.
error-position-empty-bag =
    Linje { $number }, »{ $line }«: plads { $seat } kan ikke trække, for posen er tom eller har kun bonusbrikker.
error-position-no-bonus =
    Linje { $number }, »{ $line }«: plads { $seat } kan ikke trække en bonusbrik, for der er ingen i posen.
error-position-bonus-of-nothing =
    Linje { $number }, »{ $line }«: en bonusbrik kommer efter en brik, der færdiggjorde en skov med guld, men kun startbrikken ligger på spillepladen.
error-position-draws-with-tile =
    Linje { $number }, »{ $line }«: plads { $seat } har allerede brik { $tile } på hånden, så den kan ikke trække.
error-position-other-hand =
    Linje { $number }, »{ $line }«: plads { $seat } har brik { $tile } på hånden, men plads { $turn } har turen; andre har kun brikker på hånden i et spil med »draw ahead: yes«.
error-position-other-bonus =
    Linje { $number }, »{ $line }«: plads { $seat } har bonusbrik { $tile } på hånden, men plads { $turn } har turen; en bonusbrik trækkes kun for at blive spillet straks.
error-position-over-with-hand =
    Linje { $number }, »{ $line }«: plads { $seat } har brik { $tile } på hånden, men spillet er slut, og så har ingen en.
error-position-over-with-bag =
    Linje { $number }, »{ $line }«: når spillet er slut, skal posen være tom på nær bonusbrikker (skriv »bag: -«), men der er { $tiles ->
        [one] 1 brik
       *[other] { $tiles } brikker
    } i den.
error-position-line-cut-off = Stillingen på én linje ender med »{ $end }«, men skal ende med »~end«; dens slutning er skåret af.
error-position-line-values =
    Stillingen på én linje har { $given } værdier mellem »~« og »~«, men skal have { $wanted }, eller én færre uden sin pose.
error-position-other-game =
    Stillingen er for { $players } spillere efter »{ $edition }«; udgave, spillere og tilvalg skal være spillets.

# Spillogge

error-record-wrong-names =
    Der er { $given ->
        [one] 1 navn
       *[other] { $given } navne
    } (»{ $names }«), men der skal være ét for hver af de { $players } spillere eller slet ingen.
error-record-bad-word =
    En spillog kan ikke gemme { $word }; det skal kunne skrives ud, uden mellemrum i enderne og uden »{ $separator }«.
error-record-bad-position = Linje { $number }: spillet kan ikke begynde ved denne stilling. { $problem }
error-record-other-first = Linje { $number }, »{ $line }«: ved stillingen er det plads { $seat }, der begynder.
error-record-cut-off =
    Linje { $number }, »{ $line }«: spilloggen er skåret af her, for hver linje ender med et linjeskift; uden denne linje kan resten måske læses.
error-record-no-entries = Spilloggen er skåret af: efter linjerne med nøgler skal der være en tom linje.
error-record-no-entry =
    Linje { $number }, »{ $line }«: her skal stå en plads og »draws«, »draws ahead«, »draws bonus« eller »discards« med en brik, »plays« med et træk, eller »takes back«.
error-record-after-the-end =
    Linje { $number }, »{ $line }«: efter slutpointene må der kun stå én linje »seed …« eller »order …«.
error-record-illegal = Linje { $number }, »{ $line }«: { $problem }
error-record-other-seat = Linje { $number }, »{ $line }«: plads { $seat } har turen.
error-record-other-draw = Linje { $number }, »{ $line }«: denne brik skal trækkes med »{ $wanted }«.
error-record-other-move = Linje { $number }, »{ $line }«: det seneste træk kan kun fortrydes med »{ $wanted }«.
error-record-no-discard =
    Linje { $number }, »{ $line }«: plads { $seat } tager ikke brik { $tile } ud af spillet her; kun en brik, der ikke passer nogen steder, tages ud, når den skulle spilles.
error-record-discard-missing =
    Linje { $number }, »{ $line }«: før denne linje skal der stå »{ $wanted }«, for den brik passer ingen steder.
error-record-not-over = Linje { $number }, »{ $line }«: spillet er ikke slut endnu, så det har ingen slutpoint.
error-record-wrong-scores = Linje { $number }, »{ $line }«: slutpointene for disse træk er { $scores }.
error-record-wrong-seed = Linje { $number }, »{ $line }«: denne startværdi giver ikke de brikker, der blev trukket.
error-record-wrong-order = Linje { $number }, »{ $line }«: dette er ikke den rækkefølge, brikkerne blev trukket i.
error-record-bad-order = Spillet kan ikke fortsætte med denne rækkefølge: { $problem }

# Spillogge i JSON: $turn er en turs nummer fra 1, eller 0 for det, der gælder hele spilloggen

json-place =
    { $turn ->
        [0] Spilloggen
       *[other] Tur { $turn }
    }
error-json-not-json = Dette er ikke gyldig JSON: det går galt i linje { $line }, kolonne { $column }.
error-json-too-deep = Dette er ikke JSON, som Bastide kan læse: parenteserne er indlejret langt dybere end i noget spil.
error-json-long-number = Dette er ikke JSON, som Bastide kan læse: det indeholder et tal med tusindvis af cifre.
error-json-half-character = Dette er ikke JSON, som Bastide kan læse: det indeholder et halvt tegn, for eksempel \ud800 alene.
error-json-not-unicode = Dette er ikke JSON, som Bastide kan læse: det er ikke tekst i UTF-8.
error-json-not-an-object = { json-place }: her skal være et objekt i krøllede parenteser, ikke { $value }.
error-json-missing-key = { json-place }: nøglen »{ $key }« mangler.
error-json-wrong-type =
    { json-place }: »{ $key }« er { $value }, men skal være { $expected ->
        [text] en tekst i anførselstegn
        [name] en tekst i anførselstegn eller et tal, navnet på en brik
        [number] et helt tal
        [flag] true eller false
        [list] en liste
       *[object] et objekt i krøllede parenteser, eller null
    }.
error-json-players = { json-place }: et spil har { $least } til { $most } spillere, ikke { $players }.
error-json-unknown-edition = { json-place }: udgaven »{ $name }« findes ikke; der findes: { $known }.
error-json-unknown-tile =
    { json-place }: udgaven »{ $edition }« har ingen brik »{ $tile }«; dens brikker er { $known }.
error-json-bad-rotation = { json-place }: drejningen er { $rotation }, men skal være 0, 1, 2 eller 3 kvarte omgange med uret.
error-json-too-far =
    { json-place }: »{ $key }« er { $coordinate }, men skal være fra -{ $most } til { $most }.
error-json-no-such-segment =
    { json-place }: brik { $tile } har intet segment { $segment }; dens segmenter er 0 til { $last }.
error-json-no-such-seat = { json-place }: »{ $key }« er { $seat }, men spillerne er 0 til { $last }.
error-json-two-pieces =
    { json-place }: »follower« har både »segment« og »hut_segment«, men en brik har plads til én figur; angiv den, der blev placeret.
error-json-no-place-for-follower =
    { json-place }: segment { $segment } på brik { $tile } er { KIND($kind, form: "indefinite") }, hvor kun en hytte kan stå; en hytte skrives som »hut_segment«.
error-json-no-place-for-hut =
    { json-place }: segment { $segment } på brik { $tile } er { KIND($kind, form: "indefinite") }, men en hytte kan kun stå ved en flod eller en sø.
error-json-bonus =
    { json-place }: »bonus« er { $bonus }, men brik { $tile } { $bonus ->
        [true] er ikke en af bonusbrikkerne
       *[false] er en af bonusbrikkerne
    }.
error-json-bad-hands =
    { json-place }: »hands« skal have navnet på en brik, eller null, for hver af de { $players } spillere.
error-json-hand-missing = { json-place }: »hands« skal angive, hvad spiller { $seat } har på hånden, for der er trukket en brik.
error-json-hand-unexpected =
    { json-place }: »hands« har brik { $tile } for spiller { $seat }, som ikke kan have en på hånden nu; det skal være null.
error-json-bad-position = { json-place }: spillet kan ikke begynde ved sin »position«. { $problem }
error-json-illegal = { json-place }: { $problem }
error-json-not-discarded =
    { json-place }: brik { $tile } tages ikke ud af spillet her; det gør kun en brik, der ikke passer nogen steder.
error-json-fits-nowhere =
    { json-place }: »{ $move }« kan ikke spilles, for brik { $tile } passer ingen steder; den skal tages ud af spillet først.
error-json-after-the-end = { json-place }: »{ $move }« kommer efter spillets slutning, hvor intet må følge.
error-json-other-player = { json-place }: spiller { $player } har denne tur, men det skal være spiller { $seat }.
