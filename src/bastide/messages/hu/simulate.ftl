# bastide simulate

help-simulate =
    Gépi játékosok sok játékot játszanak le, és kiderül, hány pontot szereztek.

    Minden játéknak saját véletlenmagja van, az elsőtől egyesével számolva: ugyanaz a parancs ugyanazokat a játékokat játssza le, akárhány folyamatban.
help-simulate-players = Kik ülnek az asztalnál, sorban, vesszővel elválasztva: { $players }.
help-simulate-games = Hány játékot játsszanak.
help-simulate-seed = Az első játék véletlenmagja; alapértelmezés szerint véletlenszerű.
help-simulate-processes = Hány folyamat játsszon egyszerre; alapértelmezés szerint annyi, ahány mag van a gépben.
help-simulate-records = Minden játék játéknaplója ebbe a mappába kerül.
help-simulate-format = Az átlagok táblázata, vagy minden játék egy JSON- vagy CSV-sorban.
help-simulate-json = Az átlagokat egyetlen JSON-objektumként írja ki.
help-simulate-examples =
    Példák:
      bastide simulate --players greedy,random --games 100
      bastide simulate --edition danish --seed 1 --format csv --output games.csv

simulate-playing = Játék
simulate-interrupted =
    Megszakítva: { $games } játékból { $played ->
        [0] egy sem
       *[other] { $played }
    } fejeződött be.

simulate-title =
    { $games } játék, kiadás: „{ $edition }”, első véletlenmag: { $seed }, átlagosan { simulate-turns } kör
simulate-turns = { NUMBER($turns, minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-column-seat = szín
simulate-column-player = játékos
simulate-column-mean = átlag
simulate-column-error = ±
simulate-column-deviation = szórás
simulate-column-least = min.
simulate-column-most = max.
simulate-column-wins = győzelem
simulate-column-shared-wins = holtverseny
simulate-decimal = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-undefined = –
simulate-whole = { NUMBER($value) }
simulate-key =
    ± az átlag standard hibája, a szórás az egyes játékokra vonatkozik; győzelem: egyedüli első hely, holtverseny: közös első hely.

error-simulate-too-small = { $option } értéke { $value }, de a legkisebb megengedett érték { $least }.
error-simulate-no-more-seeds =
    Ettől a véletlenmagtól kezdve ({ $seed }) nincs elég mag { $games } játékhoz: a legnagyobb { $last }.
error-file-another-game = { $file }: ebben másik játék van, ezért nem íródik felül; adj meg másik mappát, vagy tedd máshová.
error-simulate-two-formats = --json és --format { $format } kizárja egymást: csak az egyiket add meg.
