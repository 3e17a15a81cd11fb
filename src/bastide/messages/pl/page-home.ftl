# Pierwsza strona: co jeszcze można robić

page-ways = Inne możliwości
page-way-first-game = Twoja pierwsza partia
page-way-by-hand = Przy prawdziwym stole
page-way-games = Partie i zapisy
page-way-position = Pozycja
page-to-licences = Licencje
