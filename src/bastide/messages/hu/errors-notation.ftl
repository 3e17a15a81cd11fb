# Faults of a typed move or tile name

error-notation-no-move =
    „{ $text }” nem lépés; írd le a kártyát, a helyét, az elforgatását, és ha kell, hogy hová kerül alattvaló vagy kunyhó, például D@1,0>90 vagy D@1,0>90 road.
error-notation-bad-rotation =
    „{ $text }” { $degrees } fokkal forgatja el a kártyát, de ez csak 0, 90, 180 vagy 270 lehet, az óramutató járása szerint.
error-notation-no-such-place =
    „{ $text }” nem nevez meg egy részt a kártyán ({ $tile }), ahogyan ott fekszik; a részei: { $places }{ $hut_on_land ->
        [true] ; kunyhó csak folyón vagy tavon állhat.
       *[false] .
    }
error-notation-unknown-tile =
    „{ $name }” nem kártya; add meg a nevét, például D, Winter-K vagy 45, vagy négy oldalának betűit az óramutató járása szerint, például crfr.
error-notation-ambiguous-tile = „{ $name }” több kártyát is jelenthet: { $meant }; add meg ezek egyikét.
