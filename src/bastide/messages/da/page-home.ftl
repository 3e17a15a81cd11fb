# For nye spillere

page-new = Er Carcassonne nyt for dig?
page-new-about = Dit første spil, 5 minutter. Du lægger brikker, og hver regel forklares, når du får brug for den.
page-new-start = Begynd dit første spil
page-new-known = Jeg kender spillet

# Forsiden: hvad der ellers er at gøre

page-ways = Flere sider
page-way-first-game = Dit første spil
page-way-position = Åbn en stilling
page-to-licences = Licenser
