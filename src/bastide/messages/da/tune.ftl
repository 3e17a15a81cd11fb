# bastide tune: $margin and $error are formatted figures

help-command-tune = Find vurderingens konstanter ved at spille.
help-tune = Find de konstanter, som stærke spillere vurderer stillinger med, for en FAMILY af spil: runde for runde i spil mellem udfordrere og de nuværende og mod en sparringspartner, der vurderer som greedy.
help-tune-rounds = Hvor mange runder; hver beholder sine bedste konstanter, hvis de vinder en prøve.
help-tune-generations = Hvor mange generationer en runde har.
help-tune-challengers = Hvor mange sæt konstanter en generation har.
help-tune-games = Hvor mange rækkefølger af brikker hvert af dem spiller.
help-tune-trial = Hvor mange rækkefølger af brikker det bedste i en runde spiller til sidst.
help-tune-seed = Startværdien for den første rækkefølge af brikker; offentliggjorte tal bruger andre startværdier.
help-tune-from = Filen med konstanter at begynde med; ellers dem, som tidligere, kortere søgninger fandt.
help-tune-output = Skriv konstanterne til denne fil efter hver runde.
help-tune-examples =
    Eksempler:
      bastide tune classic-two --output classic-two.toml
      bastide tune hunters --rounds 1 --generations 2 --output hunters.toml

tune-playing = spil
tune-round =
    Runde { $round }: { $margin } ± { $error } point pr. spil, { $kept ->
        [1] beholdt
       *[0] forkastet
    }

