# Igazi asztalnál játszott játék, amelyet kézzel visznek be. $name: egy játékos; $tile: egy kártya neve; $count: mennyi

page-byhand = Igazi asztalnál
page-byhand-lead = Játsszatok a saját kártyáitokkal, a saját asztalotoknál: a pontokat a Bastide vezeti. Ti beírjátok, mit húztatok és hová tettétek; a program kiszámolja és megmagyarázza a pontokat, és megőrzi a játékot, hogy visszanézhessétek.
page-byhand-step-tile = Koppints a kihúzott kártyára.
page-byhand-step-cell = Koppints oda, ahová került, és ha figura is került rá, annak a helyére.
page-byhand-step-place = Koppints a „Lerakom” gombra: a program kiszámolja a pontokat, a figurák hazatérnek.
page-byhand-step-back = Rosszul írtatok be valamit? Menjetek vissza akárhány kört.
page-byhand-players = Kik játszanak
page-byhand-begin = Kezdjük

# Ami a kihúzott kártya helyén áll

page-byhand-draw = { $phase ->
        [draw-bonus] Melyik bónuszkártyát húzta { $name }?
        [draw-ahead] Melyik kártyát húzta előre { $name }?
       *[draw] Melyik kártyát húzta { $name }?
    }
page-byhand-tiles = A megmaradt kártyák
page-byhand-tile = { $fits ->
        [true] Kártya: { $tile }, még { $count } van
       *[false] Kártya: { $tile }, még { $count } van, sehová sem illik
    }
page-byhand-find = Név
page-byhand-by-sides = Az oldalaik szerint
page-byhand-sides = { KIND($kind, form: "land") }: { $count } oldalon
page-byhand-sides-any = { KIND($kind, form: "land") }: akárhány oldalon
page-byhand-none = Ilyen kártya nem maradt.
page-byhand-clear = Minden kártya
page-byhand-aside = Ez a kártya sehová sem illik, ezért kikerült a játékból: { $tile }. Húzzatok másikat.
page-byhand-other = { $count ->
        [one] Másik kártya volt
       *[other] Az utolsó { $count } kártya újraválasztása
    }

# Visszalépés

page-byhand-back = Vissza e kör elé
page-byhand-back-last = Az utolsó kör visszavonása
page-byhand-back-sure = { $count ->
        [one] Ezzel egy kört vontok vissza.
       *[other] Ezzel { $count } kört vontok vissza: ezt és minden későbbit.
    }
page-byhand-back-yes = Visszavonás
page-byhand-back-no = Mégse

# A pontozólap kapcsolat nélkül: amit a játékosok maguk számolnak

page-byhand-tally = Pontozólap
page-byhand-tally-about = Nincs kapcsolat. Ez az utolsó ismert tábla. Írjátok fel itt a pontokat: az események közé kerülnek, amint a kiszolgáló újra elérhető.
page-byhand-tally-open = Pontok felírása
page-byhand-tally-score = { $points } pont, és { $more } itt felírva
page-byhand-tally-new = Új bejegyzés
page-byhand-tally-player = Játékos
page-byhand-tally-feature = Terület
page-byhand-tally-points = Pont
page-byhand-tally-add = Felírom
page-byhand-tally-waiting = A kiszolgálóra vár
page-byhand-tally-entry = { $name }: { KIND($kind) }, { $points } pont
page-byhand-tally-remove = Törlés
page-byhand-tally-none = Még nincs felírva semmi.
page-byhand-last = Vissza az utolsó játékhoz
