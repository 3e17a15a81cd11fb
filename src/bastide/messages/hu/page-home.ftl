# The entry for new players

page-new = Még nem ismered a Carcassonne-t?
page-new-about = Az első játékod, 5 perc. Kártyákat raksz le, a szabályokat menet közben magyarázzuk el.
page-new-start = Az első játék indítása
page-new-known = Ismerem a játékot

# The home page: further links

page-ways = További oldalak
page-way-first-game = Az első játékod
page-way-position = Állás megnyitása
page-to-licences = Licencek
