# The entry for new players

page-new = New to Carcassonne?
page-new-about = Your first game, 5 minutes. You lay tiles; each rule is explained when you meet it.
page-new-start = Start your first game
page-new-known = I know the game

# The home page: further links

page-ways = More pages
page-way-first-game = Your first game
page-way-position = Open a position
page-to-licences = Licences
