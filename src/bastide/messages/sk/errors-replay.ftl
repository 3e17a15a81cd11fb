# Prečo sa o partii, na ktorú sa niekto pozerá späť, niečo nedá povedať: $turn je číslo ťahu

error-replay-no-such-turn = Ťah { $turn } neexistuje: { $turns ->
        [0] v tejto partii ešte nikto nehral.
        [one] táto partia má 1 ťah.
        [few] táto partia má { $turns } ťahy.
        [many] táto partia má { $turns } ťahu.
       *[other] táto partia má { $turns } ťahov.
    }
error-rescoring-other-kinds = Partiu podľa „{ $edition }“ nemožno spočítať podľa pravidiel „{ $other }“: majú iné karty a figúrky.
error-rescoring-no-others = Žiadna iná edícia nemá rovnaké karty a figúrky ako „{ $edition }“.
error-rescoring-began-later = Táto partia sa začala od pozície: nevie sa, za čo boli body predtým, takže ju nemožno spočítať podľa iných pravidiel.
