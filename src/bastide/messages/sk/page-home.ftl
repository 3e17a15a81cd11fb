# Pre nových hráčov

page-new = Nepoznáš ešte Carcassonne?
page-new-about = Tvoja prvá partia, 5 minút. Vykladáš karty a každé pravidlo sa dozvieš vtedy, keď ho potrebuješ.
page-new-start = Začať prvú partiu
page-new-known = Hru poznám

# Prvá stránka: čo sa ešte dá robiť

page-ways = Ďalšie stránky
page-way-first-game = Tvoja prvá partia
page-way-position = Otvoriť pozíciu
page-to-licences = Licencie
