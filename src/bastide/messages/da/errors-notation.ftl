# Hvad der er galt med et træk, som det blev skrevet, eller med navnet på en brik

error-notation-no-move =
    »{ $text }« er ikke et træk; skriv brikken, hvor den lægges, og hvordan den drejes, og eventuelt hvor en følgesvend eller en hytte placeres, f.eks. D@1,0>90 eller D@1,0>90 road.
error-notation-bad-rotation =
    »{ $text }« drejer brikken { $degrees } grader, men det skal være 0, 90, 180 eller 270, med uret.
error-notation-no-such-place =
    »{ $text }« nævner ikke præcis ét sted på brik { $tile }, som den ligger der; stederne er { $places }{ $hut_on_land ->
        [true] ; en hytte står kun ved en flod eller en sø.
       *[false] .
    }
error-notation-unknown-tile =
    »{ $name }« er ikke en brik; angiv dens navn, f.eks. D, Winter-K eller 45, eller bogstaverne for dens fire sider med uret, f.eks. crfr.
error-notation-ambiguous-tile = »{ $name }« kan være flere brikker: { $meant }; angiv et af disse navne.
