# Alle ens egne spil: hentet ind, fundet igen, slettet

page-games-title = Dine spil
page-games-lead = Hvert spil, du har spillet her, bliver, til du sletter det. Spil andre steder fra kan komme til.

# Filer, der hentes ind

page-games-bring = Hent et spil ind
page-games-bring-about = Slip referater et vilkårligt sted på denne side, som tekst eller som JSON: dem, du har gemt her, og dem fra terminalen.
page-games-choose-files = Vælg filer
page-games-let-go = Slip for at hente ind
# $done af $all filer er klaret
page-games-reading = Læser: { $done } af { $all } filer
page-games-arrived = { $count ->
        [one] 1 spil er kommet ind
       *[other] { $count } spil er kommet ind
    }
page-games-refused = { $count ->
        [one] 1 fil kunne ikke hentes ind
       *[other] { $count } filer kunne ikke hentes ind
    }
page-games-put-away = Læg listen væk
page-games-show-position = Vis stillingen
page-games-empty-file = Filen er tom, så den indeholder intet spil.
page-games-not-text = Det er ikke en tekstfil i UTF-8, så den kan ikke indeholde et spil.
page-games-no-record = Dette er ikke et referat af et spil.
page-games-unreadable = Browseren kan ikke læse denne fil.
page-games-too-long = Det er for langt: et referat har højst { $most } tegn.

# At lede efter spil

page-games-search = Find et spil
page-games-player = En spillers navn
page-games-any-edition = alle udgaver
page-games-from = Fra
page-games-to = Til
page-games-state = Hvilke spil
page-games-all-states = Alle
page-games-going = I gang
page-games-over = Slut
page-games-clear = Ryd
page-games-found = { $count } spil
page-games-latest = { $count ->
        [one] Det seneste spil
       *[other] De seneste { $count } spil
    }
page-games-nothing = Intet spil er sådan
page-games-nothing-about = Udelad noget, og led igen.
page-games-earlier = Vis tidligere spil
# Spil, som man kun så på, i denne browser
page-games-watched = Spil, du har set på

# At slette flere

page-games-several = Vælg flere
page-games-several-end = Færdig
page-games-choose = Vælg »{ $game }«
page-games-delete = { $count ->
        [0] Slet
       *[other] Slet { $count }
    }
page-games-delete-sure = { $count ->
        [one] Slet 1 spil for dig? De andre ved bordet beholder det.
       *[other] Slet { $count } spil for dig? De andre ved bordene beholder dem.
    }
