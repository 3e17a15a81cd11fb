# Hvad der tegnes, hvor der ikke er noget at tegne

features-none = { $people ->
        [tribe] Der er hverken stammemedlemmer eller hytter på bordet.
       *[followers] Der er ingen følgesvende på bordet.
    }

# Hvad tegnene under bordet betyder

key-forest = skov
key-gold = guld
key-mushrooms = svampe
key-deer = hjort
key-mammoth = mammut
key-aurochs = urokse
key-tiger = sabeltiger
key-fire = ild
key-dolmen = dysse
key-volcano = vulkan
key-rocks = klipper, ingen eng
key-river = flod
key-spring = kilde
key-lake = sø med sine fisk
key-hut = hytte

# Hvad et billede hedder: $turn er 0 før den første tur, og hvor kun en stilling kendes; $scores er alles point, hver
# som i picture-score

picture-board = En spilleplade fra udgaven »{ $edition }« med { $tiles ->
        [one] 1 brik
       *[other] { $tiles } brikker
    }{ $turn ->
        [0] {""}
       *[other] {" "}efter tur { $turn }
    }: { $scores }.
picture-film = Et spil fra udgaven »{ $edition }« til og med tur { $turn }, tur for tur. Point på det tidspunkt: { $scores }.
picture-tile = Brik { $tile }{ $degrees ->
        [0] {""}
       *[other] , drejet { $degrees }°
    }.
picture-sheet = { $count ->
        [one] 1 brik
       *[other] { $count } brikker
    }: { $tiles }.
picture-track = Pointbanen: { $scores }.
picture-score = { $seat } { $points } point
