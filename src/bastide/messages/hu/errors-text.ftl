# Faults of a text: $line is the line in question, $number its number from 1

# Headings and keyed lines of positions and records

error-text-no-heading = { $number }. sor, „{ $line }”: az első sornak ennek kell lennie: „{ $heading }”.
error-text-newer-version =
    { $number }. sor, „{ $line }”: ezt a változatot ({ $version }) egy újabb Bastide írta; ez itt ezt a változatot olvassa: { $known }.
error-text-no-key =
    { $number }. sor, „{ $line }”: itt egy kulcsnak, egy kettőspontnak és egy értéknek kell állnia; a kulcsok: { $known }.
error-text-unknown-key = { $number }. sor, „{ $line }”: ismeretlen kulcs: „{ $key }”; a kulcsok: { $known }.
error-text-key-twice =
    { $number }. sor, „{ $line }”: „{ $key }” már szerepel ({ $first }. sor), de csak egyszer adható meg.
error-text-missing-key = Nincs „{ $key }: …” sor, pedig kell egy.
error-text-unknown-edition = { $number }. sor, „{ $line }”: nincs ilyen kiadás: „{ $name }”; ezek ismertek: { $known }.
error-text-players =
    { $number }. sor, „{ $line }”: egy játékban { $least }–{ $most } játékos van, nem { $players }.
error-text-not-yes-or-no = { $number }. sor, „{ $line }”: ez csak „yes” vagy „no” lehet.
error-text-not-a-number = { $number }. sor, „{ $line }”: „{ $word }” helyén egész számnak kell állnia.
error-text-too-many-digits = { $number }. sor, „{ $line }”: „{ $word }” túl hosszú; itt egy szám legfeljebb { $most } számjegyű.
error-text-no-such-seat = { $number }. sor, „{ $line }”: nincs { $seat }. játékos; a játékosok számozása 0-tól { $last }-ig tart.
error-text-bad-tile = { $number }. sor, „{ $line }”: { $problem }
error-text-bad-move = { $number }. sor, „{ $line }”: { $problem }
error-text-foreign-tile = { $number }. sor, „{ $line }”: a kiadásban („{ $edition }”) nincs ilyen kártya: { $tile }.
error-text-wrong-count =
    { $number }. sor, „{ $line }”: ez { $given } adat, de játékosonként egy kell, összesen { $players }.

# Positions

error-position-board-value =
    { $number }. sor, „{ $line }”: a „board:” után nem állhat semmi a sorában; a kártyák alatta jönnek, soronként egy.
error-position-no-owner =
    { $number }. sor, „{ $line }”: az alattvalót vagy a kunyhót a helyével, „=” jellel és a játékos számával kell írni, például D@1,0>90 road=2.
error-position-overlap = { $number }. sor, „{ $line }”: ott már ez fekszik: „{ $other }”; egy helyen csak egy kártya lehet.
error-position-no-start-tile = Hiányzik a kezdőkártya: a táblán kell lennie ilyen sornak: „{ $wanted }”.
error-position-other-start-tile =
    { $number }. sor, „{ $line }”: ott a kiadás („{ $edition }”) kezdőkártyája fekszik: „{ $wanted }”.
error-position-start-turned = { $number }. sor, „{ $line }”: a kezdőkártya soha nincs elforgatva; így fekszik: „{ $wanted }”.
error-position-start-occupied =
    { $number }. sor, „{ $line }”: a kezdőkártyán soha nem áll figura; a sor helyesen: „{ $wanted }”.
error-position-too-many-copies =
    { $number }. sor, „{ $line }”: ebből a kártyából ({ $tile }) a kiadásban csak { $count } van, de a táblán több.
error-position-too-many-tiles =
    { $number }. sor, „{ $line }”: ebből a kártyából ({ $tile }) a kiadásban csak { $count } van, de a táblán { $table }, kézben { $hands }, a zsákban { $bag } van.
error-position-too-many-followers =
    { $number }. sor, „{ $line }”: { $seat }. játékos: { $most ->
        [0] nincs letehető figurája, de valaki áll a táblán.
       *[other] csak { $most } letehető figurája van, de a táblán több áll.
    }
error-position-too-many-huts =
    { $number }. sor, „{ $line }”: { $seat }. játékos: { $most ->
        [0] nincs kunyhója, de egy áll a táblán.
       *[other] csak { $most } kunyhója van, de a táblán több áll.
    }
error-position-no-farmers =
    { $number }. sor, „{ $line }”: ez a játék parasztok nélkül folyik, így mezőn nem állhat alattvaló.
error-position-side-by-side =
    { $number }. sor, „{ $line }”: ez a figura és a másik („{ $other }”) egymás mellett áll ugyanazon a területen, ahová a másodikat nem lehetett volna letenni.
error-position-huts-side-by-side =
    { $number }. sor, „{ $line }”: ez a kunyhó és a másik („{ $other }”) egymás mellett áll ugyanazon a folyórendszeren, ahová a másodikat nem lehetett volna letenni.
error-position-fire =
    { $number }. sor, „{ $line }”: a kártyán ({ $tile }) tűz ég, így nem állhat rajta vadász.
error-position-mismatch =
    { $number }. sor, „{ $line }”: a kártya egyik oldalán ({ $side }) ez van: { KIND($has, form: "land") }, de a szomszédján ott ez: { KIND($wanted, form: "land") }; egyezniük kell.
error-position-touches-nothing =
    { $number }. sor, „{ $line }”: a kártyának egy oldalával olyan kártyához kell csatlakoznia, amely összefügg a kezdőkártyával.
error-position-completed =
    { $number }. sor, „{ $line }”: a terület ({ KIND($kind) }) kész, így a figurának vissza kellett kerülnie a játékosához.
error-position-bad-score = { $number }. sor, „{ $line }”: a pontszám 0-tól { $most }-ig terjedő szám, nem { $score }.
error-position-bad-bag =
    { $number }. sor, „{ $line }”: „{ $word }” helyén egy kártyának kell állnia, vagy egy kártyának, „*” jelnek és darabszámnak, például A*2.
error-position-bad-next =
    { $number }. sor, „{ $line }”: itt „over” állhat, vagy egy játékos száma és „plays”, „draws”, „draws ahead” vagy „draws bonus”, például „1 plays”.
error-position-no-draw-ahead = { $number }. sor, „{ $line }”: a „draw ahead: no” beállítású játékban senki sem húz előre.
error-position-ahead-of-first =
    { $number }. sor, „{ $line }”: a játékos azután húz előre, hogy lerakott egy kártyát, de a táblán csak a kezdőkártya fekszik.
error-position-plays-without-tile =
    { $number }. sor, „{ $line }”: { $seat }. játékos: nincs a kezében lerakható kártya; adj a kezébe egyet, vagy hagyd húzni.
error-position-fits-nowhere =
    { $number }. sor, „{ $line }”: a kártya ({ $tile }) sehová sem illik ezen a táblán, így nem rakható le; ki kellett volna venni a játékból.
error-position-empty-bag =
    { $number }. sor, „{ $line }”: { $seat }. játékos: nem húzhat, mert a zsák üres, vagy csak bónuszkártyák vannak benne.
error-position-no-bonus =
    { $number }. sor, „{ $line }”: { $seat }. játékos: nem húzhat bónuszkártyát, mert a zsákban egy sincs.
error-position-bonus-of-nothing =
    { $number }. sor, „{ $line }”: bónuszkártya olyan kártya után jön, amely aranyrögös erdőt zárt le, de a táblán csak a kezdőkártya fekszik.
error-position-draws-with-tile =
    { $number }. sor, „{ $line }”: { $seat }. játékos: már van a kezében kártya ({ $tile }), így nem kell húznia.
error-position-other-hand =
    { $number }. sor, „{ $line }”: { $seat }. játékos: kártya van a kezében ({ $tile }), de most { $turn ->
        [1] az 1.
       *[other] a { $turn }.
    } játékos következik; a többieknél csak „draw ahead: yes” beállítású játékban lehet kártya.
error-position-other-bonus =
    { $number }. sor, „{ $line }”: { $seat }. játékos: bónuszkártya van a kezében ({ $tile }), de most { $turn ->
        [1] az 1.
       *[other] a { $turn }.
    } játékos következik; bónuszkártyát csak azért húznak, hogy azonnal lerakják.
error-position-over-with-hand =
    { $number }. sor, „{ $line }”: { $seat }. játékos: kártya van a kezében ({ $tile }), de vége a játéknak, és akkor senkinél sincs kártya.
error-position-over-with-bag =
    { $number }. sor, „{ $line }”: ha vége a játéknak, a zsákban csak bónuszkártya maradhat (írd így: „bag: -”), de { $tiles } kártya van benne.
error-position-line-cut-off = Az egysoros állás így végződik: „{ $end }”, pedig „~end” kell a végére; a vége levágódott.
error-position-line-values =
    Az egysoros állásban a „~” jelek között { $given } érték van, de { $wanted } kell, vagy zsák nélkül eggyel kevesebb.
error-position-other-game =
    Az állás kiadása „{ $edition }”, játékosainak száma { $players }; a kiadás, a játékosok száma és a beállítások csak a játékéi lehetnek.

# Records

error-record-wrong-names =
    A nevek („{ $names }”) száma { $given }, de játékosonként egy kell, összesen { $players }, vagy egy sem.
error-record-bad-word =
    A játéknapló nem tudja megőrizni ezt: { $word }; csak nyomtatható karakterekből állhat, szóköz nélkül az elején és a végén, és nem lehet benne „{ $separator }”.
error-record-bad-position = { $number }. sor: a játék nem kezdődhet ebből az állásból. { $problem }
error-record-other-first = { $number }. sor, „{ $line }”: ebben az állásban { $seat ->
        [1] az 1.
       *[other] a { $seat }.
    } játékos kezd.
error-record-cut-off =
    { $number }. sor, „{ $line }”: a játéknapló itt csonka, mert minden sor sortöréssel végződik; e sor nélkül a többi talán olvasható.
error-record-no-entries = A játéknapló csonka: a kulcsos sorok után üres sornak kell állnia.
error-record-no-entry =
    { $number }. sor, „{ $line }”: itt egy játékos számának kell állnia, és „draws”, „draws ahead”, „draws bonus” vagy „discards” egy kártyával, „plays” egy lépéssel, vagy „takes back”.
error-record-after-the-end =
    { $number }. sor, „{ $line }”: a végső pontszámok után csak egy „seed …” vagy „order …” sor állhat.
error-record-illegal = { $number }. sor, „{ $line }”: { $problem }
error-record-other-seat = { $number }. sor, „{ $line }”: itt { $seat ->
        [1] az 1.
       *[other] a { $seat }.
    } játékos következik.
error-record-other-draw = { $number }. sor, „{ $line }”: ezt a húzást így kell írni: „{ $wanted }”.
error-record-other-move = { $number }. sor, „{ $line }”: az utolsó lépés csak így vonható vissza: „{ $wanted }”.
error-record-no-discard =
    { $number }. sor, „{ $line }”: { $seat }. játékos: itt nem kell kivennie a játékból ezt a kártyát: { $tile }; csak az a kártya kerül ki, amely sehová sem illik, amikor le kellene rakni.
error-record-discard-missing =
    { $number }. sor, „{ $line }”: e sor előtt ennek kell állnia: „{ $wanted }”, mert az a kártya sehová sem illik.
error-record-not-over = { $number }. sor, „{ $line }”: a játéknak még nincs vége, így nincsenek végső pontszámai.
error-record-wrong-scores = { $number }. sor, „{ $line }”: ezeknek a lépéseknek a végső pontszámai: { $scores }.
error-record-wrong-seed = { $number }. sor, „{ $line }”: ebből a véletlenmagból nem azok a kártyák jönnek, amelyeket húztak.
error-record-wrong-order = { $number }. sor, „{ $line }”: nem ebben a sorrendben húzták a kártyákat.
error-record-bad-order = A játék nem folytatható ezzel a kártyasorrenddel: { $problem }

# Records in JSON: $turn is the number of a turn from 1, or 0 for the whole record

json-place =
    { $turn ->
        [0] A játéknapló
       *[other] { $turn }. kör
    }
error-json-not-json = Ez nem érvényes JSON: a hiba helye: { $line }. sor, { $column }. oszlop.
error-json-too-deep = Ez nem olyan JSON, amelyet a Bastide el tud olvasni: a zárójelei sokkal mélyebben ágyazódnak egymásba, mint bármelyik játékéi.
error-json-long-number = Ez nem olyan JSON, amelyet a Bastide el tud olvasni: több ezer jegyű szám van benne.
error-json-half-character = Ez nem olyan JSON, amelyet a Bastide el tud olvasni: egy fél karakter van benne, például magában álló \ud800.
error-json-not-unicode = Ez nem olyan JSON, amelyet a Bastide el tud olvasni: nem UTF-8 kódolású szöveg.
error-json-not-an-object = { json-place }: itt kapcsos zárójeles objektumnak kell állnia, nem ennek: { $value }.
error-json-missing-key = { json-place }: hiányzik ez a kulcs: „{ $key }”.
error-json-wrong-type =
    { json-place }: „{ $key }” értéke { $value }, de { $expected ->
        [text] idézőjeles szövegnek
        [name] idézőjeles szövegnek vagy számnak, egy kártya nevének
        [number] egész számnak
        [flag] true vagy false értéknek
        [list] listának
       *[object] kapcsos zárójeles objektumnak vagy null értéknek
    } kell állnia itt.
error-json-players = { json-place }: egy játékban { $least }–{ $most } játékos van, nem { $players }.
error-json-unknown-edition = { json-place }: nincs ilyen kiadás: „{ $name }”; ezek ismertek: { $known }.
error-json-unknown-tile =
    { json-place }: a kiadásban („{ $edition }”) nincs ilyen kártya: „{ $tile }”; a kártyái: { $known }.
error-json-bad-rotation = { json-place }: az elforgatás { $rotation }, de csak 0, 1, 2 vagy 3 negyedfordulat lehet, az óramutató járása szerint.
error-json-too-far =
    { json-place }: „{ $key }” értéke { $coordinate }, de -{ $most } és { $most } közé kell esnie.
error-json-no-such-segment =
    { json-place }: a kártyán ({ $tile }) nincs { $segment }. szegmens; a szegmensek számozása 0-tól { $last }-ig tart.
error-json-no-such-seat = { json-place }: „{ $key }” értéke { $seat }, de a játékosok számozása 0-tól { $last }-ig tart.
error-json-two-pieces =
    { json-place }: a „follower” értékében „segment” és „hut_segment” is van, de egy kártyán csak egy figura állhat; azt add meg, amelyiket letették.
error-json-no-place-for-follower =
    { json-place }: a kártya ({ $tile }) { $segment }. szegmense { KIND($kind) }, ahol csak kunyhó állhat; a kunyhót így kell írni: „hut_segment”.
error-json-no-place-for-hut =
    { json-place }: a kártya ({ $tile }) { $segment }. szegmense { KIND($kind) }, de kunyhó csak folyón vagy tavon állhat.
error-json-bonus =
    { json-place }: „bonus” értéke { $bonus }, de a kártya ({ $tile }) { $bonus ->
        [true] nem bónuszkártya
       *[false] bónuszkártya
    }.
error-json-bad-hands =
    { json-place }: a „hands” értékében játékosonként egy kártya neve kell, vagy null, összesen { $players }.
error-json-hand-missing = { json-place }: a „hands” értékéből ki kell derülnie, mi van a kezében, mert húzott: { $seat }. játékos.
error-json-hand-unexpected =
    { json-place }: a „hands” szerint van kártya ({ $tile }) a kezében, pedig most nem lehet: { $seat }. játékos; itt null kell.
error-json-bad-position = { json-place }: a játék nem kezdődhet a „position” állásából. { $problem }
error-json-illegal = { json-place }: { $problem }
error-json-not-discarded =
    { json-place }: a kártya ({ $tile }) itt nem kerül ki a játékból; csak az kerül ki, amely sehová sem illik.
error-json-fits-nowhere =
    { json-place }: „{ $move }” nem játszható meg, mert a kártya ({ $tile }) sehová sem illik; előbb ki kell venni a játékból.
error-json-after-the-end = { json-place }: „{ $move }” a játék vége után áll, ahol már nem következhet semmi.
error-json-other-player = { json-place }: a lépő játékos száma { $player }, de ennek kell lennie: { $seat }.
