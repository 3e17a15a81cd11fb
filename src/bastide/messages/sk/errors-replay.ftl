# Prečo sa o hre, na ktorú sa niekto pozerá späť, niečo nedá povedať: $turn je číslo ťahu

error-replay-no-such-turn = Ťah { $turn } neexistuje: { $turns ->
        [0] v tejto hre ešte nikto nehral.
        [one] táto hra má 1 ťah.
        [few] táto hra má { $turns } ťahy.
        [many] táto hra má { $turns } ťahu.
       *[other] táto hra má { $turns } ťahov.
    }
error-rescoring-other-kinds = Hru podľa „{ $edition }“ nemožno spočítať podľa pravidiel „{ $other }“: majú iné karty a figúrky.
error-rescoring-no-others = Žiadne iné vydanie nemá rovnaké karty a figúrky ako „{ $edition }“.
error-rescoring-began-later = Táto hra sa začala od pozície: nikto nevie, za čo boli body predtým, takže ju nemožno spočítať podľa iných pravidiel.
