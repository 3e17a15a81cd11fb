# bastide serve: dens hjælp, og hvad den siger, mens den kører

help-command-serve = Spil i browseren, alene eller med andre.
help-serve =
    Start serveren til spillet i browseren, og vis dens adresse.

    Kun denne maskine kan nå den, medmindre »--public-url«, »--lan« eller »--host« siger noget andet. Hvert træk er gemt
    på disken, før det meldes ud. Ctrl+C afslutter serveren; spillene fortsætter, når den starter igen.
help-serve-host = Lyt på denne af maskinens adresser.
help-serve-port = Lyt på denne port; 0 er en hvilken som helst ledig.
help-serve-lan = Lad andre på lokalnetværket spille med: lyt på alle adresser, og lav links, som de kan åbne.
help-serve-public-url = Hvad links begynder med, hvor en proxy sender forespørgsler fra denne adresse videre til serveren.
help-serve-data = Gem spil i denne mappe.
help-serve-open = Åbn browseren, på en ledig port, hvis den sædvanlige er optaget.
help-serve-examples =
    Eksempler:
      bastide serve
      bastide serve --lan
      bastide serve --port 9000 --public-url https://games.example.org

serve-address = Bastide er på { $address }
serve-running = Bastide kører allerede på { $address }
serve-how-to-end = Ctrl+C afslutter serveren; spil gemmes i { $folder }
serve-alone = Kun denne maskine kan åbne links; »{ $command } --lan« lader andre på dit netværk spille med.
serve-compiling = Reglerne kompileres, én gang på denne maskine; spil kan begynde om et halvt minut.
serve-compiled = Reglerne er kompileret.
serve-unbuilt = Siden er ikke bygget. »./play« bygger den; i projektets mappe gør »python -m tools.page« det også.
