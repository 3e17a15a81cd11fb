# Reasons that a game cannot be set up

error-setup-players = A game has { $least } to { $most } players, not { $players }.
error-setup-points = “{ $points }” is not a number of points; a score is a whole number, 0 or more.
error-setup-option = The option “{ $option }” must be True or False, not “{ $value }”.
error-setup-seed = “{ $seed }” is not a seed; a seed is a whole number, 0 or more, of at most { $bits } bits.
error-setup-seed-and-order = A game draws by a seed or in a given order, not both; leave out the seed { $seed } or the order.
error-setup-unknown-tile-in-order = The order cannot be drawn. { $problem }
error-setup-layers =
    The layers cannot be { $given }; give a list of names, such as ["fields"], or an empty one. The layers are: { $known }.
error-setup-unknown-layer = “{ $name }” cannot be drawn above the tiles of a board; these layers can: { $known }.
error-setup-tile-size = Tiles cannot be { $size } pixels wide; give a whole number from { $least } to { $most }.
error-setup-rotation = “{ $rotation }” is not a rotation; a tile is turned by 0, 1, 2 or 3 quarter turns, clockwise.
error-setup-no-tiles = A sheet without tiles cannot be drawn; give at least one.
error-setup-columns = A sheet cannot have { $columns } columns; give a whole number, 1 or more.
error-setup-scores = The score track cannot show { $scores }; give the points of { $least } to { $most } players, in a list.
error-setup-first-seat = Seat { $first } cannot begin; the seats are 0 to { $last }.
error-setup-wrong-order =
    The order has tile { $tile } { $given ->
        [one] once
       *[other] { $given } times
    }, but must have it { $wanted ->
        [one] once
       *[other] { $wanted } times
    }: an order lists every tile that is undrawn when the game begins.
error-setup-other-order =
    The game cannot be resumed with this tile order: its tile { $number } is { $tile }, but the record drew { $drawn }.
error-setup-edition-too-small =
    The edition “{ $edition }” has { $tiles ->
        [one] one tile
       *[other] { $tiles } tiles
    }, but a game needs at least { $least }, not counting bonus tiles: the start tile and one to draw.
error-setup-edition-too-large =
    The edition “{ $edition }” has { $needed } { $what ->
        [tiles] tiles
        [cells] cells that its tiles can reach
        [designs] different tiles
        [segments] segments on its tiles
        [segments-on-a-tile] segments on one tile
        [monasteries] monasteries
        [monasteries-on-a-tile] monasteries on one tile
        [contacts] borders between fields and cities on one tile
        [twofold-tiles] tiles with two roads, cities, rivers or forests
        [city-sides] sides with cities
        [points] points for a single thing
        [pennants] pennants
        [fish] fish
        [gold] gold nuggets
        [mushrooms] groups of mushrooms
        [deer] deer
        [tigers] tigers
        [mammoths-and-aurochs] mammoths and aurochs
        [fires] fires
        [dolmens] dolmens
        [huts] huts for each player
        [places] places for followers on one tile
        [hut-places] places for huts on one tile
       *[followers] followers for each player
    }, but there is room for at most { $most }.

# Unknown names

error-setup-unknown-edition = There is no edition “{ $name }”; choose from: { $known }.
error-setup-unknown-language = There is no language “{ $name }”; choose from: { $known }.
error-setup-unknown-look = There is no look “{ $name }”; choose from: { $known }.
error-setup-no-look =
    There is no picture of “{ $name }”: no look has everything that it shows, which is { $kinds }. It can be drawn as text.
error-setup-unsuitable-look = Tile “{ $tile }” cannot be painted in the look “{ $look }”; the looks that suit it are { $known }.
error-setup-undrawable =
    There is no picture of tile “{ $tile }”: one of its segments ({ KIND($kind) }) cannot be drawn in one piece beside the others. It can be drawn as text.

# Illegal moves: $move is the move as given, $place a place in the notation; $has and $wanted are kinds

error-move-not-a-move =
    “{ $move }” is not a Move; take one from legal_moves, or play a move written as text with push_text.
error-move-malformed =
    Tile { $tile } at { $x },{ $y } cannot have rotation { $rotation } and place { $place }: a cell is two whole numbers of at most three digits, a rotation is 0 to 3 quarter turns, and a place is 0 for no piece, 1 to { $segments } for a piece on a segment where it may stand, and 16 more for a hut on a river or a lake.
error-move-game-over = “{ $move }” cannot be played: the game is over.
error-move-nothing-drawn = “{ $move }” cannot be played yet: a tile must be drawn first.
error-move-other-tile =
    “{ $move }” cannot be played: the tile to lay is { $drawn }, not { $tile }.
error-move-bonus-not-due =
    “{ $move }” cannot be played: { $tile } is a bonus tile, but no bonus is due; the tile to lay is { $drawn }.
error-move-occupied = “{ $move }” cannot be played: there is already a tile at { $x },{ $y }; choose an empty cell.
error-move-no-neighbour =
    “{ $move }” cannot be played: { $x },{ $y } shares no side with a tile on the table; choose a cell beside one.
error-move-mismatch =
    “{ $move }” cannot be played: on its side { $side } tile { $tile } would have a { KIND($has) }, but its neighbour there has a { KIND($wanted) }; the two must be the same.
error-move-no-followers =
    “{ $move }” cannot be played: the player has no follower or tribe member left to place; the tile can be laid without a piece.
error-move-no-huts =
    “{ $move }” cannot be played: the player has no hut left to place; the tile can be laid without one.
error-move-no-farmers =
    “{ $move }” cannot be played: in this game no follower may be placed on a field.
error-move-taken =
    “{ $move }” cannot be played: the feature of “{ $place }” is already taken; choose another place, or none.
error-move-hut-taken =
    “{ $move }” cannot be played: the river system of “{ $place }” already has a hut; choose another place, or none.
error-move-fire =
    “{ $move }” cannot be played: a fire burns on tile { $tile }, so no hunter may be placed on “{ $place }”; lay it without one.

# Illegal draws, undos and queries

error-draw-host = Tile { $tile } cannot be drawn by hand: this game draws its own tiles.
error-draw-not-awaited = Tile { $tile } cannot be drawn: it is not time to draw a tile.
error-draw-none-left = Tile { $tile } cannot be drawn: there are none left in the bag.
error-draw-bonus-due =
    Tile { $tile } cannot be drawn: the player has completed a forest with gold and draws a bonus tile now, but this is a land tile.
error-draw-bonus-not-due =
    Tile { $tile } cannot be drawn: it is a bonus tile, but no bonus is due now; draw a land tile.
error-draw-no-order =
    The tile order is not available: this game does not draw its own tiles, or it was read from a text.
error-undo-over = Nothing can be taken back any more: the game is over, and its tile order may be known.
error-undo-nothing = There is no turn to undo: this game has none yet.
error-cell-occupied = There is already a tile at { $x },{ $y }; ask about an empty cell.
error-cell-no-neighbour = There is no tile beside { $x },{ $y }; ask about a cell beside a tile.
error-move-unknown-id = { $id } is not the id of a move that can be played here; choose one of legal_ids().
