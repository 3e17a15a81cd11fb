# Shown if there is nothing to list

features-none = { $people ->
        [tribe] There are no tribe members or huts on the table.
       *[followers] There are no followers on the table.
    }

# The key below a board

key-forest = forest
key-gold = gold
key-mushrooms = mushrooms
key-deer = deer
key-mammoth = mammoth
key-aurochs = aurochs
key-tiger = tiger
key-fire = fire
key-dolmen = dolmen
key-volcano = volcano
key-rocks = rocks, no meadow
key-river = river
key-spring = spring
key-lake = lake, with its fish
key-hut = hut

# Titles of pictures: $turn is 0 before the first turn, and for a position; $scores are those of
# all seats, each as in picture-score

picture-board = A board of the edition “{ $edition }” with { $tiles ->
        [one] 1 tile
       *[other] { $tiles } tiles
    }{ $turn ->
        [0] {""}
       *[other] {" "}after turn { $turn }
    }: { $scores }.
picture-film = A game of the edition “{ $edition }” up to turn { $turn }, turn by turn. Score then: { $scores }.
picture-tile = Tile { $tile }{ $degrees ->
        [0] {""}
       *[other] , turned by { $degrees }°
    }.
picture-sheet = { $count ->
        [one] 1 tile
       *[other] { $count } tiles
    }: { $tiles }.
picture-track = The score track: { $scores }.
picture-score = { $seat } { $points ->
        [one] 1 point
       *[other] { $points } points
    }
