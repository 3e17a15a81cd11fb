# Nouns of the game

seat-red = Piros
seat-blue = Kék
seat-yellow = Sárga
seat-black = Fekete
seat-pink = Rózsaszín

# Kinds of terrain and of features, as KIND($kind) has them; .land is what a tile shows at a side

kind-road = út
    .land = út
    .owned = útja
    .yours = az utad
    .to = úthoz
    .to-owned = útjához
    .to-yours = az utadhoz
kind-city = város
    .land = város
    .owned = városa
    .yours = a városod
    .to = városhoz
    .to-owned = városához
    .to-yours = a városodhoz
kind-monastery = kolostor
    .land = kolostor
    .owned = kolostora
    .yours = a kolostorod
    .to = kolostorhoz
    .to-owned = kolostorához
    .to-yours = a kolostorodhoz
kind-field = mező
    .land = rét
    .owned = mezője
    .yours = a meződ
    .to = mezőhöz
    .to-owned = mezőjéhez
    .to-yours = a meződhöz
kind-river = folyószakasz
    .land = folyó
    .owned = folyószakasza
    .yours = a folyószakaszod
    .to = folyószakaszhoz
    .to-owned = folyószakaszához
    .to-yours = a folyószakaszodhoz
kind-forest = erdő
    .land = erdő
    .owned = erdeje
    .yours = az erdőd
    .to = erdőhöz
    .to-owned = erdejéhez
    .to-yours = az erdődhöz
kind-meadow = tisztás
    .land = tisztás
    .owned = tisztása
    .yours = a tisztásod
    .to = tisztáshoz
    .to-owned = tisztásához
    .to-yours = a tisztásodhoz
kind-lake = tó
    .land = tó
    .owned = tava
    .yours = a tavad
    .to = tóhoz
    .to-owned = tavához
    .to-yours = a tavadhoz
kind-system = folyórendszer
    .land = folyórendszer
    .owned = folyórendszere
    .yours = a folyórendszered
    .to = folyórendszerhez
    .to-owned = folyórendszeréhez
    .to-yours = a folyórendszeredhez

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

# A kiadások szabálykönyvei

rulebook-modern = a téli kiadás szabályai a klasszikus 72 kártyával
rulebook-hungarian = Carcassonne, magyar
rulebook-slovak = Carcassonne, szlovák
rulebook-danish = Carcassonne, dán
rulebook-winter = Carcassonne, téli kiadás, lengyel
rulebook-hunters = Carcassonne: Vadászok és gyűjtögetők, magyar
