# Forsiden: hvad der ellers er at gøre

page-ways = Andre muligheder
page-way-first-game = Dit første spil
page-way-by-hand = Ved et rigtigt bord
page-way-games = Spil og referater
page-way-position = En stilling
page-to-licences = Licenser
