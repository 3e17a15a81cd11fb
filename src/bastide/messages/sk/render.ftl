# Čo sa píše, keď nie je čo kresliť

features-none = { $people ->
        [tribe] Na stole nestojí ani člen kmeňa, ani chatrč.
       *[followers] Na stole nestojí žiadna figúrka.
    }

# Čo znamenajú znaky pod hracou plochou

key-forest = les
key-gold = zlato
key-mushrooms = huby
key-deer = jeleň
key-mammoth = mamut
key-aurochs = pratur
key-tiger = tiger
key-fire = oheň
key-dolmen = dolmen
key-volcano = sopka
key-rocks = skaly, nie lúka
key-river = rieka
key-spring = prameň
key-lake = jazero s rybami
key-hut = chatrč

# Ako sa volá obrázok: $turn je 0 pred prvým ťahom a tam, kde je známa len pozícia; $scores sú výsledky všetkých,
# každý ako v picture-score

picture-board = Hracia plocha edície „{ $edition }“, na nej { $tiles ->
        [one] 1 karta
        [few] { $tiles } karty
        [many] { $tiles } karty
       *[other] { $tiles } kariet
    }{ $turn ->
        [0] {""}
       *[other] {" "}po ťahu { $turn }
    }: { $scores }.
picture-film = Partia edície „{ $edition }“ po ťah { $turn }, ťah za ťahom. Potom je stav: { $scores }.
picture-tile = Karta { $tile }{ $degrees ->
        [0] {""}
       *[other] , otočená o { $degrees }°
    }.
picture-sheet = { $count ->
        [one] 1 karta
        [few] { $count } karty
        [many] { $count } karty
       *[other] { $count } kariet
    }: { $tiles }.
picture-track = Bodová tabuľka: { $scores }.
picture-score = { $seat } { $points ->
        [one] 1 bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodov
    }
