# bastide bench

help-bench =
    Mål, hvor hurtigt denne maskine spiller, i CPU-tid på én processorkerne.

    Hvert tal er medianen af flere runder, med den mindste og den største af dem. Med --limit spiller kernen på skift med et C-program, og forholdet mellem de to vises.
help-bench-limit = Mappen med det C-program, der sammenlignes med; gcc bygger det.
help-bench-rounds = Hvor mange runder der måles.
help-bench-games = Hvor mange spil kernen spiller i en runde; det, der er langsommere, spiller færre.
help-bench-only = Mål kun dette; kan angives flere gange. Der findes: { $groups }.
help-bench-examples =
    Eksempler:
      bastide bench
      bastide bench --only kernel --only copy --json

# Hvad der måles nu, på standardfejl

bench-doing-prepare = Kompilerer eller henter kompileret kode…
bench-doing-kernel = Hele spil i kernen, runde { $round } af { $rounds }…
bench-doing-state = En tilstands størrelse…
bench-doing-copy = Kopierer en tilstand, runde { $round } af { $rounds }…
bench-doing-compile = Kompilerer alt i en ny proces…
bench-doing-start = Starter en ny proces, runde { $round } af { $rounds }…
bench-doing-raw = Spil fra Python med numre, runde { $round } af { $rounds }…
bench-doing-friendly = Spil fra Python med træk og hændelser, runde { $round } af { $rounds }…
bench-doing-listing = Det samme med alle lovlige træk som objekter, runde { $round } af { $rounds }…

# Kolonnernes hoveder, og linjer: korte

bench-column-figure = måling
bench-column-median = median
bench-column-least = mindst
bench-column-greatest = størst
bench-players = { $figure }, { $players } spillere
bench-digits-0 = { NUMBER($value, maximumFractionDigits: 0) }
bench-digits-1 = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
bench-digits-2 = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
bench-key = Tider er CPU-tid på én processorkerne; spillene er i udgaven »{ $edition }«, eller »{ $hunters }«, hvor det står, med tilfældige træk.

bench-figure-kernel_games_per_second = kerne, spil pr. sekund
bench-figure-kernel_ns_per_turn = kerne, nanosekunder pr. tur
bench-figure-limit_games_per_second = C-program, spil pr. sekund
bench-figure-ratio_to_limit = kerne i forhold til C-program
bench-figure-hunters_games_per_second = kerne i hunters, spil pr. sekund
bench-figure-hunters_ns_per_turn = kerne i hunters, nanosekunder pr. tur
bench-figure-hunters_to_classic_turns = ture pr. sekund, hunters i forhold til det klassiske spil
bench-figure-state_bytes = tilstand, byte
bench-figure-copy_ns = kopiering af en tilstand, nanosekunder
bench-figure-import_cpu_seconds = import, sekunder
bench-figure-cold_compile_cpu_seconds = kompilering af alt, sekunder
bench-figure-warm_start_cpu_seconds = ny proces til de første lovlige træk, sekunder
bench-figure-raw_games_per_second = Python med numre, spil pr. sekund
bench-figure-friendly_games_per_second = Python med træk og hændelser, spil pr. sekund
bench-figure-listing_games_per_second = Python med hvert lovligt træk som objekt, spil pr. sekund

error-bench-too-small = { $option } er { $value }, men skal være { $least } eller mere.
error-bench-unknown = Der er ingen måling, der hedder »{ $name }«; der findes: { $known }.
error-limit-no-source = »{ $folder }« er ikke mappen med C-programmet: der mangler { $missing }.
error-limit-no-compiler = For at bygge C-programmet kræves { $compiler }, som ikke er installeret her.
error-limit-failed = C-programmet kan ikke bygges eller køres: »{ $command }« mislykkedes: { $problem }
error-limit-no-figure = C-programmet oplyste ingen hastighed; det skrev »{ $output }«.
