# The first page: what else there is to do

page-ways = Other ways
page-way-first-game = Your first game
page-way-by-hand = At a real table
page-way-games = Games and records
page-way-position = A position
