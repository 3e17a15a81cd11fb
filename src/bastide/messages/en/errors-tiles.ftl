# Faults of a data file: $file is its path, $key the path of a key in it, such as tiles.D.count

error-data-unreadable = { $file }: the file cannot be read: { $problem }.
error-data-not-toml = { $file }: this is not valid TOML: { $problem }.
error-data-unknown-key = { $file }: there is no key “{ $key }”; the keys allowed here are: { $known }.
error-data-missing-key = { $file }: the key “{ $key }” is missing.
error-data-wrong-type =
    { $file }: “{ $key }” is { $value }, but must be { $expected ->
        [text] a text in quotes
        [number] a whole number
        [truth] true or false
        [list] a list
       *[table] a table
    }.
error-data-negative = { $file }: “{ $key }” is { $value }, but must be 0 or more.
error-data-below-one = { $file }: “{ $key }” is { $value }, but must be 1 or more.

# Faults of a tile: $tile is its name, $segment the number of one of its segments

error-tile-bad-name =
    { $file }: a tile cannot be called “{ $tile }”; its name must be letters A–Z and digits, in parts joined by single hyphens.
error-tile-count-below-one = { $file }, tile { $tile }: its count is { $count }, but there must be at least 1 of it.
error-tile-not-four-sides =
    { $file }, tile { $tile }: its sides are “{ $sides }”, but must be four words, for north, east, south and west.
error-tile-unknown-kind = { $file }, tile { $tile }: “{ $name }” is not a kind of terrain that is allowed here; these are: { $known }.
error-tile-unknown-side = { $file }, tile { $tile }: “{ $name }” is not a side; the sides are { $known }.
error-tile-unknown-half = { $file }, tile { $tile }: “{ $name }” is not a half side; the half sides are { $known }.
error-tile-unknown-animal = { $file }, tile { $tile }: “{ $name }” is not an animal; the animals are { $known }.
error-tile-unknown-landmark =
    { $file }, tile { $tile }: “{ $name }” is not a landmark that is allowed here; it may be { $known }.
error-tile-segment-without-sides =
    { $file }, tile { $tile }: segment { $segment }, a { KIND($kind) }, reaches no side; name at least one that it reaches.
error-tile-branching-path =
    { $file }, tile { $tile }: segment { $segment }, a { KIND($kind) }, reaches more than two sides; make each branch a segment.
error-tile-wrong-side =
    { $file }, tile { $tile }: segment { $segment }, a { KIND($kind) }, claims { $place }, but side { $side } is a { KIND($shown) } side.
error-tile-uncovered-side =
    { $file }, tile { $tile }: side { $side } is a { KIND($kind) } side, but no { KIND($kind) } segment claims it; one must.
error-tile-side-twice = { $file }, tile { $tile }: side { $side } is claimed twice, but must belong to one segment only.
error-tile-uncovered-half = { $file }, tile { $tile }: nothing claims the half side { $half }; a field or a meadow must.
error-tile-half-twice = { $file }, tile { $tile }: the half side { $half } is claimed twice, but must belong to one segment only.
error-tile-split-side =
    { $file }, tile { $tile }: the two halves of side { $side } belong to different segments, but nothing divides a side that is all { KIND($kind) }.
error-tile-two-inside =
    { $file }, tile { $tile }: it has more than one { KIND($kind) } that reaches no side, but a tile may have only one.
error-tile-contact-out-of-range =
    { $file }, tile { $tile }: segment { $segment } borders the city { $city }, but segments are numbered from 0 to { $last }.
error-tile-contact-not-city =
    { $file }, tile { $tile }: segment { $segment } borders segment { $city } as a city, but that is a { KIND($kind) }.
error-tile-contact-twice =
    { $file }, tile { $tile }: segment { $segment } lists the city { $city } twice; list it once, however long the border is.
error-tile-lake-without-river =
    { $file }, tile { $tile }: segment { $segment } is a lake in which no river ends; give a river “lake = { $segment }”.
error-tile-lake-out-of-range =
    { $file }, tile { $tile }: segment { $segment } ends in the lake { $lake }, but segments are numbered from 0 to { $last }.
error-tile-not-a-lake =
    { $file }, tile { $tile }: segment { $segment } ends in segment { $lake } as a lake, but that is a { KIND($kind) }.
error-tile-river-past-lake =
    { $file }, tile { $tile }: segment { $segment }, a river, ends in the lake { $lake } and reaches two sides; make it two rivers that end there.

# Faults of an edition

error-edition-unknown-tile-set =
    { $file }: there is no tile set “{ $name }” in a folder “tile_sets” beside this file’s folder, nor among these: { $known }.
error-edition-unknown-start = { $file }: the start tile “{ $tile }” is not in any of its tile sets; they have { $known }.
error-edition-name-taken =
    { $file }: an edition called “{ $name }” comes with Bastide; rename the file, so that the two are not confused.
error-edition-tile-twice =
    { $file }: only one tile may be called “{ $tile }”, regardless of capitals, but there is one in “{ $first }” and one in “{ $second }”.
error-edition-bonus-start =
    { $file }: the start tile “{ $tile }” is a bonus tile, and those are only drawn; choose another one.
error-edition-two-kinds =
    { $file }: tile { $tile } has a { KIND($kind) } and tile { $other_tile } a { KIND($other) }; an edition can have only one of these kinds.
error-edition-missing-section =
    { $file }: the section [{ $section }] is missing; its tiles need these: { $needed }.
error-edition-needless-section =
    { $file }: nothing on its tiles is scored by the section [{ $section }]; leave it out. Its tiles need these: { $needed }.
error-edition-needless-huts =
    { $file }: players get “huts = { $huts }”, but its tiles have no river or lake to put them on; leave the key out.
error-edition-unknown-scoring =
    { $file }: “{ $scoring }” is not a way of scoring; “{ $key }” must be one of these: { $known }.
error-edition-unknown-look =
    { $file }: its tiles cannot be painted in the look “{ $look }”; the looks that suit them are { $known }.
error-edition-needless-look =
    { $file }: its tiles cannot be painted in the look “{ $look }” or any other, because no look has everything that they show; leave the key out.
