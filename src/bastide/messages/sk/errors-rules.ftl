# Prečo sa partia nedá pripraviť

error-setup-players = Počet hráčov v partii je od { $least } do { $most }, nie { $players }.
error-setup-points = „{ $points }“ nie je počet bodov; body sú celé číslo od 0 vyššie.
error-setup-option = Voľba „{ $option }“ je buď True, alebo False, nie „{ $value }“.
error-setup-seed = „{ $seed }“ nie je semienko; semienko je celé číslo od 0 vyššie a bitov má najviac { $bits }.
error-setup-seed-and-order = Karty sa ťahajú buď podľa semienka, alebo v zadanom poradí, nie oboje; vynechaj semienko { $seed } alebo poradie.
error-setup-unknown-tile-in-order = V tomto poradí sa nedá ťahať. { $problem }
error-setup-layers =
    Vrstvy nemôžu byť { $given }; zadaj názvy v zozname, napríklad ["fields"], alebo prázdny zoznam. Vrstvy sú: { $known }.
error-setup-unknown-layer = „{ $name }“ sa nedá nakresliť nad karty hracej plochy; dajú sa tieto vrstvy: { $known }.
error-setup-tile-size = Šírka karty v pixeloch nemôže byť { $size }; môže to byť celé číslo od { $least } do { $most }.
error-setup-rotation = „{ $rotation }“ nie je otočenie; karta sa otáča o 0, 1, 2 alebo 3 štvrťotáčky v smere hodinových ručičiek.
error-setup-no-tiles = Hárok bez kariet sa nedá nakresliť; zadaj aspoň jednu.
error-setup-columns = Počet stĺpcov hárka nemôže byť { $columns }; môže to byť celé číslo od 1 vyššie.
error-setup-scores = Bodová tabuľka nemôže ukázať { $scores }; zadaj v zozname body hráčov, ktorých je od { $least } do { $most }.
error-setup-first-seat = Miesto { $first } nemôže začínať; miesta sú od 0 do { $last }.
error-setup-wrong-order =
    V poradí je karta { $tile } { $given ->
        [1] raz
       *[other] { $given }-krát
    }, ale musí tam byť { $wanted ->
        [1] raz
       *[other] { $wanted }-krát
    }: poradie sú všetky karty, ktoré na začiatku partie ešte nie sú vytiahnuté.
error-setup-other-order =
    Partia nemôže pokračovať s týmto poradím kariet: karta číslo { $number } je v ňom { $tile }, ale v zápise sa ťahala { $drawn }.
error-setup-edition-too-small =
    Edícia „{ $edition }“ má { $tiles ->
        [one] jednu kartu
        [few] { $tiles } karty
        [many] { $tiles } karty
       *[other] { $tiles } kariet
    }, ale na partiu ich treba bez bonusových aspoň { $least }: štartovaciu a jednu na ťahanie.
error-setup-edition-too-large =
    Edícia „{ $edition }“: počet { $what ->
        [tiles] kariet
        [cells] políčok, na ktoré môžu jej karty dosiahnuť,
        [designs] rôznych kariet
        [segments] častí na jej kartách
        [segments-on-a-tile] častí na jednej karte
        [monasteries] kláštorov
        [monasteries-on-a-tile] kláštorov na jednej karte
        [contacts] hraníc medzi lúkami a mestami na jednej karte
        [twofold-tiles] kariet s dvoma cestami, mestami, riekami alebo lesmi
        [city-sides] strán s mestami
        [points] bodov za jednu vec
        [pennants] erbov
        [fish] rýb
        [gold] hrudiek zlata
        [mushrooms] skupín húb
        [deer] jeleňov
        [tigers] tigrov
        [mammoths-and-aurochs] mamutov a praturov
        [fires] ohňov
        [dolmens] dolmenov
        [huts] chatrčí každého hráča
        [places] miest pre figúrky na jednej karte
        [hut-places] miest pre chatrče na jednej karte
       *[followers] figúrok každého hráča
    } je { $needed }, ale môže byť najviac { $most }.

# Otázky na názov, ktorý nič nemá

error-setup-unknown-edition = Edícia „{ $name }“ neexistuje; známe sú: { $known }.
error-setup-unknown-language = Jazyk „{ $name }“ neexistuje; známe sú: { $known }.
error-setup-unknown-look = Vzhľad „{ $name }“ neexistuje; známe sú: { $known }.
error-setup-no-look =
    Obrázok „{ $name }“ neexistuje: žiadny vzhľad nemá všetko, čo tam je, teda { $kinds }. Dá sa to nakresliť ako text.
error-setup-unsuitable-look = Karta „{ $tile }“ sa nedá namaľovať vo vzhľade „{ $look }“; hodia sa k nej: { $known }.
error-setup-undrawable =
    Obrázok karty „{ $tile }“ neexistuje: jedna z jej častí ({ KIND($kind) }) sa nedá nakresliť v jednom kuse vedľa ostatných. Dá sa nakresliť ako text.

# Prečo sa ťah nedá zahrať: $move je ťah tak, ako bol zadaný, $place miesto v zápise, $has a $wanted sú druhy

error-move-not-a-move =
    „{ $move }“ nie je Move; vezmi niektorý z legal_moves, alebo zahraj ťah napísaný ako text cez push_text.
error-move-malformed =
    Karta { $tile } na { $x },{ $y } nemôže mať otočenie { $rotation } a miesto { $place }: políčko sú dve celé čísla, najviac trojciferné, otočenie je 0 až 3 štvrťotáčky, miesto je 0 bez figúrky, 1 až { $segments } pre figúrku na časti, kde môže stáť, a o 16 viac, ak je to chatrč na rieke alebo jazere.
error-move-game-over = „{ $move }“ sa nedá zahrať: partia sa skončila.
error-move-nothing-drawn = „{ $move }“ sa ešte nedá zahrať: najprv treba ťahať kartu.
error-move-other-tile =
    „{ $move }“ sa nedá zahrať: vyložiť treba kartu { $drawn }, nie { $tile }.
error-move-bonus-not-due =
    „{ $move }“ sa nedá zahrať: { $tile } je bonusová karta, ale bonus teraz nenasleduje; vyložiť treba kartu { $drawn }.
error-move-occupied = „{ $move }“ sa nedá zahrať: na { $x },{ $y } už leží karta; vyber prázdne políčko.
error-move-no-neighbour =
    „{ $move }“ sa nedá zahrať: { $x },{ $y } nemá spoločnú stranu so žiadnou kartou na stole; vyber políčko vedľa niektorej.
error-move-mismatch =
    „{ $move }“ sa nedá zahrať: karta { $tile } by na strane { $side } mala { KIND($has, form: "accusative") }, ale susedná karta tam má { KIND($wanted, form: "accusative") }; musia na seba nadväzovať.
error-move-no-followers =
    „{ $move }“ sa nedá zahrať: hráč už nemá figúrku na umiestnenie; kartu možno vyložiť bez figúrky.
error-move-no-huts =
    „{ $move }“ sa nedá zahrať: hráč už nemá chatrč; kartu možno vyložiť bez nej.
error-move-no-farmers =
    „{ $move }“ sa nedá zahrať: v tejto partii sa na lúky figúrky neumiestňujú.
error-move-taken =
    „{ $move }“ sa nedá zahrať: v oblasti „{ $place }“ už niekto stojí; vyber iné miesto, alebo žiadne.
error-move-hut-taken =
    „{ $move }“ sa nedá zahrať: riečny systém „{ $place }“ už má chatrč; vyber iné miesto, alebo žiadne.
error-move-fire =
    „{ $move }“ sa nedá zahrať: na karte { $tile } horí oheň, takže na „{ $place }“ nemožno umiestniť lovca; vylož ju bez neho.

# Prečo sa nedá ťahať, vrátiť ťah alebo pýtať sa

error-draw-host = Karta { $tile } sa nedá ťahať ručne: táto partia ťahá sama.
error-draw-not-awaited = Karta { $tile } sa nedá ťahať: teraz nie je čas na ťahanie.
error-draw-none-left = Karta { $tile } sa nedá ťahať: vo vrecúšku už žiadna taká nie je.
error-draw-bonus-due =
    Karta { $tile } sa nedá ťahať: po uzavretí lesa so zlatom sa teraz ťahá bonusová karta, ale toto je karta krajiny.
error-draw-bonus-not-due =
    Karta { $tile } sa nedá ťahať: je to bonusová karta, ale bonus teraz nenasleduje; treba ťahať kartu krajiny.
error-draw-no-order =
    Poradie kariet sa nedá povedať: táto partia ich neťahá sama, alebo bola prečítaná z textu.
error-undo-over = Vrátiť sa už nedá nič: partia sa skončila a poradie kariet môže poznať každý.
error-undo-nothing = Nie je čo vrátiť: v tejto partii ešte nebol žiadny ťah.
error-cell-occupied = Na { $x },{ $y } už leží karta; pýtaj sa na prázdne políčko.
error-cell-no-neighbour = Vedľa { $x },{ $y } neleží žiadna karta; pýtaj sa na políčko vedľa karty.
error-move-unknown-id = { $id } nie je identifikátor ťahu, ktorý sa tu dá zahrať; vyber jeden z legal_ids().
