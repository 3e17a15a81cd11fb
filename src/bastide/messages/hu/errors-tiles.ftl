# Faults of a data file: $file is its path, $key the path of a key in it, such as tiles.D.count

error-data-unreadable = { $file }: a fájl nem olvasható: { $problem }.
error-data-not-toml = { $file }: ez nem érvényes TOML: { $problem }.
error-data-unknown-key = { $file }: ismeretlen kulcs: „{ $key }”; itt ezek a kulcsok állhatnak: { $known }.
error-data-missing-key = { $file }: hiányzik ez a kulcs: „{ $key }”.
error-data-wrong-type =
    { $file }: „{ $key }” értéke { $value }, de { $expected ->
        [text] idézőjeles szövegnek
        [number] egész számnak
        [truth] true vagy false értéknek
        [list] listának
       *[table] táblázatnak
    } kell állnia itt.
error-data-negative = { $file }: „{ $key }” értéke { $value }, de nem lehet 0-nál kisebb.
error-data-below-one = { $file }: „{ $key }” értéke { $value }, de nem lehet 1-nél kisebb.

# Faults of a tile: $tile is its name, $segment the number of one of its segments

error-tile-bad-name =
    { $file }: kártyának nem lehet ez a neve: „{ $tile }”; a név A–Z betűkből és számjegyekből áll, részeit egy-egy kötőjel köti össze.
error-tile-count-below-one = { $file }, { $tile } kártya: a darabszáma { $count }, de legalább 1 kell belőle.
error-tile-not-four-sides =
    { $file }, { $tile } kártya: az oldalai „{ $sides }”, de négy szó kell: mi van északon, keleten, délen és nyugaton.
error-tile-unknown-kind = { $file }, { $tile } kártya: „{ $name }” nem olyan tereptípus, amely itt állhat; ezek állhatnak: { $known }.
error-tile-unknown-side = { $file }, { $tile } kártya: „{ $name }” nem oldal; az oldalak: { $known }.
error-tile-unknown-half = { $file }, { $tile } kártya: „{ $name }” nem fél oldal; a fél oldalak: { $known }.
error-tile-unknown-animal = { $file }, { $tile } kártya: „{ $name }” nem állat; az állatok: { $known }.
error-tile-unknown-landmark =
    { $file }, { $tile } kártya: „{ $name }” nem olyan tereptárgy, amely itt állhat; ezek állhatnak: { $known }.
error-tile-segment-without-sides =
    { $file }, { $tile } kártya: { $segment }. szegmens ({ KIND($kind) }): egyik oldalt sem éri el; adj meg legalább egyet, amelyet elér.
error-tile-branching-path =
    { $file }, { $tile } kártya: { $segment }. szegmens ({ KIND($kind) }): kettőnél több oldalt ér el; minden ága legyen külön szegmens.
error-tile-wrong-side =
    { $file }, { $tile } kártya: { $segment }. szegmens ({ KIND($kind) }): ezt foglalja el: { $place }, de azon az oldalon ({ $side }) ez van: { KIND($shown) }.
error-tile-uncovered-side =
    { $file }, { $tile } kártya: { $side } oldal ({ KIND($kind) }): egyetlen ilyen szegmens sem foglalja el; egynek el kell foglalnia.
error-tile-side-twice = { $file }, { $tile } kártya: { $side } oldal: kétszer is el van foglalva, de csak egy szegmenshez tartozhat.
error-tile-uncovered-half = { $file }, { $tile } kártya: { $half } fél oldal: semmi sem foglalja el; egy mezőnek vagy egy tisztásnak el kell foglalnia.
error-tile-half-twice = { $file }, { $tile } kártya: { $half } fél oldal: kétszer is el van foglalva, de csak egy szegmenshez tartozhat.
error-tile-split-side =
    { $file }, { $tile } kártya: { $side } oldal: a két fele más-más szegmenshez tartozik, de semmi sem választja el azt az oldalt, amely végig egyféle ({ KIND($kind) }).
error-tile-two-inside =
    { $file }, { $tile } kártya: egynél több olyan szegmens van rajta ({ KIND($kind) }), amely egyik oldalt sem éri el, de csak egy lehet.
error-tile-contact-out-of-range =
    { $file }, { $tile } kártya: { $segment }. szegmens: a vele határos város száma { $city }, de a szegmensek számozása 0-tól { $last }-ig tart.
error-tile-contact-not-city =
    { $file }, { $tile } kártya: { $segment }. szegmens: városként határos ezzel a szegmenssel: { $city }, de az nem város, hanem { KIND($kind) }.
error-tile-contact-twice =
    { $file }, { $tile } kártya: { $segment }. szegmens: kétszer sorolja fel ezt a várost: { $city }; egyszer elég, bármilyen hosszú a határ.
error-tile-lake-without-river =
    { $file }, { $tile } kártya: { $segment }. szegmens: tó, amelyben nem végződik folyó; az egyik folyónál legyen „lake = { $segment }”.
error-tile-lake-out-of-range =
    { $file }, { $tile } kártya: { $segment }. szegmens: ebben a tóban végződik: { $lake }, de a szegmensek számozása 0-tól { $last }-ig tart.
error-tile-not-a-lake =
    { $file }, { $tile } kártya: { $segment }. szegmens: tóként ebben a szegmensben végződik: { $lake }, de az nem tó, hanem { KIND($kind) }.
error-tile-river-past-lake =
    { $file }, { $tile } kártya: { $segment }. szegmens: ez a folyó ebben a tóban végződik: { $lake }, és két oldalt is elér; legyen belőle két folyó, amely ott végződik.

# Faults of an edition

error-edition-unknown-tile-set =
    { $file }: nincs ilyen kártyakészlet: „{ $name }” a fájl mappája melletti „tile_sets” mappában, sem ezek között: { $known }.
error-edition-unknown-start = { $file }: a kezdőkártya („{ $tile }”) egyik kártyakészletében sincs benne; ezek vannak: { $known }.
error-edition-name-taken =
    { $file }: ilyen nevű kiadás már van a Bastide-ban: „{ $name }”; adj a fájlnak más nevet, hogy senki se keverje össze őket.
error-edition-tile-twice =
    { $file }: csak egy kártyának lehet ez a neve, akár nagybetűvel, akár kisbetűvel: „{ $tile }”, de az egyik itt van: „{ $first }”, a másik itt: „{ $second }”.
error-edition-bonus-start =
    { $file }: a kezdőkártya („{ $tile }”) bónuszkártya, azt pedig csak húzni lehet; válassz másikat.
error-edition-two-kinds =
    { $file }: az egyik kártyán ({ $tile }) { KIND($kind) }, a másikon ({ $other_tile }) { KIND($other) } van; egy kiadásban e kettő közül csak az egyik lehet.
error-edition-missing-section =
    { $file }: hiányzik ez a szakasz: [{ $section }]; amit a kártyái mutatnak, ezeket igényli: { $needed }.
error-edition-needless-section =
    { $file }: a kártyáin semmi sincs, amiért ez a szakasz pontot adna: [{ $section }]; hagyd el. A kártyái ezeket igénylik: { $needed }.
error-edition-needless-huts =
    { $file }: a játékosoknak „huts = { $huts }” jut, de a kártyákon nincs folyó vagy tó, ahová letehetnék; hagyd el ezt a kulcsot.
error-edition-unknown-scoring =
    { $file }: „{ $scoring }” nem értékelési mód; „{ $key }” értéke ezek egyike lehet: { $known }.
error-edition-unknown-look =
    { $file }: a kártyái nem festhetők meg ebben a stílusban: „{ $look }”; a hozzájuk illő stílusok: { $known }.
error-edition-needless-look =
    { $file }: a kártyái nem festhetők meg ebben a stílusban: „{ $look }”, és semmilyen másban sem, mert egyik stílus sem ismeri mindazt, amit mutatnak; hagyd el ezt a kulcsot.
