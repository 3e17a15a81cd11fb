# Hvorfor et spil ikke kan stilles op

error-setup-players = Et spil har { $least } til { $most } spillere, ikke { $players }.
error-setup-points = »{ $points }« er ikke et antal point; point er et helt tal fra 0 og opefter.
error-setup-option = Tilvalget »{ $option }« er enten True eller False, ikke »{ $value }«.
error-setup-seed = »{ $seed }« er ikke en startværdi; en startværdi er et helt tal fra 0 og opefter på højst { $bits } bit.
error-setup-seed-and-order = Et spil trækker enten efter en startværdi eller i en given rækkefølge, ikke begge dele; udelad startværdien { $seed } eller rækkefølgen.
error-setup-unknown-tile-in-order = Der kan ikke trækkes i denne rækkefølge. { $problem }
error-setup-layers =
    Lagene kan ikke være { $given }; angiv navne i en liste, f.eks. ["fields"], eller en tom liste. Lagene er: { $known }.
error-setup-unknown-layer = »{ $name }« kan ikke tegnes oven på brikkerne; det kan disse lag: { $known }.
error-setup-tile-size = Brikker kan ikke være { $size } pixel brede; det kan være et helt tal fra { $least } til { $most }.
error-setup-rotation = »{ $rotation }« er ikke en drejning; en brik drejes 0, 1, 2 eller 3 kvarte omgange med uret.
error-setup-no-tiles = Et ark uden brikker kan ikke tegnes; angiv mindst én.
error-setup-columns = Et ark kan ikke have { $columns } kolonner; det kan være et helt tal fra 1 og opefter.
error-setup-scores = Pointbanen kan ikke vise { $scores }; angiv point for { $least } til { $most } spillere i en liste.
error-setup-first-seat = Plads { $first } kan ikke begynde; pladserne er 0 til { $last }.
error-setup-wrong-order =
    Rækkefølgen har brik { $tile } { $given ->
        [one] én gang
       *[other] { $given } gange
    }, men skal have den { $wanted ->
        [one] én gang
       *[other] { $wanted } gange
    }: den er alle brikker, der ikke er trukket, når spillet begynder.
error-setup-other-order =
    Spillet kan ikke fortsætte med denne rækkefølge: brik nummer { $number } er { $tile }, men i spilloggen blev { $drawn } trukket.
error-setup-edition-too-small =
    Udgaven »{ $edition }« har { $tiles ->
        [one] én brik
       *[other] { $tiles } brikker
    }, men et spil kræver mindst { $least }, bonusbrikker ikke medregnet: startbrikken og én at trække.
error-setup-edition-too-large =
    Udgaven »{ $edition }« har { $needed } { $what ->
        [tiles] brikker
        [cells] felter, som brikkerne kan nå
        [designs] forskellige brikker
        [segments] segmenter på brikkerne
        [segments-on-a-tile] segmenter på én brik
        [monasteries] klostre
        [monasteries-on-a-tile] klostre på én brik
        [contacts] grænser mellem marker og byer på én brik
        [twofold-tiles] brikker med to veje, byer, floder eller skove
        [city-sides] sider med byer
        [points] point for en enkelt ting
        [pennants] våbenskjolde
        [fish] fisk
        [gold] guldklumper
        [mushrooms] grupper svampe
        [deer] hjorte
        [tigers] sabeltigre
        [mammoths-and-aurochs] mammutter og urokser
        [fires] ildsteder
        [dolmens] dysser
        [huts] hytter til hver spiller
        [places] steder til følgesvende på én brik
        [hut-places] steder til hytter på én brik
       *[followers] følgesvende til hver spiller
    }, men der er højst plads til { $most }.

# Spurgt efter med et navn, som intet har

error-setup-unknown-edition = Udgaven »{ $name }« findes ikke; der findes: { $known }.
error-setup-unknown-language = Sproget »{ $name }« findes ikke; der findes: { $known }.
error-setup-unknown-look = Stilen »{ $name }« findes ikke; der findes: { $known }.
error-setup-no-look =
    Der er intet billede af »{ $name }«: ingen stil har alt det, der vises dér, nemlig { $kinds }. Det kan tegnes som tekst.
error-setup-unsuitable-look = Brik »{ $tile }« kan ikke males i stilen »{ $look }«; disse stile passer til den: { $known }.
error-setup-undrawable =
    Der er intet billede af brik »{ $tile }«: et af dens segmenter ({ KIND($kind) }) kan ikke tegnes i ét stykke ved siden af de andre. Den kan tegnes som tekst.

# Hvorfor et træk ikke kan spilles: $move er trækket, som det blev givet, $place et sted, $has og $wanted slags landskab

error-move-not-a-move =
    »{ $move }« er ikke en Move; tag en fra legal_moves, eller spil et træk, der er skrevet som tekst, med push_text.
error-move-malformed =
    Brik { $tile } på { $x },{ $y } kan ikke have drejning { $rotation } og sted { $place }: et felt er to hele tal på højst tre cifre, en drejning er 0 til 3 kvarte omgange, et sted er 0 for ingen figur, 1 til { $segments } for en figur på et segment, hvor den må stå, og 16 mere, hvis det er en hytte ved en flod eller en sø.
error-move-game-over = »{ $move }« kan ikke spilles: spillet er slut.
error-move-nothing-drawn = »{ $move }« kan ikke spilles endnu: først skal der trækkes en brik.
error-move-other-tile =
    »{ $move }« kan ikke spilles: brikken, der skal lægges, er { $drawn }, ikke { $tile }.
error-move-bonus-not-due =
    »{ $move }« kan ikke spilles: { $tile } er en bonusbrik, men ingen har en bonus til gode; brikken, der skal lægges, er { $drawn }.
error-move-occupied = »{ $move }« kan ikke spilles: der ligger allerede en brik på { $x },{ $y }; vælg et tomt felt.
error-move-no-neighbour =
    »{ $move }« kan ikke spilles: { $x },{ $y } ligger ikke side mod side med en brik på bordet; vælg et felt ved siden af en.
error-move-mismatch =
    »{ $move }« kan ikke spilles: på siden { $side } ville brik { $tile } have { KIND($has, form: "indefinite") }, men naboen dér har { KIND($wanted, form: "indefinite") }; de to skal være ens.
error-move-no-followers =
    »{ $move }« kan ikke spilles: spilleren har ikke flere figurer at placere; brikken kan lægges uden en figur.
error-move-no-huts =
    »{ $move }« kan ikke spilles: spilleren har ikke flere hytter at placere; brikken kan lægges uden en.
error-move-no-farmers =
    »{ $move }« kan ikke spilles: i dette spil må ingen følgesvend placeres på en mark.
error-move-taken =
    »{ $move }« kan ikke spilles: der står allerede nogen i området ved »{ $place }«; vælg et andet sted eller intet.
error-move-hut-taken =
    »{ $move }« kan ikke spilles: flodsystemet ved »{ $place }« har allerede en hytte; vælg et andet sted eller intet.
error-move-fire =
    »{ $move }« kan ikke spilles: der brænder en ild på brik { $tile }, så ingen jæger må placeres på »{ $place }«; læg den uden en.

# Hvorfor intet kan trækkes, fortrydes eller spørges om

error-draw-host = Brik { $tile } kan ikke trækkes manuelt: dette spil trækker selv.
error-draw-not-awaited = Brik { $tile } kan ikke trækkes: det er ikke tid til at trække en brik.
error-draw-none-left = Brik { $tile } kan ikke trækkes: der er ingen af dem tilbage i posen.
error-draw-bonus-due =
    Brik { $tile } kan ikke trækkes: spilleren har færdiggjort en skov med guld og trækker nu en bonusbrik, og denne er en landebrik.
error-draw-bonus-not-due =
    Brik { $tile } kan ikke trækkes: den er en bonusbrik, men ingen har en bonus til gode nu; træk en landebrik.
error-draw-no-order =
    Brikkernes rækkefølge er ikke kendt: det er ikke dette spil, der trækker dem, eller det er læst fra en tekst.
error-undo-over = Intet kan fortrydes længere: spillet er slut, og alle kan kende brikkernes rækkefølge.
error-undo-nothing = Der er ingen tur at fortryde: dette spil har ingen endnu.
error-cell-occupied = Der ligger allerede en brik på { $x },{ $y }; spørg om et tomt felt.
error-cell-no-neighbour = Der ligger ingen brik ved siden af { $x },{ $y }; spørg om et felt ved siden af en brik.
error-move-unknown-id = { $id } er ikke id’et på et træk, der kan spilles her; vælg et af legal_ids().
