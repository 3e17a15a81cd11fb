# bastide bench

help-bench =
    Megméri, milyen gyorsan játszik ez a gép, egy mag processzoridejében.

    Minden adat több menet mediánja, a legkisebb és a legnagyobb értékkel együtt. A --limit kapcsolóval a kernel felváltva játszik egy C-programmal, és a kettő aránya is kiderül.
help-bench-limit = Az összehasonlításra szánt C-program mappája; a gcc fordítja le.
help-bench-rounds = Hány menetet mérjen.
help-bench-games = Hány játékot játsszon a kernel egy menetben; ami lassabb, az kevesebbet játszik.
help-bench-only = Csak ezt mérje; többször is megadható. Ezek vannak: { $groups }.
help-bench-examples =
    Példák:
      bastide bench
      bastide bench --only kernel --only copy --json

# The current measurement, on standard error

bench-doing-prepare = Kompilálás, vagy a lefordított kód betöltése…
bench-doing-kernel = Teljes játékok a kernelben, menet: { $round }/{ $rounds }…
bench-doing-state = Egy állapot mérete…
bench-doing-copy = Egy állapot másolása, menet: { $round }/{ $rounds }…
bench-doing-compile = Minden kompilálása új folyamatban…
bench-doing-start = Új folyamat indítása, menet: { $round }/{ $rounds }…
bench-doing-raw = Játékok Pythonból, azonosítókkal, menet: { $round }/{ $rounds }…
bench-doing-friendly = Játékok Pythonból, lépésekkel és eseményekkel, menet: { $round }/{ $rounds }…
bench-doing-listing = Ugyanez, minden szabályos lépés objektumként, menet: { $round }/{ $rounds }…

# Short column headings and lines

bench-column-figure = adat
bench-column-median = medián
bench-column-least = min.
bench-column-greatest = max.
bench-players = { $figure }, { $players } játékos
bench-digits-0 = { NUMBER($value, maximumFractionDigits: 0) }
bench-digits-1 = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
bench-digits-2 = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
bench-key = Az idők egy mag processzoridejét jelentik; a játékok kiadása „{ $edition }”, illetve ahol jelezve van, „{ $hunters }”, véletlenszerű lépésekkel.

bench-figure-kernel_games_per_second = kernel, játék másodpercenként
bench-figure-kernel_ns_per_turn = kernel, nanoszekundum körönként
bench-figure-limit_games_per_second = C-program, játék másodpercenként
bench-figure-ratio_to_limit = kernel a C-programhoz képest
bench-figure-hunters_games_per_second = kernel, hunters, játék másodpercenként
bench-figure-hunters_ns_per_turn = kernel, hunters, nanoszekundum körönként
bench-figure-hunters_to_classic_turns = kör másodpercenként, hunters a klasszikushoz képest
bench-figure-state_bytes = állapot, bájt
bench-figure-copy_ns = egy állapot másolása, nanoszekundum
bench-figure-import_cpu_seconds = importálás, másodperc
bench-figure-cold_compile_cpu_seconds = minden kompilálása, másodperc
bench-figure-warm_start_cpu_seconds = új folyamat az első szabályos lépésekig, másodperc
bench-figure-raw_games_per_second = Python azonosítókkal, játék másodpercenként
bench-figure-friendly_games_per_second = Python lépésekkel és eseményekkel, játék másodpercenként
bench-figure-listing_games_per_second = Python, minden szabályos lépés objektumként, játék másodpercenként

error-bench-too-small = { $option } értéke { $value }, de a legkisebb megengedett érték { $least }.
error-bench-unknown = Ilyen nevű mérés nincs: „{ $name }”; ezek vannak: { $known }.
error-limit-no-source = „{ $folder }” nem a C-program mappája: hiányzik belőle: { $missing }.
error-limit-no-compiler = A C-program lefordításához { $compiler } kell, de itt nincs telepítve.
error-limit-failed = A C-program nem fordítható le vagy nem futtatható: „{ $command }” nem sikerült: { $problem }
error-limit-no-figure = A C-program nem közölt sebességet; ezt írta: „{ $output }”.
