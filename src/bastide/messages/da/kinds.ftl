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
