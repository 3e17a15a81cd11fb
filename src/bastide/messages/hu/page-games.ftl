# The page of your games: import, search, delete

page-games-title = Játékaid
page-games-lead = Minden játék, amelyet itt játszottál, megmarad, amíg nem törlöd. Máshonnan hozott játékok is melléjük kerülhetnek.

# Imported files

page-games-bring = Játék behozása
page-games-bring-about = Húzz feljegyzéseket bárhová erre az oldalra, szövegként vagy JSON-ként: azokat is, amelyeket itt mentettél, és azokat is, amelyek a terminálban készültek.
page-games-choose-files = Fájlok kiválasztása
page-games-let-go = Engedd el, és bekerül
# $done of $all files are processed
page-games-reading = Beolvasás: { $done }/{ $all } fájl
page-games-arrived = { $count } játék bekerült
page-games-refused = { $count } fájl nem került be
page-games-put-away = A lista elrakása
page-games-show-position = Az állás
page-games-empty-file = Ez a fájl üres, tehát nincs benne játék.
page-games-not-text = Ez nem UTF-8 kódolású szövegfájl, így nem lehet benne játék.
page-games-no-record = Ez nem egy játék feljegyzése.
page-games-unreadable = A böngésző nem tudja elolvasni ezt a fájlt.
page-games-too-long = Ez túl hosszú: egy feljegyzés legfeljebb { $most } karakter.

# Search

page-games-search = Játék keresése
page-games-player = Egy játékos neve
page-games-any-edition = minden kiadás
page-games-from = Ettől
page-games-to = Eddig
page-games-state = Mely játékok
page-games-all-states = Mind
page-games-going = Folyamatban
page-games-over = Véget ért
page-games-clear = Szűrők törlése
page-games-found = { $count } játék
page-games-latest = A legutóbbi { $count } játék
page-games-nothing = Nincs ilyen játék
page-games-nothing-about = Hagyj el valamit, és keress újra.
page-games-earlier = Korábbi játékok
# Games that were watched in this browser
page-games-watched = Játékok, amelyeket néztél

# Deleting several games

page-games-several = Több kijelölése
page-games-several-end = Kész
page-games-choose = Kijelölés: „{ $game }”
page-games-delete = { $count ->
        [0] Törlés
       *[other] Törlés ({ $count })
    }
page-games-delete-sure = { $count ->
        [one] Törlöd magadnál ezt a játékot? A többieknél megmarad.
       *[other] Törlöd magadnál ezt a { $count } játékot? A többieknél megmaradnak.
    }
