# Hvad bastide --help og kommandoernes egen --help siger

help-bastide = Spil, genspil og studer Carcassonne efter de trykte regelhæfter.
help-bastide-more = »bastide play« begynder et spil med det samme; »bastide COMMAND --help« forklarer en kommando.
help-commands = Kommandoer
help-language = Det sprog, der bruges; som standard maskinens, hvis det understøttes.
help-version = Vis versionen, og afslut.
help-json = Skriv JSON til programmer.
help-output = Skriv resultatet til denne fil i stedet for standard-ud.
version = bastide { $version }

help-command-play = Spil et spil i denne terminal.
help-command-show = Vis et spil ved en hvilken som helst tur.
help-command-score = Vis alle point i et spil.
help-command-convert = Omdan et spil fra én form til en anden.
help-command-editions = Vis, hvordan regelhæfterne adskiller sig.
help-command-simulate = Lad computerspillere spille mange spil.
help-command-bench = Mål, hvor hurtigt denne maskine spiller.

help-play =
    Spil et spil i denne terminal mod computerspillere eller andre mennesker.

    Hvert træk er gemt på disken, før det besvares, så et spil altid kan fortsættes. Undervejs viser »help«, hvad der
    kan skrives.
help-play-edition = Regelhæftet, der spilles efter; »bastide editions« viser dem alle.
help-play-players =
    Hvem der sidder ved bordet, plads for plads: »you« (dig), »you=NAVN« eller en computerspiller, adskilt af komma.
help-play-seed = Bland brikkerne i den rækkefølge, som dette tal giver.
help-play-no-farmers = Spil uden landmænd: ingen følgesvend placeres på en mark. Jægere og samlere har ingen landmænd, så der ændrer det intet.
help-play-draw-ahead = Træk brikken til næste tur allerede i slutningen af turen før.
help-play-first = Pladsen, der begynder, talt fra 0.
help-play-position = Begynd ved denne stilling: en fil, eller stillingen på én linje.
help-play-save = Gem spillet i denne nye fil.
help-play-resume = Fortsæt spillet i denne fil eller det seneste spil.
help-play-examples =
    Eksempler:
      bastide play
      bastide play --edition danish --players you=Ann,you=Bob,greedy
      bastide play --resume

help-show =
    Vis bordet i et spil: ved dets slutning eller efter en af dets ture.

    GAME er en fil med en spillog, dens JSON-form eller med en stilling; - er standard-ind. Det kan også være en stilling på én linje.
help-show-turn = Vis bordet efter så mange ture; 0 er før den første.
help-show-svg = Tegn et billede i stedet, og skriv det til denne SVG-fil eller til standard-ud, hvis ingen er nævnt.
help-show-layer =
    Tegn dette oven på brikkerne i et billede; kan angives flere gange. fields (marker), features (områder): hvem der har
    dem; dead: felter, som ingen resterende brik passer på; coordinates: kolonnernes og rækkernes numre.
help-show-score-track = Tegn pointbanen rundt om spillepladen i et billede.
help-show-size = Hvor bred en brik i et billede er, i pixel.
help-show-animate = Lad billedet spille spillet dertil, tur for tur, igen og igen.
help-show-examples =
    Eksempler:
      bastide show game.bastide
      bastide show game.bastide --turn 12
      bastide show game.bastide --turn 12 --svg board.svg --layer fields --score-track

help-score =
    Vis alle point i et spil: hvornår de blev givet, til hvem og for hvad.

    GAME er en fil med en spillog eller dens JSON-form; - er standard-ind.
help-score-by = Tæl op efter reglerne i en anden udgave: de samme træk med de samme brikker.
help-score-examples =
    Eksempler:
      bastide score game.bastide
      bastide score game.bastide --json
      bastide score game.bastide --by danish

help-convert =
    Omdan et spil: en spillog til JSON til andre programmer, og tilbage, eller til den stilling, det er nået til.

    GAME er en fil eller en stilling på én linje; - er standard-ind.
help-convert-from = Hvad GAME er; som standard gættes det.
help-convert-to = Hvad det skal blive til; som standard JSON af en spillog og en spillog af alt andet. En line er en stilling, der kan stå i en adresse.
help-convert-examples =
    Eksempler:
      bastide convert game.bastide --to json --output game.json
      bastide convert game.json --from json

help-editions = Vis, hvordan de regelhæfter, der kan spilles efter, adskiller sig.
help-editions-examples =
    Eksempel:
      bastide editions
