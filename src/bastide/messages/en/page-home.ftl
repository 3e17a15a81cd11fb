# The home page: further links

page-ways = More ways to play
page-way-first-game = Your first game
page-way-by-hand = At a real table
page-way-games = Games and records
page-way-position = A position
page-to-licences = Licences
