# The page of a position that is in the address. $name: a player

page-position = Állás
page-position-about = Illessz be vagy gépelj be egy állást szövegként, ahogy a Bastide írja: több sorban vagy egy sorban.
page-position-broken = Ezt az állást nem lehet megmutatni
page-position-broken-about = A hibát lent olvashatod, és itt ki is javíthatod.
page-position-cut-off-about = A link vége hiányzik. Kérd el újra, vagy javítsd ki itt.
page-position-text = Az állás szövegként
page-position-show = Mutasd
page-position-copy = Szöveg másolása
# $phase: the next step
page-position-next = { $phase ->
        [play] { $name } lerak egy területkártyát
        [draw-bonus] { $name } húz egy bónuszkártyát
        [draw-ahead] { $name } előre húz egy területkártyát
       *[draw] { $name } húz egy területkártyát
    }

# A new game from the position

page-position-play = Játék innen
page-position-play-about = Új játék ebből az állásból. Ami a zsákban maradt, azt megkeverjük.

# Links

page-position-link = Link erre az állásra
page-position-link-about = megnézni, és innen játszani
