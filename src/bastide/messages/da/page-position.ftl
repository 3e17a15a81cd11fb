# The page of a position that is in the address. $name: a player

page-position = Stilling
page-position-about = Indsæt eller skriv en stilling som tekst, sådan som Bastide skriver den: på flere linjer eller på én.
page-position-broken = Denne stilling kan ikke vises
page-position-broken-about = Se nedenfor, hvad der er galt, og ret det her.
page-position-cut-off-about = Slutningen af linket mangler. Bed om det igen, eller ret det her.
page-position-text = Stillingen som tekst
page-position-show = Vis
page-position-copy = Kopier teksten
# $phase: the next step
page-position-next = { $phase ->
        [play] { $name } lægger en brik
        [draw-bonus] { $name } trækker en bonusbrik
        [draw-ahead] { $name } trækker en brik forud
       *[draw] { $name } trækker en brik
    }

# A new game from the position

page-position-play = Spil herfra
page-position-play-about = Et nyt spil fra denne stilling. De resterende brikker i posen blandes.

# Links

page-position-link = Link til denne stilling
page-position-link-about = til at se på og spille videre fra
