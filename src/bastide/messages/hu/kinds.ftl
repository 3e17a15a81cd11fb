# Nouns of the game

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

# Lists

list-next = { $before }, { $next }
list-last = { $before } és { $last }

# A place on a tile: within a sentence, and alone

direction = { $direction ->
        [n] északon
        [ne] északkeleten
        [e] keleten
        [se] délkeleten
        [s] délen
        [sw] délnyugaton
        [w] nyugaton
        [nw] északnyugaton
       *[middle] középen
    }
direction-name = { $direction ->
        [n] észak
        [ne] északkelet
        [e] kelet
        [se] délkelet
        [s] dél
        [sw] délnyugat
        [w] nyugat
        [nw] északnyugat
       *[middle] középen
    }
