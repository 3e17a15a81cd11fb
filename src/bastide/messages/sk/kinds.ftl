# Ako sa veci v hre volajú

seat-red = Červený
seat-blue = Modrý
seat-yellow = Žltý
seat-black = Čierny
seat-pink = Ružový

# Druhy terénu a oblastí, aj v akuzatíve. Lúky sú dve, v Carcassonne a v Lovcoch a zberačoch; kde ide o slová dátových
# súborov, rozlíši ich .typed

kind-road = cesta
    .accusative = cestu
    .typed = cesta „road“
kind-city = mesto
    .accusative = mesto
    .typed = mesto „city“
kind-monastery = kláštor
    .accusative = kláštor
    .typed = kláštor „monastery“
kind-field = lúka
    .accusative = lúku
    .typed = lúka „field“
kind-river = rieka
    .accusative = rieku
    .typed = rieka „river“
kind-forest = les
    .accusative = les
    .typed = les „forest“
kind-meadow = lúka
    .accusative = lúku
    .typed = lúka „meadow“
kind-lake = jazero
    .accusative = jazero
    .typed = jazero „lake“
kind-system = riečny systém
    .accusative = riečny systém
    .typed = riečny systém „system“

# Vymenúvanie

list-next = { $before }, { $next }
list-last = { $before } a { $last }

# Kde na karte niečo je: vo vete a samostatne

direction = { $direction ->
        [n] na severe
        [ne] na severovýchode
        [e] na východe
        [se] na juhovýchode
        [s] na juhu
        [sw] na juhozápade
        [w] na západe
        [nw] na severozápade
       *[middle] v strede
    }
direction-name = { $direction ->
        [n] sever
        [ne] severovýchod
        [e] východ
        [se] juhovýchod
        [s] juh
        [sw] juhozápad
        [w] západ
        [nw] severozápad
       *[middle] v strede
    }

# Pravidlá edícií

rulebook-modern = pravidlá zimnej edície s klasickými 72 kartami
rulebook-hungarian = Carcassonne, maďarské pravidlá
rulebook-slovak = Carcassonne, slovenské pravidlá
rulebook-danish = Carcassonne, dánske pravidlá
rulebook-winter = Carcassonne, zimná edícia, poľské pravidlá
rulebook-hunters = Carcassonne: Lovci a zberači, maďarské pravidlá
