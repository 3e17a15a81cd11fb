# Prvá stránka: čo sa ešte dá robiť

page-ways = Ďalšie možnosti
page-way-first-game = Tvoja prvá partia
page-way-by-hand = Pri skutočnom stole
page-way-games = Partie a zápisy
page-way-position = Pozícia
page-to-licences = Licencie
