# The page of a position that is in the address. $name: a player

page-position = Állás
page-position-about = Illessz be vagy gépelj be egy állást szövegként, ahogy a Bastide írja: több sorban vagy egy sorban.
page-position-broken = Ezt az állást nem lehet megmutatni
page-position-broken-about = A hibát lent olvashatod, és itt ki is lehet javítani.
page-position-cut-off-about = A hivatkozás vége útközben elveszett. Kérd el újra, vagy javítsd ki itt.
page-position-text = Az állás szövegként
page-position-show = Mutasd
page-position-copy = Szöveg másolása
# $phase: the next step
page-position-next = { $phase ->
        [play] { $name } területkártyát rak le
        [draw-bonus] { $name } bónuszkártyát húz
        [draw-ahead] { $name } előre húz egy területkártyát
       *[draw] { $name } területkártyát húz
    }

# A new game from the position

page-position-play = Játék innen
page-position-play-about = Új játék ebből az állásból. Ami a zsákban maradt, azt megkeverjük.

# Links

page-position-link = Hivatkozás erre az állásra
page-position-link-about = megnézni, és innen játszani
