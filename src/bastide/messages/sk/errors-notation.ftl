# Čo je zle na ťahu, ako bol napísaný, alebo na názve karty

error-notation-no-move =
    „{ $text }“ nie je ťah; napíš kartu, kam ide a ako je otočená, a prípadne kam ide figúrka alebo chatrč, napríklad D@1,0>90 alebo D@1,0>90 road.
error-notation-bad-rotation =
    „{ $text }“ otáča kartu o { $degrees } stupňov, ale musí to byť 0, 90, 180 alebo 270, v smere hodinových ručičiek.
error-notation-no-such-place =
    „{ $text }“ neurčuje jedno miesto na karte { $tile } tak, ako tam leží; jej miesta sú { $places }{ $hut_on_land ->
        [true] ; chatrč stojí len na rieke alebo jazere.
       *[false] .
    }
error-notation-unknown-tile =
    „{ $name }“ nie je karta; zadaj jej názov, napríklad D, Winter-K alebo 45, alebo písmená jej štyroch strán v smere hodinových ručičiek, napríklad crfr.
error-notation-ambiguous-tile = „{ $name }“ môže byť ktorákoľvek z kariet { $meant }; zadaj jeden z týchto názvov.
