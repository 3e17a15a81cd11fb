# What the things of the game are called

seat-red = Red
seat-blue = Blue
seat-yellow = Yellow
seat-black = Black
seat-pink = Pink

kind-road = road
kind-city = city
kind-monastery = monastery
kind-field = field
kind-river = river
kind-forest = forest
kind-meadow = meadow
kind-system = river system

# Items one after the other

list-next = { $before }, { $next }
list-last = { $before } and { $last }
