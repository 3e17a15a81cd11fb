# bastide bench

help-bench =
    Measure how fast this machine plays, in CPU time of one core.

    Every figure is the median of several rounds, with the least and the greatest of them. With --limit the kernel alternates with a C program, and the ratio of the two is shown.
help-bench-limit = The folder of the C program to compare with; gcc builds it.
help-bench-rounds = How many rounds to measure.
help-bench-games = How many games the kernel plays in a round; slower measurements play fewer.
help-bench-only = Measure only this; can be given several times. Choose from: { $groups }.
help-bench-examples =
    Examples:
      bastide bench
      bastide bench --only kernel --only copy --json

# The current measurement, on standard error

bench-doing-prepare = Compiling, or loading compiled code…
bench-doing-kernel = Whole games in the kernel, round { $round } of { $rounds }…
bench-doing-state = The size of a state…
bench-doing-copy = Copying a state, round { $round } of { $rounds }…
bench-doing-compile = Compiling everything in a new process…
bench-doing-start = Starting a new process, round { $round } of { $rounds }…
bench-doing-raw = Games from Python by ids, round { $round } of { $rounds }…
bench-doing-friendly = Games from Python by moves and events, round { $round } of { $rounds }…
bench-doing-listing = The same with all legal moves as objects, round { $round } of { $rounds }…

# Short column headings and lines

bench-column-figure = figure
bench-column-median = median
bench-column-least = least
bench-column-greatest = greatest
bench-players = { $figure }, { $players } players
bench-digits-0 = { NUMBER($value, maximumFractionDigits: 0) }
bench-digits-1 = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
bench-digits-2 = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
bench-key = Times are CPU time of one core; games are of the edition “{ $edition }”, or “{ $hunters }” where noted, with random moves.

bench-figure-kernel_games_per_second = kernel, games per second
bench-figure-kernel_ns_per_turn = kernel, nanoseconds per turn
bench-figure-limit_games_per_second = C program, games per second
bench-figure-ratio_to_limit = kernel to C program
bench-figure-hunters_games_per_second = kernel in hunters, games per second
bench-figure-hunters_ns_per_turn = kernel in hunters, nanoseconds per turn
bench-figure-hunters_to_classic_turns = turns per second, hunters to classic
bench-figure-state_bytes = state, bytes
bench-figure-copy_ns = copying a state, nanoseconds
bench-figure-import_cpu_seconds = importing, seconds
bench-figure-cold_compile_cpu_seconds = compiling everything, seconds
bench-figure-warm_start_cpu_seconds = new process to its first legal moves, seconds
bench-figure-raw_games_per_second = Python with ids, games per second
bench-figure-friendly_games_per_second = Python with moves and events, games per second
bench-figure-listing_games_per_second = Python with every legal move as an object, games per second

error-bench-too-small = { $option } is { $value }, but must be { $least } or more.
error-bench-unknown = There is no measurement called “{ $name }”; choose from: { $known }.
error-limit-no-source = “{ $folder }” is not the folder of the C program: it lacks { $missing }.
error-limit-no-compiler = Building the C program needs { $compiler }, which is not installed here.
error-limit-failed = The C program cannot be built or run: “{ $command }” failed: { $problem }
error-limit-no-figure = The C program reported no speed; it wrote “{ $output }”.
