# What the things of the game are called

seat-red = Red
seat-blue = Blue
seat-yellow = Yellow
seat-black = Black
seat-pink = Pink

# Kinds of terrain and of features. KIND($kind) is the one of these that has the name $kind; where a sentence needs a
# form of the word that differs from kind to kind, KIND($kind, form: "accusative") is the attribute .accusative of that
# message, whatever it is called and if every kind has it; or it can choose by $kind itself.

kind-road = road
kind-city = city
kind-monastery = monastery
kind-field = field
kind-river = river
kind-forest = forest
kind-meadow = meadow
kind-lake = lake
kind-system = river system

# Items one after the other

list-next = { $before }, { $next }
list-last = { $before } and { $last }

# Where on its tile something is: in a sentence, and by itself

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
