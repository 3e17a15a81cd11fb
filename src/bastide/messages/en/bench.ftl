# bastide bench

help-bench =
    Measure how fast this machine plays, in CPU time of one core.

    Every figure is the median of several rounds, with the least and the greatest of them. With --limit the kernel plays in turns with a C program, and the ratio of the two is told.
help-bench-limit = The folder of the C program to compare with; gcc builds it.
help-bench-rounds = How many rounds to measure.
help-bench-games = How many games the kernel plays in a round; what is slower plays fewer.
help-bench-only = Measure only this; can be given several times. There are: { $groups }.
help-bench-examples =
    Examples:
      bastide bench
      bastide bench --only kernel --only copy --json

# What is measured now, on standard error

bench-doing-prepare = Compiling, or loading what was compiled before …
bench-doing-kernel = Whole games in the kernel, round { $round } of { $rounds } …
bench-doing-state = The size of a state …
bench-doing-copy = Copying a state, round { $round } of { $rounds } …
bench-doing-compile = Compiling everything in a new process …
bench-doing-start = Starting a new process, round { $round } of { $rounds } …
bench-doing-raw = Games from Python by ids, round { $round } of { $rounds } …
bench-doing-friendly = Games from Python by moves and events, round { $round } of { $rounds } …
bench-doing-listing = The same with all legal moves as objects, round { $round } of { $rounds } …

# Heads of columns, and lines: short

bench-column-figure = figure
bench-column-median = median
bench-column-least = least
bench-column-greatest = greatest
bench-players = { $figure }, { $players } players
bench-digits-0 = { NUMBER($value, maximumFractionDigits: 0) }
bench-digits-1 = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
bench-digits-2 = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
bench-key = Times are CPU time of one core; games are of the edition “{ $edition }”, or “{ $hunters }” where that is said, with random moves.

bench-figure-kernel_games_per_second = kernel, games a second
bench-figure-kernel_ns_per_turn = kernel, nanoseconds a turn
bench-figure-limit_games_per_second = C program, games a second
bench-figure-ratio_to_limit = kernel to C program
bench-figure-hunters_games_per_second = kernel in hunters, games a second
bench-figure-hunters_ns_per_turn = kernel in hunters, nanoseconds a turn
bench-figure-hunters_to_classic_turns = turns a second, hunters to classic
bench-figure-state_bytes = state, bytes
bench-figure-copy_ns = copying a state, nanoseconds
bench-figure-import_cpu_seconds = importing, seconds
bench-figure-cold_compile_cpu_seconds = compiling everything, seconds
bench-figure-warm_start_cpu_seconds = new process to its first legal moves, seconds
bench-figure-raw_games_per_second = Python with ids, games a second
bench-figure-friendly_games_per_second = Python with moves and events, games a second
bench-figure-listing_games_per_second = Python with every legal move as an object, games a second

error-bench-too-small = { $option } is { $value }, but must be { $least } or more.
error-bench-unknown = Nothing called “{ $name }” is measured; there are: { $known }.
error-limit-no-source = “{ $folder }” is not the folder of the C program: it lacks { $missing }.
error-limit-no-compiler = To build the C program { $compiler } is needed, but it is not installed here.
error-limit-failed = The C program cannot be built or run: “{ $command }” failed: { $problem }
error-limit-no-figure = The C program told no speed; it wrote “{ $output }”.
