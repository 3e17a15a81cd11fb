# What the things of the game are called

seat-red = Piros
seat-blue = Kék
seat-yellow = Sárga
seat-black = Fekete
seat-pink = Rózsaszín

# Kinds of terrain and of features, as KIND($kind) has them

kind-road = út
kind-city = város
kind-monastery = kolostor
kind-field = mező
kind-river = folyószakasz
kind-forest = erdő
kind-meadow = tisztás
kind-lake = tó
kind-system = folyórendszer

# Items one after the other

list-next = { $before }, { $next }
list-last = { $before } és { $last }
