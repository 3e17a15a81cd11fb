# bastide analyse: $player er den spiller, der ser på et spil, $luck og $lost er tal, der er sat i ord før

help-command-analyse = Vis, hvad der ville have været bedre i et spil, og hvad der var held.
help-analyse =
    Lad en computerspiller analysere hver tur i et spil: hvilke træk der var bedst, hvad det spillede træk kostede, og hvor heldig trækningen var.

    GAME er en fil med en spillog eller dens JSON-form, færdig eller ej; - er standard-ind.
help-analyse-player = Spilleren, der analyserer spillet: en af { $players }, om nødvendigt med parametre efter et kolon.
help-analyse-turns = Analyser kun disse ture: »12«, »10-20« eller »30-«.
help-analyse-best = Hvor mange af de bedste træk der nævnes for hver tur.
help-analyse-seconds = Hvor mange sekunders CPU-tid en tur må tage.
help-analyse-samples = Hvor mange stikprøver en tur må tage; uden nogen grænse { $samples }.
help-analyse-seed = Med samme startværdi er tallene de samme, medmindre grænsen er i sekunder.
help-analyse-why = Angiv for hvert træk, hvad der taler for eller imod det.
help-analyse-picture = Tegn den forventede føring, held og tabte point over turene, og skriv billedet til denne SVG-fil.
help-analyse-examples =
    Eksempler:
      bastide analyse game.bastide
      bastide analyse game.bastide --turns 20-30 --best 5 --seconds 1 --why
      bastide analyse game.bastide --code my_player.py --player mine
      bastide analyse game.bastide --json --output analysis.json --picture analysis.svg

analyse-working = Analyserer
analyse-interrupted =
    Afbrudt: { $done ->
        [0] ingen
       *[other] { $done }
    } af { $turns } ture blev analyseret.
analyse-not-turns = { $value } er ikke et interval af ture som 12, 10-20 eller 30-.

analyse-title = Et spil i udgaven »{ $edition }«, som »{ $player }« ser det
analyse-totals = Dygtighed og held
analyse-column-turn = tur
analyse-column-seat = plads
analyse-column-played = valgt
analyse-column-best = bedste træk
analyse-column-margin = margin
analyse-column-lost = tabt
analyse-column-luck = held
analyse-column-lead = føring
analyse-column-why = hvorfor
analyse-column-score = point
analyse-column-turns = ture
analyse-column-lost-a-turn = pr. tur
analyse-key =
    Alle tal er point foran de andre. margin er den føring ved spillets slutning, som et træk ventes at give, tabt er, hvor langt det spillede træk er efter det bedste. held er det, den trukne brik er mere værd end posens gennemsnit, føring det, vurderingen venter efter trækket. Små forskelle er tilfældige; flere stikprøver giver mere præcise tal.

analyse-picture-title = Spillet, som »{ $player }« ser det
analyse-picture-seat =
    { $seat }: { $points } point · tabt { $lost } · held { $luck }
analyse-picture-lead = Forventet føring – over: { $first }, under: { $second }
analyse-picture-leads = Forventet føring over de andres gennemsnit
analyse-picture-luck = Held med brikkerne
analyse-picture-lost = Point tabt ved træk
analyse-picture-turn = tur
analyse-picture-bar = { $turn }: { $move } { $value }

error-analyse-no-such-turns =
    Der er ingen ture { $first } til { $last }; dette spil har { $turns ->
        [0] ingen endnu
        [one] én tur
       *[other] { $turns } ture
    }.
error-analyse-no-turns = { $file } har ingen ture at analysere: der er ikke spillet noget endnu.
error-analyse-over-the-game = Spillet i { $file } ville blive overskrevet; angiv en anden fil.
