# Nouns of the game

seat-red = Red
seat-blue = Blue
seat-yellow = Yellow
seat-black = Black
seat-pink = Pink

# Kinds of terrain and of features. KIND($kind) is the message with the name $kind. Where a sentence needs another
# form of the word, KIND($kind, form: "accusative") is the attribute .accusative of that message; every kind must have
# the attribute, and its name is free. A message can also select by $kind itself.

kind-road = road
kind-city = city
kind-monastery = monastery
kind-field = field
kind-river = river
kind-forest = forest
kind-meadow = meadow
kind-lake = lake
kind-system = river system

# Lists

list-next = { $before }, { $next }
list-last = { $before } and { $last }

# A place on a tile: within a sentence, and alone

direction = { $direction ->
        [n] in the north
        [ne] in the north-east
        [e] in the east
        [se] in the south-east
        [s] in the south
        [sw] in the south-west
        [w] in the west
        [nw] in the north-west
       *[middle] in the middle
    }
direction-name = { $direction ->
        [n] north
        [ne] north-east
        [e] east
        [se] south-east
        [s] south
        [sw] south-west
        [w] west
        [nw] north-west
       *[middle] in the middle
    }

# The rulebooks of the editions

rulebook-modern = Winter Edition’s rules with the classic 72 tiles
rulebook-hungarian = Carcassonne, Hungarian
rulebook-slovak = Carcassonne, Slovak
rulebook-danish = Carcassonne, Danish
rulebook-winter = Carcassonne Winter Edition, Polish
rulebook-hunters = Carcassonne: Hunters and Gatherers, Hungarian
