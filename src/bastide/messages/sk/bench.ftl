# bastide bench

help-bench =
    Zmerať, ako rýchlo hrá tento počítač, v čase procesora na jednom jadre.

    Každý údaj je medián z niekoľkých kôl, s najmenšou a najväčšou hodnotou. S voľbou --limit sa herné jadro strieda s programom v jazyku C a vypíše sa pomer ich rýchlostí.
help-bench-limit = Priečinok programu v jazyku C na porovnanie; zostaví ho gcc.
help-bench-rounds = Koľko kôl merať.
help-bench-games = Koľko partií v jednom kole odohrá herné jadro; čo je pomalšie, odohrá ich menej.
help-bench-only = Merať iba toto; možno zadať viackrát. Na výber je: { $groups }.
help-bench-examples =
    Príklady:
      bastide bench
      bastide bench --only kernel --only copy --json

# Čo sa práve meria, na štandardnom chybovom výstupe

bench-doing-prepare = Kompiluje sa, alebo sa načítava skompilovaný kód…
bench-doing-kernel = Celé partie v hernom jadre, kolo { $round }/{ $rounds }…
bench-doing-state = Veľkosť stavu…
bench-doing-copy = Kopírovanie stavu, kolo { $round }/{ $rounds }…
bench-doing-compile = Všetko sa kompiluje v novom procese…
bench-doing-start = Spustenie nového procesu, kolo { $round }/{ $rounds }…
bench-doing-raw = Partie z Pythonu cez identifikátory, kolo { $round }/{ $rounds }…
bench-doing-friendly = Partie z Pythonu cez ťahy a udalosti, kolo { $round }/{ $rounds }…
bench-doing-listing = To isté so všetkými možnými ťahmi ako objektmi, kolo { $round }/{ $rounds }…

# Hlavičky stĺpcov a riadky: stručne

bench-column-figure = údaj
bench-column-median = medián
bench-column-least = najmenej
bench-column-greatest = najviac
bench-players = { $figure }, počet hráčov: { $players }
bench-digits-0 = { NUMBER($value, maximumFractionDigits: 0) }
bench-digits-1 = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
bench-digits-2 = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
bench-key = Časy sú časy procesora na jednom jadre; partie sú z edície „{ $edition }“, alebo „{ $hunters }“, kde je to uvedené, s náhodnými ťahmi.

bench-figure-kernel_games_per_second = jadro, partie za sekundu
bench-figure-kernel_ns_per_turn = jadro, nanosekundy na ťah
bench-figure-limit_games_per_second = program v C, partie za sekundu
bench-figure-ratio_to_limit = jadro voči programu v C
bench-figure-hunters_games_per_second = jadro v hunters, partie za sekundu
bench-figure-hunters_ns_per_turn = jadro v hunters, nanosekundy na ťah
bench-figure-hunters_to_classic_turns = ťahy za sekundu, hunters voči classic
bench-figure-state_bytes = stav, bajty
bench-figure-copy_ns = kopírovanie stavu, nanosekundy
bench-figure-import_cpu_seconds = import, sekundy
bench-figure-cold_compile_cpu_seconds = kompilácia všetkého, sekundy
bench-figure-warm_start_cpu_seconds = nový proces po prvé možné ťahy, sekundy
bench-figure-raw_games_per_second = Python s identifikátormi, partie za sekundu
bench-figure-friendly_games_per_second = Python s ťahmi a udalosťami, partie za sekundu
bench-figure-listing_games_per_second = Python s každým možným ťahom ako objektom, partie za sekundu

error-bench-too-small = { $option } je { $value }, ale musí byť aspoň { $least }.
error-bench-unknown = Meranie „{ $name }“ neexistuje; na výber je: { $known }.
error-limit-no-source = „{ $folder }“ nie je priečinok programu v jazyku C: chýba v ňom { $missing }.
error-limit-no-compiler = Na zostavenie programu v jazyku C treba { $compiler }, ale ten tu nie je nainštalovaný.
error-limit-failed = Program v jazyku C sa nedá zostaviť alebo spustiť: „{ $command }“ zlyhalo: { $problem }
error-limit-no-figure = Program v jazyku C neoznámil rýchlosť; napísal „{ $output }“.
