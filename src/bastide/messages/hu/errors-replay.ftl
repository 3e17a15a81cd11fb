# Miért nem lehet valamit egy visszanézett játékról megtudni: $turn egy kör száma

error-replay-no-such-turn = Nincs { $turn }. kör: { $turns ->
        [0] ebben a játékban még senki sem lépett.
        [one] ebben a játékban 1 kör van.
       *[other] ebben a játékban { $turns } kör van.
    }
error-rescoring-other-kinds = Ezt a játékot („{ $edition }”) nem lehet a másik kiadás („{ $other }”) szabályaival pontozni: mások a kártyáik és a figuráik.
error-rescoring-no-others = Nincs más kiadás, amelynek ugyanilyen kártyái és figurái volnának, mint ennek: „{ $edition }”.
error-rescoring-began-later = Ez a játék egy állásból indult: nem tudni, mi hozott pontot előtte, ezért más szabályok szerint nem pontozható.
