# bastide analyse: $player is the player that examines a game; $luck and $lost are formatted figures

help-command-analyse = Megmondja, mi lett volna jobb egy játékban, és mi volt szerencse.
help-analyse =
    Egy gépi játékos elemzi egy játék minden körét: melyik lépés volt a legjobb, mennyit veszített a megtett, és mennyire volt szerencsés a húzás.

    GAME egy fájl játéknaplóval vagy annak JSON-formájával, akár befejezetlen is; - a szabványos bemenet.
help-analyse-player = A játékot elemző játékos, ezek egyike: { $players }; ha kell, paraméterekkel a kettőspont után.
help-analyse-turns = Csak ezeket a köröket elemzi: „12”, „10-20” vagy „30-”.
help-analyse-best = A legjobb lépések közül hányat soroljon fel körönként.
help-analyse-seconds = Hány másodperc processzoridő jut egy körre.
help-analyse-samples = Hány minta jut egy körre; ha nincs semmilyen korlát: { $samples }.
help-analyse-seed = Ugyanazzal a véletlenmaggal a számok is ugyanazok, kivéve, ha a korlát másodpercben van.
help-analyse-why = Minden lépésnél elmondja, mi szól mellette vagy ellene.
help-analyse-picture = Lerajzolja a várható előnyt, a szerencsét és az elveszített pontokat körről körre, és a képet ebbe az SVG-fájlba írja.
help-analyse-examples =
    Példák:
      bastide analyse game.bastide
      bastide analyse game.bastide --turns 20-30 --best 5 --seconds 1 --why
      bastide analyse game.bastide --code my_player.py --player mine
      bastide analyse game.bastide --json --output analysis.json --picture analysis.svg

analyse-working = Elemzés
analyse-interrupted =
    Megszakítva: { $turns } körből { $done ->
        [0] egy sem
       *[other] { $done }
    } van elemezve.
analyse-not-turns = { $value }: ez nem köröket jelöl, mint például 12, 10-20 vagy 30-.

analyse-title = Egy játék, kiadás: „{ $edition }”, ahogyan „{ $player }” látja
analyse-totals = Tudás és szerencse
analyse-column-turn = kör
analyse-column-seat = szín
analyse-column-played = megtett
analyse-column-best = legjobb lépések
analyse-column-margin = különbség
analyse-column-lost = veszteség
analyse-column-luck = szerencse
analyse-column-lead = előny
analyse-column-why = miért
analyse-column-score = pont
analyse-column-turns = kör
analyse-column-lost-a-turn = körönként
analyse-key =
    Minden adat pontelőny a többiekhez képest. különbség: az előny, amely egy lépéstől a játék végén várható; veszteség: mennyivel marad el a megtett lépés a legjobbtól. szerencse: mennyivel ér többet a húzott kártya a zsák átlagánál; előny: amit az állásértékelés a lépés után vár. A kis eltérések véletlenek; több mintával pontosabbak az adatok.

analyse-picture-title = A játék, ahogyan „{ $player }” látja
analyse-picture-seat =
    { $seat }: { $points } pont · veszteség: { $lost } · szerencse: { $luck }
analyse-picture-lead = Várható előny – fent: { $first }, lent: { $second }
analyse-picture-leads = Várható előny a többiek átlagához képest
analyse-picture-luck = Szerencse a húzásban
analyse-picture-lost = Lépésekkel elveszített pontok
analyse-picture-turn = kör
analyse-picture-bar = { $turn }: { $move } { $value }

error-analyse-no-such-turns =
    Nincsenek ilyen körök: { $first }–{ $last }; ebben a játékban { $turns ->
        [0] még egy sincs
       *[other] { $turns } kör van
    }.
error-analyse-no-turns = { $file }: nincs benne elemezhető kör, mert még senki sem lépett.
error-analyse-over-the-game = { $file }: ez felülírná benne a játékot; adj meg másik fájlt.
