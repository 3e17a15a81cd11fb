# Alle ens egne spil: hentet ind, fundet igen, slettet

page-games-lead = Hvert spil, du spiller her, bliver gemt, til du sletter det. Du kan også hente spil andre steder fra.

# Filer, der hentes ind

page-games-bring = Importer et spil
page-games-bring-about = Slip spillogge hvor som helst på siden, som tekst eller som JSON: dem, du har gemt her, og dem fra terminalen.
page-games-choose-files = Vælg filer
page-games-let-go = Slip for at importere
# $done af $all filer er klaret
page-games-reading = Læser: { $done } af { $all } filer
page-games-arrived = { $count ->
        [one] 1 spil importeret
       *[other] { $count } spil importeret
    }
page-games-refused = { $count ->
        [one] 1 fil kunne ikke importeres
       *[other] { $count } filer kunne ikke importeres
    }
page-games-put-away = Skjul listen
page-games-show-position = Vis stillingen
page-games-empty-file = Filen er tom, så den indeholder intet spil.
page-games-not-text = Det er ikke en tekstfil i UTF-8, så den kan ikke indeholde et spil.
page-games-no-record = Dette er ikke en spillog.
page-games-unreadable = Browseren kan ikke læse denne fil.
page-games-too-long = Det er for langt: en spillog har højst { $most } tegn.

# At lede efter spil

page-games-search = Find et spil
page-games-player = En spillers navn
page-games-any-edition = alle udgaver
page-games-from = Fra
page-games-to = Til
page-games-state = Hvilke spil
page-games-all-states = Alle
page-games-going = I gang
page-games-over = Afsluttede
page-games-clear = Ryd
page-games-found = { $count } spil
page-games-latest = { $count ->
        [one] Det seneste spil
       *[other] De seneste { $count } spil
    }
page-games-nothing = Ingen spil passer
page-games-nothing-about = Fjern et filter, og søg igen.
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
        [one] Vil du slette 1 spil fra din liste? De andre ved bordet beholder det.
       *[other] Vil du slette { $count } spil fra din liste? De andre ved bordene beholder dem.
    }
