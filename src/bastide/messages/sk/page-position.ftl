# The page of a position that is in the address. $name: a player

page-position = Pozícia
page-position-about = Vlož alebo napíš pozíciu ako text, tak ako ju zapisuje Bastide: vo viacerých riadkoch alebo v jednom.
page-position-broken = Táto pozícia sa nedá ukázať
page-position-broken-about = Čo nesedí, je napísané nižšie a dá sa tu opraviť.
page-position-cut-off-about = Koniec odkazu chýba. Vypýtaj si ho znova, alebo ho tu oprav.
page-position-text = Pozícia ako text
page-position-show = Ukázať
page-position-copy = Kopírovať text
# $phase: the next step
page-position-next = { $phase ->
        [play] { $name } vykladá kartu
        [draw-bonus] { $name } ťahá bonusovú kartu
        [draw-ahead] { $name } ťahá kartu vopred
       *[draw] { $name } ťahá kartu
    }

# A new game from the position

page-position-play = Hrať odtiaľto
page-position-play-about = Nová partia z tejto pozície. Karty vo vrecúšku sa zamiešajú.

# Links

page-position-link = Odkaz na túto pozíciu
page-position-link-about = na pozretie a na hranie
