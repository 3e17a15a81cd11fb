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
