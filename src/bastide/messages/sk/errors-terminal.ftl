# Čo príkazy odmietajú: $file je súbor tak, ako bol nazvaný

error-usage = { $problem } Pozri: { $command } --help
error-file-failed = { $file }: { $problem }.
error-file-unreadable = { $file } sa nedá prečítať: { $problem }.
error-file-unwritable = { $file } sa nedá zapísať: { $problem }.
error-file-no-home = Neexistuje domovský priečinok, do ktorého by sa dali ukladať partie; zadaj priečinok v premennej BASTIDE_DATA.
error-file-not-text = { $file } nie je textový súbor v UTF-8, takže v ňom nemôže byť partia.
error-file-wrong = { $file }: { $problem }
error-file-exists = { $file } už existuje a neprepíše sa; zadaj nový súbor, alebo pokračuj v jeho partii cez --resume.
error-file-wrong-deck =
    { $file } sa nedá použiť: { $problem } Vymaž ten súbor a zostávajúce karty sa zamiešajú znova.
error-file-in-use = { $file } sa hrá v inom okne; najprv tam partiu ukonči.
error-file-not-ours =
    { $file } nie je napísaný tak, ako píše Bastide, a nedá sa v ňom pokračovať; najprv urob čistú kópiu cez „bastide convert --to record --output“.
error-file-nothing-to-resume = Nie je nedohraná partia, v ktorej by sa dalo pokračovať; začni novú cez „{ $command }“.
error-show-no-such-turn = Ťah { $turn } neexistuje; táto partia má ťahy 0 až { $last }.
error-show-two-forms = Partia sa ukáže ako JSON alebo ako obrázok, nie oboje; vynechaj --json alebo --svg.
error-show-no-picture = { $option } sa týka obrázkov, ale o žiadny nežiadaš; pridaj --svg, alebo vynechaj { $option }.
error-show-over-the-game = Obrázok by prepísal partiu v „{ $file }“; zadaj iný súbor.
error-show-no-file = --svg má prázdny názov súboru; zadaj skutočný, alebo ho vynechaj a píše sa na štandardný výstup.
error-show-not-in-film = Obrázok, ktorý prehráva partiu, nemôže mať { $option }; vynechaj --animate alebo { $option }.
error-show-nothing-moves =
    Nie je ťah, ktorý by sa dal prehrať v pohyblivom obrázku; vyber neskorší cez --turn, alebo zadaj zápis, lebo pozícia svoje ťahy nepozná.
error-setup-unknown-seat = „{ $name }“ nemôže sedieť pri stole; napíš „you=NAME“, alebo jedno z týchto: { $known }.
error-setup-name-of-computer = Nikto sa nemôže volať „{ $name }“: tak sa volajú počítačoví hráči: { $known }.
error-setup-resumed =
    Partia, v ktorej sa pokračuje, si necháva hráčov, pravidlá aj súbor; vynechaj { $options }, alebo --resume.
error-setup-of-position =
    Pozícia sama hovorí, podľa akých pravidiel sa hrá a kto je na rade; vynechaj { $options } alebo --position.

# Čo sa píše pri stole: $cell je políčko tak, ako bolo napísané, $choices to, čo by sa dalo napísať namiesto neho

error-typed-no-cell =
    „{ $cell }“ nie je ani políčko, ani príkaz; políčka sú { $choices } a „help“ povie, čo sa dá napísať.
error-typed-not-there = Karta { $tile } nepasuje na { $cell }; pasuje na { $choices }.
error-typed-too-much = „{ $text }“ je viac ako políčko, jedno otočenie v stupňoch a jedno miesto pre figúrku.
error-typed-no-rotation = Karta { $tile } otočená o { $degrees } nepasuje na { $cell }; pasuje otočená o { $choices }.
error-typed-no-place =
    Na { $cell } sa na miesto „{ $place }“ nedá nič umiestniť{ $hut_on_land ->
        [true] , lebo chatrč stojí len na rieke alebo jazere
       *[false] {""}
    }; miesta sú { $choices } a „moves { $cell }“ ich vymenuje.
error-typed-several = „{ $place }“ na { $cell } môže byť viac miest; vyber jedno z týchto: { $choices }.
error-undo-no-own-move = Nijaký človek ešte nemá ťah, ktorý by sa dal vrátiť.
