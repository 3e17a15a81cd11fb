# Shown if there is nothing to list

features-none = { $people ->
        [tribe] Az asztalon nem áll sem törzstag, sem kunyhó.
       *[followers] Az asztalon nem áll alattvaló.
    }

# The key below a board

key-forest = erdő
key-gold = arany
key-mushrooms = gomba
key-deer = szarvas
key-mammoth = mamut
key-aurochs = őstulok
key-tiger = tigris
key-fire = tűz
key-dolmen = dolmen
key-volcano = vulkán
key-rocks = szikla, nem tisztás
key-river = folyószakasz
key-spring = forrás
key-lake = tó, a halaival
key-hut = kunyhó

# Titles of pictures: $turn is 0 before the first turn, and for a position; $scores are those of
# all seats, each as in picture-score

picture-board = Játéktábla{ $turn ->
        [0] {""}
       *[other] {" "}{ $turn } kör után
    }, { $tiles } kártyával, kiadás: „{ $edition }”. Az állás: { $scores }.
picture-film = Egy játék első { $turn } köre, körről körre, kiadás: „{ $edition }”. Az állás utána: { $scores }.
picture-tile = Kártya: { $tile }{ $degrees ->
        [0] {""}
       *[other] , { $degrees }°-kal elforgatva
    }.
picture-sheet = { $count } kártya: { $tiles }.
picture-track = Az értékelő tábla: { $scores }.
picture-score = { $seat } { $points } pont
