# bastide bench

help-bench =
    Mierzy, jak szybko gra ten komputer, w czasie procesora jednego rdzenia.

    Każdy wynik to mediana z kilku rund, z najmniejszą i największą wartością. Z --limit jądro gra na zmianę z programem w C i podawany jest stosunek obu prędkości.
help-bench-limit = Folder programu w C do porównania; zbuduje go gcc.
help-bench-rounds = Ile rund zmierzyć.
help-bench-games = Ile partii w rundzie rozgrywa jądro; to, co wolniejsze, rozgrywa mniej.
help-bench-only = Mierz tylko to; można podać kilka razy. Do wyboru: { $groups }.
help-bench-examples =
    Przykłady:
      bastide bench
      bastide bench --only kernel --only copy --json

# Co jest teraz mierzone, na standardowym wyjściu błędów

bench-doing-prepare = Kompilowanie albo wczytywanie tego, co już skompilowane…
bench-doing-kernel = Całe partie w jądrze, runda { $round } z { $rounds }…
bench-doing-state = Rozmiar stanu…
bench-doing-copy = Kopiowanie stanu, runda { $round } z { $rounds }…
bench-doing-compile = Kompilowanie wszystkiego w nowym procesie…
bench-doing-start = Uruchamianie nowego procesu, runda { $round } z { $rounds }…
bench-doing-raw = Partie z Pythona przez identyfikatory, runda { $round } z { $rounds }…
bench-doing-friendly = Partie z Pythona przez ruchy i zdarzenia, runda { $round } z { $rounds }…
bench-doing-listing = To samo ze wszystkimi dozwolonymi ruchami jako obiektami, runda { $round } z { $rounds }…

# Nagłówki kolumn i wiersze: krótko

bench-column-figure = wielkość
bench-column-median = mediana
bench-column-least = najmniej
bench-column-greatest = najwięcej
bench-players = { $figure }, graczy: { $players }
bench-digits-0 = { NUMBER($value, maximumFractionDigits: 0) }
bench-digits-1 = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
bench-digits-2 = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
bench-key = Czasy to czas procesora jednego rdzenia; partie są edycji „{ $edition }” albo „{ $hunters }”, gdzie to zaznaczono, z losowymi ruchami.

bench-figure-kernel_games_per_second = jądro, partie na sekundę
bench-figure-kernel_ns_per_turn = jądro, nanosekundy na turę
bench-figure-limit_games_per_second = program w C, partie na sekundę
bench-figure-ratio_to_limit = jądro do programu w C
bench-figure-hunters_games_per_second = jądro w hunters, partie na sekundę
bench-figure-hunters_ns_per_turn = jądro w hunters, nanosekundy na turę
bench-figure-hunters_to_classic_turns = tury na sekundę, hunters do classic
bench-figure-state_bytes = stan, bajty
bench-figure-copy_ns = kopiowanie stanu, nanosekundy
bench-figure-import_cpu_seconds = import, sekundy
bench-figure-cold_compile_cpu_seconds = kompilowanie wszystkiego, sekundy
bench-figure-warm_start_cpu_seconds = nowy proces do pierwszych dozwolonych ruchów, sekundy
bench-figure-raw_games_per_second = Python z identyfikatorami, partie na sekundę
bench-figure-friendly_games_per_second = Python z ruchami i zdarzeniami, partie na sekundę
bench-figure-listing_games_per_second = Python z każdym dozwolonym ruchem jako obiektem, partie na sekundę

error-bench-too-small = { $option } wynosi { $value }, a musi wynosić co najmniej { $least }.
error-bench-unknown = Nie ma pomiaru o nazwie „{ $name }”; do wyboru: { $known }.
error-limit-no-source = „{ $folder }” nie jest folderem programu w C: brakuje w nim { $missing }.
error-limit-no-compiler = Do zbudowania programu w C potrzebny jest { $compiler }, ale nie jest tu zainstalowany.
error-limit-failed = Programu w C nie da się zbudować lub uruchomić: „{ $command }” zawiodło: { $problem }
error-limit-no-figure = Program w C nie podał prędkości; napisał „{ $output }”.
