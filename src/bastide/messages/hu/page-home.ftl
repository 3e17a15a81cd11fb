# The home page: further links

page-ways = További lehetőségek
page-way-first-game = Az első játékod
page-way-by-hand = Igazi asztalnál
page-way-games = Játékok és feljegyzések
page-way-position = Egy állás
page-to-licences = Licencek
