# What is wrong with a data file: $file is its path, $key the path of a key in it such as tiles.D.count

error-data-unreadable = { $file }: the file cannot be read: { $problem }.
error-data-not-toml = { $file }: this is not valid TOML: { $problem }.
error-data-unknown-key = { $file }: nothing is known about the key “{ $key }”; these keys may stand there: { $known }.
error-data-missing-key = { $file }: the key “{ $key }” is missing.
error-data-wrong-type =
    { $file }: “{ $key }” is { $value }, but must be { $expected ->
        [text] a text in quotes
        [number] a whole number
        [list] a list
       *[table] a table
    }.
error-data-negative = { $file }: “{ $key }” is { $value }, but must be 0 or more.
error-data-below-one = { $file }: “{ $key }” is { $value }, but must be 1 or more.

# What is wrong with a tile: $tile is its name, $segment the number of one of its segments

error-tile-bad-name =
    { $file }: a tile cannot be called “{ $tile }”; its name must be letters A–Z and digits, in parts joined by single hyphens.
error-tile-count-below-one = { $file }, tile { $tile }: its count is { $count }, but there must be at least 1 of it.
error-tile-not-four-sides =
    { $file }, tile { $tile }: its sides are “{ $sides }”, but must be four words: what is north, east, south and west.
error-tile-unknown-kind = { $file }, tile { $tile }: “{ $kind }” is no kind of terrain that can stand there; these are: { $known }.
error-tile-unknown-side = { $file }, tile { $tile }: “{ $name }” is not a side; the sides are { $known }.
error-tile-unknown-half = { $file }, tile { $tile }: “{ $name }” is not a half side; the half sides are { $known }.
error-tile-negative-pennants =
    { $file }, tile { $tile }: a city has { $pennants } pennants, but their number must be 0 or more.
error-tile-segment-without-sides =
    { $file }, tile { $tile }: segment { $segment }, a { $kind }, reaches no side; name at least one that it reaches.
error-tile-branching-path =
    { $file }, tile { $tile }: segment { $segment }, a { $kind }, reaches more than two sides; make each branch a segment.
error-tile-wrong-side =
    { $file }, tile { $tile }: segment { $segment }, a { $kind }, claims { $place }, but side { $side } is a { $shown } side.
error-tile-uncovered-side =
    { $file }, tile { $tile }: side { $side } is a { $kind } side, but no { $kind } segment claims it; one must.
error-tile-side-twice = { $file }, tile { $tile }: side { $side } is claimed twice, but must belong to one segment only.
error-tile-uncovered-half = { $file }, tile { $tile }: no field claims the half side { $half }; one must.
error-tile-half-twice = { $file }, tile { $tile }: the half side { $half } is claimed twice, but must belong to one field only.
error-tile-split-side =
    { $file }, tile { $tile }: the two halves of side { $side } belong to different segments, but nothing parts a side that is all { $kind }.
error-tile-two-sites = { $file }, tile { $tile }: it has more than one { $kind }, but a tile may have one only.
error-tile-contact-out-of-range =
    { $file }, tile { $tile }: segment { $segment } borders the city { $city }, but segments are numbered from 0 to { $last }.
error-tile-contact-not-city =
    { $file }, tile { $tile }: segment { $segment } borders segment { $city } as a city, but that is a { $kind }.
error-tile-contact-twice =
    { $file }, tile { $tile }: segment { $segment } lists the city { $city } twice; once is enough, however long the border is.

# What is wrong with an edition

error-edition-unknown-tile-set =
    { $file }: there is no tile set “{ $name }” in a folder “tile_sets” beside this file's folder, nor among these: { $known }.
error-edition-unknown-start = { $file }: the start tile “{ $tile }” is in none of its tile sets; they have { $known }.
error-edition-name-taken =
    { $file }: an edition called “{ $name }” comes with Bastide; give the file another name, so that nobody mixes them up.
error-edition-tile-twice =
    { $file }: a tile may be called “{ $tile }”, in capitals or not, only once, but one is in “{ $first }” and one in “{ $second }”.
error-edition-unknown-farm-scoring =
    { $file }: “{ $scoring }” is not a way of scoring farms; field.scoring must be one of these: { $known }.

# Asked for by a name that nothing has

error-setup-unknown-edition = There is no edition “{ $name }”; these are known: { $known }.
error-notation-unknown-tile =
    “{ $name }” is not a tile; give its name, such as D or Winter-K, or the letters of its four sides clockwise, such as crfr.
error-notation-ambiguous-tile = “{ $name }” could be any of the tiles { $meant }; give one of these names.
