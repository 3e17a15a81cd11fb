# bastide arena: $a and $b are two players that met; $margin and $share are formatted figures

help-command-arena = Gépi játékosok versenye, azzal együtt, mennyire biztos az eredmény.
help-arena =
    Gépi játékosok versenye: mindenki mindenki ellen, a kártyák minden sorrendjével egyszer minden ülésrendben.

    Kettőnél több helynél az első játékos egy példánya a második példányaival játszik; ha annyi játékos van, ahány hely, mind egy asztalhoz ülnek.
help-arena-players = A PLAYER ezek egyike: { $players }; ha kell, kettőspont után paraméterekkel, például „mcts:published,samples=1000”; vagy egy szint: { $levels }.
help-arena-seats = Hányan játsszanak egy játékban.
help-arena-pairs = A kártyák hány sorrendjével játsszanak, mindegyikkel egyszer minden ülésrendben; alapértelmezés szerint { $pairs }, a --until-sure mellett annyi, amennyi kell.
help-arena-until-sure = Egy mérkőzés véget ér, amint egy szekvenciális próba szerint biztos, melyik játékos a jobb, vagy hogy egyik sem.
help-arena-resolution = Hány pont különbség számít játékonként a --until-sure számára.
help-arena-seed = A kártyák első sorrendjének véletlenmagja; alapértelmezés szerint véletlenszerű.
help-arena-seconds = Hány másodperc processzoridő jut egy lépésre; a játékos saját „seconds” paramétere az erősebb.
help-arena-samples = Hány minta jut egy lépésre; a játékos saját „samples” paramétere az erősebb.
help-arena-code = Saját fájl egy játékossal, aki ezután megnevezhető; többször is megadható.
help-arena-cluster = A játék az ezen a címen elérhető Dask-fürtön folyik.
help-arena-results = Minden játék a játéknaplójával ebbe a fájlba kerül, egy-egy JSON-sorban; ha már megvan, ott folytatódik.
help-arena-picture = Lerajzolja az értékszámokat és a különbségeket, és a képet ebbe az SVG-fájlba írja.
help-arena-json = Az összegzést egyetlen JSON-objektumként írja ki.
help-arena-examples =
    Példák:
      bastide arena greedy random --pairs 50 --seed 1
      bastide arena greedy random --seats 4 --edition hunters
      bastide arena greedy random --results games.jsonl && bastide show games.jsonl:2

arena-running = { $a } – { $b }: { $margin } ± { $error }, { $share }
arena-interrupted =
    Megszakítva: { $units } egységből { $played ->
        [0] egy sem
       *[other] { $played }
    } fejeződött be.
arena-goes-on = { $file }: ebben már { $units } egység van; innen folytatódik.
arena-torn = { $file }: egy egység közepén ért véget; az utolsó { $bytes } bájt kimaradt.

arena-title =
    { $games } játék, kiadás: „{ $edition }”, { $seats } hely, a kártyák sorrendjei ettől a véletlenmagtól: { $seed }
arena-twos = Páronként
arena-cross-table = A sorok játékosainak különbsége az oszlopokéihoz képest
arena-ratings = Bradley–Terry-értékszámok
arena-column-a = játékos
arena-column-b = ellenfél
arena-column-pairs = pár
arena-column-margin = különbség
arena-column-error = ±
arena-column-share = nyert
arena-column-first = első
arena-column-interval = 95%
arena-column-results = győzelem–döntetlen–vereség
arena-column-places = első–megosztott–lemaradt
arena-column-ms-a = ms
arena-column-ms-b = ellenfél ms
arena-column-verdict = ítélet
arena-column-player = játékos
arena-column-rating = értékszám
arena-column-from = alsó
arena-column-to = felső
arena-verdict-open = nyitott
arena-verdict-a = jobb
arena-verdict-b = gyengébb
arena-verdict-even = egyenlő
arena-percent = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
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
    Egy pár a kártyák egy sorrendje, kétszer lejátszva, felcserélt helyekkel; a különbség ennek átlaga játékonként pontban, ± a standard hiba. A nyert a játékok aránya, a döntetlen felet ér, 95%-os intervallummal, amely az értékszámokéhoz hasonlóan a kártyasorrendek szerinti bootstrapből való. ms: processzoridő lépésenként.
arena-key-seats =
    Egy pár a kártyák egy sorrendje, { $seats } alkalommal lejátszva, továbbforgatott helyekkel; a különbség ennek átlaga pontban az ellenfelek átlagához képest, ± a standard hiba. A nyert az első helyek aránya, a megosztott felet ér, 95%-os intervallummal, amely az értékszámokéhoz hasonlóan a kártyasorrendek szerinti bootstrapből való. ms: processzoridő lépésenként.
arena-key-table =
    Egy pár a kártyák egy sorrendje, { $seats } alkalommal lejátszva, továbbforgatott helyekkel; a különbség ennek átlaga pontban az összes többi játékos átlagához képest, ± a standard hiba. Az első az első helyek aránya, a megosztott felet ér, 95%-os intervallummal, amely az értékszámokéhoz hasonlóan a kártyasorrendek szerinti bootstrapből való. Páronként a különbség az adott ellenfélhez mért, a nyert pedig azoknak a játékoknak az aránya, amelyekben a játékos megelőzte őt. ms: processzoridő lépésenként.

arena-picture-title = Gépi játékosok értékszámai és különbségei
arena-picture-ratings = Bradley–Terry-értékszámok 95%-os intervallummal
arena-picture-margins = Különbségek játékonként pontban, 95%-os intervallummal

error-arena-one-player =
    { $count ->
        [0] Játékos nélkül
       *[other] Egyetlen játékossal
    } nincs verseny: nevezz meg kettőt vagy többet.
error-arena-player-twice = Ezt a játékost kétszer nevezted meg: „{ $name }”; más paraméterekkel másik lenne.
error-arena-no-more-seeds =
    Ettől a véletlenmagtól kezdve ({ $seed }) nincs elég mag { $pairs } kártyasorrendhez: a legnagyobb { $last }.
error-arena-two-places = --processes és --cluster kizárja egymást: csak az egyiket add meg.
error-arena-unwritable = { $file }: nem írható: { $problem }.
error-arena-file-in-use = { $file }: használatban van, egy másik aréna írja bele az eredményeit.
error-arena-other-tournament = { $file }: ebben egy másik verseny eredményei vannak; adj meg másik fájlt, vagy ugyanazokat a játékosokat, szabályokat, korlátokat és véletlenmagot.
error-arena-other-program = { $file }: ezt más játékosokkal vagy állandókkal írta { $program }, ezért itt nem folytatható; adj meg másik fájlt, vagy használd azt a változatot, amelyik elkezdte.
error-arena-not-results = { $file }: ebben nem az aréna eredményei vannak, ezért nem íródik felül; adj meg másik fájlt.
error-arena-wrong-line = { $file }: nem folytatható, mert az ebben a sorban kezdődő egység nem ehhez a versenyhez tartozik: { $line }.
error-file-no-game-in-line = { $file }: ebben a sorban nincs játék: { $line }; az aréna eredményeiben a játékok a 2. sorban kezdődnek.

error-cluster-unreachable = Ezen a címen nincs fürt: „{ $address }”: { $problem }
error-cluster-lost = A fürt leállt, címe „{ $address }”: { $problem }
