# Faults of a typed move or tile name

error-notation-no-move =
    “{ $text }” is not a move; write the tile, where it goes and how it is turned, and optionally where a follower or a hut goes, such as D@1,0>90 or D@1,0>90 road.
error-notation-bad-rotation =
    “{ $text }” turns the tile by { $degrees } degrees, but it must be 0, 90, 180 or 270, clockwise.
error-notation-no-such-place =
    “{ $text }” does not name exactly one place on tile { $tile } as it is turned there; its places are { $places }{ $hut_on_land ->
        [true] ; a hut can stand only on a river or a lake.
       *[false] .
    }
error-notation-unknown-tile =
    “{ $name }” is not a tile; give its name, such as D, Winter-K or 45, or the letters of its four sides clockwise, such as crfr.
error-notation-ambiguous-tile = “{ $name }” could be any of the tiles { $meant }; give one of these names.
