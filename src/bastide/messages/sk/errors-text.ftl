# Čo nie je v poriadku s textom: $line je riadok, o ktorý ide, $number jeho číslo od 1

# Nadpis a riadky s kľúčmi v pozíciách a zápisoch

error-text-no-heading = Riadok { $number }, „{ $line }“: prvý riadok musí byť „{ $heading }“.
error-text-newer-version =
    Riadok { $number }, „{ $line }“: verziu { $version } napísal novší Bastide; tento číta verziu { $known }.
error-text-no-key =
    Riadok { $number }, „{ $line }“: musí tu byť kľúč, dvojbodka a hodnota; kľúče sú: { $known }.
error-text-unknown-key = Riadok { $number }, „{ $line }“: kľúč „{ $key }“ nie je známy; kľúče sú: { $known }.
error-text-key-twice =
    Riadok { $number }, „{ $line }“: „{ $key }“ je už v riadku { $first }, ale smie byť len raz.
error-text-missing-key = Chýba riadok „{ $key }: …“, ale musí tam byť.
error-text-unknown-edition = Riadok { $number }, „{ $line }“: edícia „{ $name }“ neexistuje; známe sú: { $known }.
error-text-players =
    Riadok { $number }, „{ $line }“: počet hráčov v partii je od { $least } do { $most }, nie { $players }.
error-text-not-yes-or-no = Riadok { $number }, „{ $line }“: musí tu byť „yes“ (áno) alebo „no“ (nie).
error-text-not-a-number = Riadok { $number }, „{ $line }“: „{ $word }“ musí byť celé číslo.
error-text-too-many-digits = Riadok { $number }, „{ $line }“: „{ $word }“ je príliš dlhé; najvyšší počet číslic je tu { $most }.
error-text-no-such-seat = Riadok { $number }, „{ $line }“: miesto { $seat } neexistuje; miesta sú od 0 do { $last }.
error-text-bad-tile = Riadok { $number }, „{ $line }“: { $problem }
error-text-bad-move = Riadok { $number }, „{ $line }“: { $problem }
error-text-foreign-tile = Riadok { $number }, „{ $line }“: edícia „{ $edition }“ nemá kartu { $tile }.
error-text-wrong-count =
    Riadok { $number }, „{ $line }“: { $given ->
        [one] je tu 1 údaj
        [few] sú tu { $given } údaje
        [many] je tu { $given } údaja
       *[other] je tu { $given } údajov
    }, ale musí byť jeden pre každého hráča; počet hráčov je { $players }.

# Pozície

error-position-board-value =
    Riadok { $number }, „{ $line }“: za „board:“ nesmie v riadku nič byť; karty idú pod neho, jedna na riadok.
error-position-no-owner =
    Riadok { $number }, „{ $line }“: figúrka alebo chatrč sa píše miestom, znakom „=“ a číslom hráča, napríklad D@1,0>90 road=2.
error-position-overlap = Riadok { $number }, „{ $line }“: už tam leží „{ $other }“; na každom políčku je jedna karta.
error-position-no-start-tile = Chýba štartovacia karta: na hracej ploche musí byť riadok „{ $wanted }“.
error-position-other-start-tile =
    Riadok { $number }, „{ $line }“: leží tam štartovacia karta edície „{ $edition }“: „{ $wanted }“.
error-position-start-turned = Riadok { $number }, „{ $line }“: štartovacia karta sa nikdy neotáča; leží ako „{ $wanted }“.
error-position-start-occupied =
    Riadok { $number }, „{ $line }“: na štartovacej karte nikdy nestojí figúrka; riadok musí byť „{ $wanted }“.
error-position-too-many-copies =
    Riadok { $number }, „{ $line }“: edícia má kartu { $tile } len { $count ->
        [1] raz
       *[other] { $count }-krát
    }, ale na hracej ploche je viackrát.
error-position-too-many-tiles =
    Riadok { $number }, „{ $line }“: edícia má kartu { $tile } len { $count ->
        [1] raz
       *[other] { $count }-krát
    }, ale na hracej ploche: { $table }, v rukách: { $hands }, vo vrecúšku: { $bag }.
error-position-too-many-followers =
    Riadok { $number }, „{ $line }“: hráč { $seat } { $most ->
        [0] nemá figúrky, ale na hracej ploche nejaká stojí.
        [one] má len 1 figúrku, ale na hracej ploche ich stojí viac.
        [few] má len { $most } figúrky, ale na hracej ploche ich stojí viac.
        [many] má len { $most } figúrky, ale na hracej ploche ich stojí viac.
       *[other] má len { $most } figúrok, ale na hracej ploche ich stojí viac.
    }
error-position-too-many-huts =
    Riadok { $number }, „{ $line }“: hráč { $seat } { $most ->
        [0] nemá chatrče, ale na hracej ploche jedna stojí.
        [one] má len 1 chatrč, ale na hracej ploche ich stojí viac.
        [few] má len { $most } chatrče, ale na hracej ploche ich stojí viac.
        [many] má len { $most } chatrče, ale na hracej ploche ich stojí viac.
       *[other] má len { $most } chatrčí, ale na hracej ploche ich stojí viac.
    }
error-position-no-farmers =
    Riadok { $number }, „{ $line }“: táto partia sa hrá bez sedliakov, takže na lúke nesmie stáť figúrka.
error-position-side-by-side =
    Riadok { $number }, „{ $line }“: táto figúrka a figúrka z „{ $other }“ stoja vedľa seba v jednej oblasti, kam sa druhá nedala umiestniť.
error-position-huts-side-by-side =
    Riadok { $number }, „{ $line }“: táto chatrč a chatrč z „{ $other }“ stoja vedľa seba v jednom riečnom systéme, kam sa druhá nedala umiestniť.
error-position-fire =
    Riadok { $number }, „{ $line }“: na karte { $tile } horí oheň, takže na nej nesmie stáť lovec.
error-position-mismatch =
    Riadok { $number }, „{ $line }“: karta má na strane { $side } { KIND($has, form: "accusative") }, ale susedná karta tam má { KIND($wanted, form: "accusative") }; musia na seba nadväzovať.
error-position-touches-nothing =
    Riadok { $number }, „{ $line }“: karta musí mať spoločnú stranu s inou, ktorá je spojená so štartovacou kartou.
error-position-completed =
    Riadok { $number }, „{ $line }“: táto oblasť ({ KIND($kind) }) je uzavretá, takže figúrka sa už musela vrátiť k hráčovi.
error-position-bad-score = Riadok { $number }, „{ $line }“: počet bodov je číslo od 0 do { $most }, nie { $score }.
error-position-bad-bag =
    Riadok { $number }, „{ $line }“: „{ $word }“ musí byť karta, alebo karta, „*“ a jej počet, napríklad A*2.
error-position-bad-next =
    Riadok { $number }, „{ $line }“: musí tu byť „over“, alebo číslo hráča a „plays“, „draws“, „draws ahead“ či „draws bonus“, napríklad „1 plays“.
error-position-no-draw-ahead = Riadok { $number }, „{ $line }“: v partii s „draw ahead: no“ nikto neťahá vopred.
error-position-ahead-of-first =
    Riadok { $number }, „{ $line }“: vopred sa ťahá po vyložení karty, ale na hracej ploche leží len štartovacia.
error-position-plays-without-tile =
    Riadok { $number }, „{ $line }“: hráč { $seat } nemá kartu na vyloženie; daj mu ju do ruky, alebo ho nechaj ťahať.
error-position-fits-nowhere =
    Riadok { $number }, „{ $line }“: karta { $tile } sa na tejto hracej ploche nedá nikde priložiť, takže sa nedá hrať; bola by vyradená z hry.
error-position-empty-bag =
    Riadok { $number }, „{ $line }“: hráč { $seat } nemôže ťahať, lebo vrecúško je prázdne alebo sú v ňom len bonusové karty.
error-position-no-bonus =
    Riadok { $number }, „{ $line }“: hráč { $seat } nemôže ťahať bonusovú kartu, lebo vo vrecúšku žiadna nie je.
error-position-bonus-of-nothing =
    Riadok { $number }, „{ $line }“: bonusová karta prichádza po karte, ktorá uzavrela les so zlatom, ale na hracej ploche leží len štartovacia.
error-position-draws-with-tile =
    Riadok { $number }, „{ $line }“: hráč { $seat } už má v ruke kartu { $tile }, takže neťahá.
error-position-other-hand =
    Riadok { $number }, „{ $line }“: hráč { $seat } má v ruke kartu { $tile }, ale na rade je hráč { $turn }; ostatní majú karty len v partii s „draw ahead: yes“.
error-position-other-bonus =
    Riadok { $number }, „{ $line }“: hráč { $seat } má v ruke bonusovú kartu { $tile }, ale na rade je hráč { $turn }; bonusová karta sa ťahá len na to, aby sa hneď hrala.
error-position-over-with-hand =
    Riadok { $number }, „{ $line }“: hráč { $seat } má v ruke kartu { $tile }, ale partia sa skončila a vtedy nikto kartu nemá.
error-position-over-with-bag =
    Riadok { $number }, „{ $line }“: keď sa partia skončila, vo vrecúšku môžu byť len bonusové karty (napíš „bag: -“), ale { $tiles ->
        [one] je v ňom 1 karta
        [few] sú v ňom { $tiles } karty
        [many] je v ňom { $tiles } karty
       *[other] je v ňom { $tiles } kariet
    }.
error-position-line-cut-off = Pozícia v jednom riadku sa končí na „{ $end }“, ale musí sa končiť na „~end“; jej koniec je odseknutý.
error-position-line-values =
    V pozícii v jednom riadku je počet hodnôt medzi znakmi „~“ { $given }, ale musí byť { $wanted }, alebo bez vrecúška o jednu menej.
error-position-other-game =
    Pozícia je podľa edície „{ $edition }“ a počet jej hráčov je { $players }; edícia, počet hráčov a voľby musia byť také ako v partii.

# Zápisy

error-record-wrong-names =
    Počet mien v „{ $names }“ je { $given }, ale musí byť jedno pre každého hráča, alebo žiadne; počet hráčov je { $players }.
error-record-bad-word =
    Zápis nemôže uchovať { $word }; text musí byť tlačiteľný, bez medzier na koncoch a bez „{ $separator }“.
error-record-bad-position = Riadok { $number }: partia sa nemôže začať touto pozíciou. { $problem }
error-record-other-first = Riadok { $number }, „{ $line }“: v tejto pozícii začína hráč { $seat }.
error-record-cut-off =
    Riadok { $number }, „{ $line }“: zápis je tu odseknutý, lebo každý riadok sa končí zalomením; bez tohto riadka sa zvyšok možno dá prečítať.
error-record-no-entries = Zápis je odseknutý: po riadkoch s kľúčmi musí byť prázdny riadok.
error-record-no-entry =
    Riadok { $number }, „{ $line }“: musí tu byť číslo hráča a „draws“, „draws ahead“, „draws bonus“ či „discards“ s kartou, „plays“ s ťahom, alebo „takes back“.
error-record-after-the-end =
    Riadok { $number }, „{ $line }“: po konečných výsledkoch smie byť len jeden riadok „seed …“ alebo „order …“.
error-record-illegal = Riadok { $number }, „{ $line }“: { $problem }
error-record-other-seat = Riadok { $number }, „{ $line }“: na rade je hráč { $seat }.
error-record-other-draw = Riadok { $number }, „{ $line }“: toto ťahanie treba písať ako „{ $wanted }“.
error-record-other-move = Riadok { $number }, „{ $line }“: posledný ťah možno vrátiť len cez „{ $wanted }“.
error-record-no-discard =
    Riadok { $number }, „{ $line }“: hráč { $seat } tu nevyraďuje kartu { $tile }; vyraďuje sa len karta, ktorá sa nedá nikde priložiť, keď by sa mala hrať.
error-record-discard-missing =
    Riadok { $number }, „{ $line }“: pred týmto riadkom musí byť „{ $wanted }“, lebo tá karta sa nedá nikde priložiť.
error-record-not-over = Riadok { $number }, „{ $line }“: partia sa ešte neskončila, takže nemá konečné výsledky.
error-record-wrong-scores = Riadok { $number }, „{ $line }“: konečné výsledky týchto ťahov sú { $scores }.
error-record-wrong-seed = Riadok { $number }, „{ $line }“: toto semienko nedáva karty, ktoré sa ťahali.
error-record-wrong-order = Riadok { $number }, „{ $line }“: toto nie je poradie, v akom sa karty ťahali.
error-record-bad-order = Partia nemôže pokračovať s týmto poradím kariet: { $problem }

# Zápisy v JSON: $turn je číslo ťahu od 1, alebo 0, ak ide o celý zápis

json-place =
    { $turn ->
        [0] Zápis
       *[other] Ťah { $turn }
    }
error-json-not-json = Toto nie je platný JSON: chyba je v riadku { $line }, v stĺpci { $column }.
error-json-too-deep = Toto nie je JSON, ktorý Bastide dokáže čítať: zátvorky sú vnorené oveľa hlbšie než v ktorejkoľvek partii.
error-json-long-number = Toto nie je JSON, ktorý Bastide dokáže čítať: je v ňom číslo s tisíckami číslic.
error-json-half-character = Toto nie je JSON, ktorý Bastide dokáže čítať: je v ňom polovica znaku, napríklad samotné \ud800.
error-json-not-unicode = Toto nie je JSON, ktorý Bastide dokáže čítať: nie je to text v UTF-8.
error-json-not-an-object = { json-place }: musí tu byť objekt v zložených zátvorkách, nie { $value }.
error-json-missing-key = { json-place }: chýba kľúč „{ $key }“.
error-json-wrong-type =
    { json-place }: „{ $key }“ je { $value }, ale musí to byť { $expected ->
        [text] text v úvodzovkách
        [name] text v úvodzovkách alebo číslo, názov karty
        [number] celé číslo
        [flag] true alebo false
        [list] zoznam
       *[object] objekt v zložených zátvorkách alebo null
    }.
error-json-players = { json-place }: počet hráčov v partii je od { $least } do { $most }, nie { $players }.
error-json-unknown-edition = { json-place }: edícia „{ $name }“ neexistuje; známe sú: { $known }.
error-json-unknown-tile =
    { json-place }: edícia „{ $edition }“ nemá kartu „{ $tile }“; jej karty sú { $known }.
error-json-bad-rotation = { json-place }: otočenie je { $rotation }, ale musí to byť 0, 1, 2 alebo 3 štvrťotáčky v smere hodinových ručičiek.
error-json-too-far =
    { json-place }: „{ $key }“ je { $coordinate }, ale musí to byť od -{ $most } do { $most }.
error-json-no-such-segment =
    { json-place }: karta { $tile } nemá časť { $segment }; jej časti sú od 0 do { $last }.
error-json-no-such-seat = { json-place }: „{ $key }“ je { $seat }, ale hráči sú od 0 do { $last }.
error-json-two-pieces =
    { json-place }: „follower“ má „segment“ aj „hut_segment“, ale na kartu ide jedna figúrka; zadaj to, čo sa umiestnilo.
error-json-no-place-for-follower =
    { json-place }: časť { $segment } karty { $tile } je { KIND($kind) } a tam môže stáť len chatrč; chatrč sa píše ako „hut_segment“.
error-json-no-place-for-hut =
    { json-place }: časť { $segment } karty { $tile } je { KIND($kind) }, ale chatrč môže stáť len na rieke alebo jazere.
error-json-bonus =
    { json-place }: „bonus“ je { $bonus }, ale karta { $tile } { $bonus ->
        [true] nepatrí medzi bonusové karty
       *[false] patrí medzi bonusové karty
    }.
error-json-bad-hands =
    { json-place }: „hands“ musí mať názov karty alebo null pre každého hráča; počet hráčov je { $players }.
error-json-hand-missing = { json-place }: „hands“ musí povedať, čo má v ruke hráč { $seat }, lebo karta bola vytiahnutá.
error-json-hand-unexpected =
    { json-place }: „hands“ má kartu { $tile } pre hráča { $seat }, ktorý teraz žiadnu mať nemôže; musí tam byť null.
error-json-bad-position = { json-place }: partia sa nemôže začať svojou „position“. { $problem }
error-json-illegal = { json-place }: { $problem }
error-json-not-discarded =
    { json-place }: karta { $tile } sa tu nevyraďuje; vyraďuje sa len taká, ktorá sa nedá nikde priložiť.
error-json-fits-nowhere =
    { json-place }: „{ $move }“ sa nedá zahrať, lebo karta { $tile } sa nedá nikde priložiť; najprv ju treba vyradiť z hry.
error-json-after-the-end = { json-place }: „{ $move }“ je až po konci partie, kde už nesmie nič nasledovať.
error-json-other-player = { json-place }: tento ťah má hráč { $player }, ale musí ho mať hráč { $seat }.
