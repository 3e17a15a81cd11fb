# Dla nowych graczy

page-new = Nie znasz jeszcze Carcassonne?
page-new-about = Twoja pierwsza partia, 5 minut. Układasz płytki, a każdą zasadę poznajesz wtedy, gdy jest potrzebna.
page-new-start = Zacznij pierwszą partię
page-new-known = Znam tę grę

# Pierwsza strona: co jeszcze można robić

page-ways = Inne strony
page-way-first-game = Twoja pierwsza partia
page-way-position = Otwórz pozycję
page-to-licences = Licencje
