# Ako sa veci v hre volajú

seat-red = Červený
seat-blue = Modrý
seat-yellow = Žltý
seat-black = Čierny
seat-pink = Ružový

# Druhy terénu a oblastí, aj v akuzatíve

kind-road = cesta
    .accusative = cestu
kind-city = mesto
    .accusative = mesto
kind-monastery = kláštor
    .accusative = kláštor
kind-field = lúka
    .accusative = lúku
kind-river = rieka
    .accusative = rieku
kind-forest = les
    .accusative = les
kind-meadow = lúka
    .accusative = lúku
kind-lake = jazero
    .accusative = jazero
kind-system = riečny systém
    .accusative = riečny systém

# Vymenúvanie

list-next = { $before }, { $next }
list-last = { $before } a { $last }
