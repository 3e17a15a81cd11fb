# Hvorfor man ikke kan få noget at vide om et spil, man ser tilbage på: $turn er en turs nummer

error-replay-no-such-turn = Tur { $turn } findes ikke: { $turns ->
        [0] der er ikke spillet noget i dette spil.
        [one] dette spil har 1 tur.
       *[other] dette spil har { $turns } ture.
    }
error-rescoring-other-kinds = Et spil efter »{ $edition }« kan ikke gøres op efter reglerne i »{ $other }«: de har forskellige brikker og figurer.
error-rescoring-no-others = Ingen anden udgave har de samme brikker og figurer som »{ $edition }«.
error-rescoring-began-later = Dette spil begyndte i en stilling. Tidligere point kendes ikke, så det kan ikke gøres op efter andre regler.
