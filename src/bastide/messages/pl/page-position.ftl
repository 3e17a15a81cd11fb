# The page of a position that is in the address. $name: a player

page-position = Pozycja
page-position-about = Wklej lub wpisz tekst pozycji, taki jak zapisuje Bastide: w kilku wierszach albo w jednym.
page-position-broken = Tej pozycji nie da się pokazać
page-position-broken-about = Poniżej napisano, co się nie zgadza; tutaj można to poprawić.
page-position-cut-off-about = Brakuje końca linku. Poproś o niego jeszcze raz albo popraw go tutaj.
page-position-text = Pozycja jako tekst
page-position-show = Pokaż
page-position-copy = Kopiuj tekst
# $phase: the next step
page-position-next = { $phase ->
        [play] { $name } układa płytkę
        [draw-bonus] { $name } dobiera płytkę dodatkową
        [draw-ahead] { $name } dobiera naprzód płytkę
       *[draw] { $name } dobiera płytkę
    }

# A new game from the position

page-position-play = Graj stąd
page-position-play-about = Nowa partia od tej pozycji. Płytki w woreczku zostaną pomieszane.

# Links

page-position-link = Link do tej pozycji
page-position-link-about = do obejrzenia i do gry
