# Co się pisze, gdy nie ma czego rysować

features-none = { $people ->
        [tribe] Na stole nie stoi ani członek plemienia, ani chata.
       *[followers] Na stole nie stoi żaden podwładny.
    }

# Co znaczą znaki pod planszą

key-forest = las
key-gold = złoto
key-mushrooms = grzyby
key-deer = jeleń
key-mammoth = mamut
key-aurochs = tur
key-tiger = tygrys
key-fire = ogień
key-dolmen = dolmen
key-volcano = wulkan
key-rocks = skały, bez łąki
key-river = rzeka
key-spring = źródło
key-lake = jezioro z rybami
key-hut = chata

# Jak nazywa się obrazek: $turn jest 0 przed pierwszą turą i tam, gdzie znana jest tylko pozycja; $scores to wyniki
# wszystkich graczy, każdy jak w picture-score

picture-board = Plansza edycji „{ $edition }” z { $tiles ->
        [one] 1 płytką
        [few] { $tiles } płytkami
        [many] { $tiles } płytkami
       *[other] { $tiles } płytki
    }{ $turn ->
        [0] {""}
       *[other] {" "}po turze { $turn }
    }: { $scores }.
picture-film = Partia edycji „{ $edition }” do tury { $turn }, tura po turze. Stan na koniec: { $scores }.
picture-tile = Płytka { $tile }{ $degrees ->
        [0] {""}
       *[other] , obrócona o { $degrees }°
    }.
picture-sheet = { $count ->
        [one] 1 płytka
        [few] { $count } płytki
        [many] { $count } płytek
       *[other] { $count } płytki
    }: { $tiles }.
picture-track = Tor punktacji: { $scores }.
picture-score = { $seat } { $points ->
        [one] 1 punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
