# The first page: what else there is to do

page-ways = További lehetőségek
page-way-first-game = Az első játékod
page-way-by-hand = Igazi asztalnál
page-way-games = Játékok és feljegyzések
page-way-position = Egy állás
