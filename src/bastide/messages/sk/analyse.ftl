# bastide analyse: $player je hráč, ktorý si prezerá partiu, $luck a $lost sú čísla, už naformátované

help-command-analyse = Ukázať, čo by bolo v partii lepšie a čo bolo šťastie.
help-analyse =
    Nechať počítačového hráča rozobrať každý ťah partie: ktoré možnosti boli najlepšie, koľko zahraná stratila a aké šťastné bolo ťahanie karty.

    GAME je súbor so zápisom alebo s jeho podobou v JSON, aj nedohranej partie; - je štandardný vstup.
help-analyse-player = Hráč, ktorý partiu rozoberá: jeden z: { $players }, v prípade potreby s parametrami za dvojbodkou.
help-analyse-turns = Rozobrať len tieto ťahy: „12“, „10-20“ alebo „30-“.
help-analyse-best = Koľko najlepších možností uviesť pri každom ťahu.
help-analyse-seconds = Koľko sekúnd procesorového času smie trvať ťah.
help-analyse-samples = Koľko vzoriek sa smie použiť na ťah; bez akéhokoľvek obmedzenia { $samples }.
help-analyse-seed = S rovnakým semienkom sú čísla rovnaké, ak obmedzenie nie je v sekundách.
help-analyse-why = Pri každej možnosti uviesť, čo hovorí za ňu alebo proti nej.
help-analyse-picture = Nakresliť očakávaný náskok, šťastie a stratené body ťah za ťahom a zapísať obrázok do tohto súboru SVG.
help-analyse-examples =
    Príklady:
      bastide analyse game.bastide
      bastide analyse game.bastide --turns 20-30 --best 5 --seconds 1 --why
      bastide analyse game.bastide --code my_player.py --player mine
      bastide analyse game.bastide --json --output analysis.json --picture analysis.svg

analyse-working = Rozoberá sa
analyse-interrupted =
    Prerušené: rozobraných ťahov je { $done }, malo ich byť { $turns }.
analyse-not-turns = { $value } nie je rozsah ťahov ako 12, 10-20 alebo 30-.

analyse-title = Partia edície „{ $edition }“, ako ju vidí „{ $player }“
analyse-totals = Zručnosť a šťastie
analyse-column-turn = ťah
analyse-column-seat = miesto
analyse-column-played = zahrané
analyse-column-best = najlepšie možnosti
analyse-column-margin = rozdiel
analyse-column-lost = strata
analyse-column-luck = šťastie
analyse-column-lead = náskok
analyse-column-why = prečo
analyse-column-score = body
analyse-column-turns = ťahy
analyse-column-lost-a-turn = na ťah
analyse-key =
    Všetky čísla sú body náskoku pred ostatnými. rozdiel je náskok na konci partie, ktorý sa po možnosti očakáva, strata hovorí, o koľko je zahraná možnosť horšia než najlepšia. šťastie je to, o čo má ťahaná karta väčšiu hodnotu než priemer vrecúška, náskok je to, čo po ťahu očakáva hodnotenie. Malé rozdiely sú náhoda; s väčším počtom vzoriek sú čísla presnejšie.

analyse-picture-title = Partia, ako ju vidí „{ $player }“
analyse-picture-seat =
    { $seat }: { $points ->
        [one] 1 bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodov
    } · strata { $lost } · šťastie { $luck }
analyse-picture-lead = Očakávaný náskok – hore: { $first }, dole: { $second }
analyse-picture-leads = Očakávaný náskok pred priemerom ostatných
analyse-picture-luck = Šťastie pri ťahaní kariet
analyse-picture-lost = Body stratené ťahmi
analyse-picture-turn = ťah
analyse-picture-bar = { $turn }: { $move } { $value }

error-analyse-no-such-turns =
    Ťahy { $first } až { $last } neexistujú; počet ťahov tejto partie: { $turns }.
error-analyse-no-turns = { $file } nemá ťah, ktorý by sa dal rozobrať: ešte sa nič nezahralo.
error-analyse-over-the-game = Partia v { $file } by sa prepísala; zadaj iný súbor.
