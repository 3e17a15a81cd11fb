# Hvad tingene i spillet hedder

seat-red = Rød
seat-blue = Blå
seat-yellow = Gul
seat-black = Sort
seat-pink = Pink

# Slags landskab og områder. .indefinite er ordet med sin artikel, .definite ordet i bestemt form

kind-road = vej
    .indefinite = en vej
    .definite = vejen
kind-city = by
    .indefinite = en by
    .definite = byen
kind-monastery = kloster
    .indefinite = et kloster
    .definite = klosteret
kind-field = mark
    .indefinite = en mark
    .definite = marken
kind-river = flod
    .indefinite = en flod
    .definite = floden
kind-forest = skov
    .indefinite = en skov
    .definite = skoven
kind-meadow = eng
    .indefinite = en eng
    .definite = engen
kind-lake = sø
    .indefinite = en sø
    .definite = søen
kind-system = flodsystem
    .indefinite = et flodsystem
    .definite = flodsystemet

# Ting efter hinanden

list-next = { $before }, { $next }
list-last = { $before } og { $last }

# Hvor på sin brik noget er: i en sætning, og for sig selv

direction = { $direction ->
        [n] mod nord
        [ne] mod nordøst
        [e] mod øst
        [se] mod sydøst
        [s] mod syd
        [sw] mod sydvest
        [w] mod vest
        [nw] mod nordvest
       *[middle] i midten
    }
direction-name = { $direction ->
        [n] nord
        [ne] nordøst
        [e] øst
        [se] sydøst
        [s] syd
        [sw] sydvest
        [w] vest
        [nw] nordvest
       *[middle] i midten
    }

# Udgavernes regelhæfter

rulebook-modern = vinterudgavens regler med de klassiske 72 brikker
rulebook-hungarian = Carcassonne, ungarsk
rulebook-slovak = Carcassonne, slovakisk
rulebook-danish = Carcassonne, dansk
rulebook-winter = Carcassonne, vinterudgaven, polsk
rulebook-hunters = Carcassonne: Jægere og samlere, ungarsk
