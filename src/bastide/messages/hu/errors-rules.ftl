# Reasons that a game cannot be set up

error-setup-players = Egy játékban { $least }–{ $most } játékos van, nem { $players }.
error-setup-points = „{ $points }” nem pontszám; a pontszám 0 vagy nagyobb egész szám.
error-setup-option = Ez a beállítás vagy True, vagy False: „{ $option }”, nem pedig „{ $value }”.
error-setup-seed = „{ $seed }” nem véletlenmag; a mag 0 vagy nagyobb egész szám, legfeljebb { $bits } bites.
error-setup-seed-and-order = Egy játék vagy véletlenmag szerint húz, vagy adott sorrendben, a kettő együtt nem megy; hagyd el a magot ({ $seed }) vagy a sorrendet.
error-setup-unknown-tile-in-order = Ebben a sorrendben nem lehet húzni. { $problem }
error-setup-layers =
    A rétegek nem lehetnek ilyenek: { $given }; adj meg neveket listában, például ["fields"], vagy üres listát. A rétegek: { $known }.
error-setup-unknown-layer = „{ $name }” nem rajzolható a tábla kártyái fölé; ezek a rétegek igen: { $known }.
error-setup-tile-size = Egy kártya nem lehet { $size } képpont széles; { $least } és { $most } közötti egész szám jó lenne.
error-setup-rotation = „{ $rotation }” nem elforgatás; egy kártya 0, 1, 2 vagy 3 negyed fordulattal fordul el, az óramutató járása szerint.
error-setup-no-tiles = Kártyák nélküli lap nem rajzolható; adj meg legalább egyet.
error-setup-columns = Egy lapnak nem lehet { $columns } oszlopa; 1 vagy nagyobb egész szám jó lenne.
error-setup-scores = Az értékelő tábla ezt nem tudja megmutatni: { $scores }; add meg { $least }–{ $most } játékos pontjait egy listában.
error-setup-first-seat = Nem ő kezdhet: { $first }. játékos; a játékosok számozása 0-tól { $last }-ig tart.
error-setup-wrong-order =
    A sorrendben a kártya ({ $tile }) { $given } alkalommal szerepel, de { $wanted } alkalommal kellene: a sorrend minden kártya, amelyet a játék kezdetéig nem húztak ki.
error-setup-other-order =
    A játék nem folytatható ezzel a kártyasorrenddel: benne { $number }. helyen { $tile } áll, de a játéknapló szerint ezt húzták: { $drawn }.
error-setup-edition-too-small =
    A kiadásban („{ $edition }”) { $tiles } kártya van, de egy játékhoz a bónuszkártyákon kívül legalább { $least } kell: a kezdőkártya és egy, amelyet húzni lehet.
error-setup-edition-too-large =
    A kiadásban („{ $edition }”) { $needed } { $what ->
        [tiles] kártya van
        [cells] hely van, ameddig a kártyái elérnek
        [designs] különböző kártya van
        [segments] szegmens van a kártyákon
        [segments-on-a-tile] szegmens van egy kártyán
        [monasteries] kolostor van
        [monasteries-on-a-tile] kolostor van egy kártyán
        [contacts] határ van mezők és városok között egy kártyán
        [twofold-tiles] kártya van két úttal, várossal, folyószakasszal vagy erdővel
        [city-sides] oldal van várossal
        [points] pont jár egyetlen dologért
        [pennants] címer van
        [fish] hal van
        [gold] aranyrög van
        [mushrooms] gombacsoport van
        [deer] szarvas van
        [tigers] tigris van
        [mammoths-and-aurochs] mamut és őstulok van
        [fires] tűz van
        [dolmens] dolmen van
        [huts] kunyhó jut minden játékosnak
        [places] rész van alattvalónak egy kártyán
        [hut-places] rész van kunyhónak egy kártyán
       *[followers] alattvaló jut minden játékosnak
    }, de legfeljebb { $most } lehet.

# Unknown names

error-setup-unknown-edition = Nincs ilyen kiadás: „{ $name }”; ezek ismertek: { $known }.
error-setup-unknown-language = Nincs ilyen nyelv: „{ $name }”; ezek ismertek: { $known }.
error-setup-unknown-look = Nincs ilyen stílus: „{ $name }”; ezek ismertek: { $known }.
error-setup-no-look =
    Erről nincs kép: „{ $name }”; egyik stílus sem ismeri mindazt, ami ott látható: { $kinds }. Szövegként megrajzolható.
error-setup-unsuitable-look = Ez a kártya nem festhető meg ebben a stílusban: „{ $tile }”, „{ $look }”; ezek a stílusok illenek hozzá: { $known }.
error-setup-undrawable =
    Erről a kártyáról nincs kép: „{ $tile }”; egyik szegmense ({ KIND($kind) }) nem rajzolható egy darabban a többi mellé. Szövegként megrajzolható.

# Illegal moves: $move is the move as given, $place a place in the notation; $has and $wanted are kinds

error-move-not-a-move =
    „{ $move }” nem Move; válassz egyet a legal_moves lépéseiből, vagy szövegként írt lépéshez használd ezt: push_text.
error-move-malformed =
    Ilyen lépés nem lehetséges: kártya { $tile }, hely { $x },{ $y }, elforgatás { $rotation }, rész { $place }. A hely két, legfeljebb háromjegyű egész szám, az elforgatás 0–3 negyedfordulat, a rész 0, ha nincs figura, 1–{ $segments } egy olyan szegmensen álló figuránál, ahol állhat, és 16-tal több, ha az kunyhó folyón vagy tavon.
error-move-game-over = „{ $move }” nem játszható meg: vége a játéknak.
error-move-nothing-drawn = „{ $move }” még nem játszható meg: előbb húzni kell egy kártyát.
error-move-other-tile =
    „{ $move }” nem játszható meg: most ezt a kártyát kell lerakni: { $drawn }, nem pedig ezt: { $tile }.
error-move-bonus-not-due =
    „{ $move }” nem játszható meg: ez a kártya bónuszkártya: { $tile }, de most nem jár bónusz; ezt kell lerakni: { $drawn }.
error-move-occupied = „{ $move }” nem játszható meg: itt már van kártya: { $x },{ $y }; válassz üres helyet.
error-move-no-neighbour =
    „{ $move }” nem játszható meg: a hely ({ $x },{ $y }) egyetlen lerakott kártya oldalával sem érintkezik; válassz egy kártya melletti helyet.
error-move-mismatch =
    „{ $move }” nem játszható meg: a kártya ({ $tile }) egyik oldalán ({ $side }) ez lenne: { KIND($has, form: "land") }, de a szomszédján ott ez van: { KIND($wanted, form: "land") }; a kettőnek egyeznie kell.
error-move-no-followers =
    „{ $move }” nem játszható meg: a játékosnak nincs már figurája, amelyet letehetne; a kártya figura nélkül lerakható.
error-move-no-huts =
    „{ $move }” nem játszható meg: a játékosnak nincs már kunyhója, amelyet letehetne; a kártya kunyhó nélkül lerakható.
error-move-no-farmers =
    „{ $move }” nem játszható meg: ebben a játékban nem kerülhet alattvaló mezőre.
error-move-taken =
    „{ $move }” nem játszható meg: ezen a területen már áll valaki: „{ $place }”; válassz másik részt, vagy egyiket se.
error-move-hut-taken =
    „{ $move }” nem játszható meg: ennek a folyórendszernek már van kunyhója: „{ $place }”; válassz másik részt, vagy egyiket se.
error-move-fire =
    „{ $move }” nem játszható meg: ezen a kártyán ({ $tile }) tűz ég, ezért ide nem kerülhet vadász: „{ $place }”; rakd le vadász nélkül.

# Illegal draws, undos and queries

error-draw-host = A kártya ({ $tile }) nem húzható ki kézzel: ez a játék maga húz.
error-draw-not-awaited = A kártya ({ $tile }) nem húzható ki: most nem kell kártyát húzni.
error-draw-none-left = A kártya ({ $tile }) nem húzható ki: nincs belőle több a zsákban.
error-draw-bonus-due =
    A kártya ({ $tile }) nem húzható ki: a játékos aranyrögös erdőt zárt le, ezért most bónuszkártyát húz, ez pedig területkártya.
error-draw-bonus-not-due =
    A kártya ({ $tile }) nem húzható ki: bónuszkártya, de most nem jár bónusz; húzz egy területkártyát.
error-draw-no-order =
    A kártyák sorrendje nem ismert: nem ez a játék húzza őket, vagy szövegből olvasták be.
error-undo-over = Már semmi sem vonható vissza: vége a játéknak, és mindenki ismerheti a kártyák sorrendjét.
error-undo-nothing = Nincs visszavonható kör: ebben a játékban még nem volt kör.
error-cell-occupied = Itt már van kártya: { $x },{ $y }; üres helyről kérdezz.
error-cell-no-neighbour = Ennek a helynek nincs szomszédos kártyája: { $x },{ $y }; kártya melletti helyről kérdezz.
error-move-unknown-id = { $id } itt nem egy megjátszható lépés azonosítója; a legal_ids() elemei közül válassz.
