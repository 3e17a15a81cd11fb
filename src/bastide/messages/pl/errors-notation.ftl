# Co jest nie tak z ruchem, tak jak go wpisano, albo z nazwą płytki

error-notation-no-move =
    „{ $text }” nie jest ruchem; napisz płytkę, gdzie leży i jak jest obrócona, a jeśli trzeba, gdzie staje podwładny lub chata, np. D@1,0>90 albo D@1,0>90 road.
error-notation-bad-rotation =
    „{ $text }” obraca płytkę o { $degrees }°, a musi to być 0, 90, 180 lub 270 stopni, zgodnie z ruchem wskazówek zegara.
error-notation-no-such-place =
    „{ $text }” nie wskazuje jednego miejsca na płytce { $tile } tak, jak leży; jej miejsca to { $places }{ $hut_on_land ->
        [true] ; chata stoi tylko na rzece lub jeziorze.
       *[false] .
    }
error-notation-unknown-tile =
    „{ $name }” nie jest płytką; podaj jej nazwę, np. D, Winter-K lub 45, albo litery jej czterech boków zgodnie z ruchem wskazówek zegara, np. crfr.
error-notation-ambiguous-tile = „{ $name }” może być każdą z płytek { $meant }; podaj jedną z tych nazw.
