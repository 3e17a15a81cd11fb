# Igazi asztalnál játszott játék, amelyet kézzel visznek be. $name: egy játékos; $tile: egy kártya neve; $count: mennyi

page-byhand = Igazi asztalnál
page-byhand-lead = Játsszatok a saját kártyáitokkal, a saját asztalotoknál: a Bastide a pontozólap. Ti beírjátok, mit húztatok és hová tettétek; a program kiszámolja és megmagyarázza a pontokat, és megőrzi a játékot, hogy visszanézhessétek.
page-byhand-step-tile = Koppints a kihúzott kártyára.
page-byhand-step-cell = Koppints oda, ahol fekszik, és arra, hová állt figura.
page-byhand-step-place = Koppints a „Lerakom” gombra: a pontok megvannak, a figurák hazatérnek.
page-byhand-step-back = Valami rosszul került be? Menj vissza akárhány kört.
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
page-byhand-sides = { KIND($kind) }: { $count } oldalon
page-byhand-sides-any = { KIND($kind) }: akárhány oldalon
page-byhand-none = Ilyen kártya nem maradt.
page-byhand-clear = Minden kártya
page-byhand-aside = Ez a kártya sehová sem illik, ezért kikerült: { $tile }. Húzzatok másikat.
page-byhand-other = { $count ->
        [one] Másik kártya volt
       *[other] Az utolsó { $count } kártya újraválasztása
    }

# Visszalépés

page-byhand-back = Vissza e kör elé
page-byhand-back-last = Az utolsó kör visszavonása
page-byhand-back-sure = { $count ->
        [one] Egy kör vész el.
       *[other] { $count } kör vész el: ez és minden későbbi.
    }
page-byhand-back-yes = Vissza
page-byhand-back-no = Maradjon
