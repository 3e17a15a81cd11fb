# The page of your games: import, search, delete

page-games-lead = Minden játék, amelyet itt játszottál, megmarad, amíg nem törlöd. Más játékokat is betölthetsz.

# Imported files

page-games-bring = Játék betöltése
page-games-bring-about = Húzz játéknaplókat bárhová erre az oldalra, szövegként vagy JSON-ként: azokat is, amelyeket itt mentettél, és azokat is, amelyek a terminálban készültek.
page-games-choose-files = Fájlok kiválasztása
page-games-let-go = Engedd el a betöltéshez
# $done of $all files are processed
page-games-reading = Beolvasás: { $done }/{ $all } fájl
page-games-arrived = { $count } játék betöltve
page-games-refused = { $count } fájl nem tölthető be
page-games-put-away = Lista elrejtése
page-games-show-position = Az állás
page-games-empty-file = Ez a fájl üres, tehát nincs benne játék.
page-games-not-text = Ez nem UTF-8 kódolású szövegfájl, így nem lehet benne játék.
page-games-no-record = Ez nem játéknapló.
page-games-unreadable = A böngésző nem tudja elolvasni ezt a fájlt.
page-games-too-long = Ez túl hosszú: egy játéknapló legfeljebb { $most } karakter.

# Search

page-games-search = Játék keresése
page-games-player = Egy játékos neve
page-games-any-edition = minden kiadás
page-games-from = Ettől
page-games-to = Eddig
page-games-state = Mely játékok
page-games-all-states = Mind
page-games-going = Folyamatban
page-games-over = Befejezett
page-games-clear = Szűrők törlése
page-games-found = { $count } játék
page-games-latest =
    { $count ->
        [one] A legutóbbi játék
       *[other] A legutóbbi { $count } játék
    }
page-games-nothing = Nincs találat
page-games-nothing-about = Törölj egy szűrőt, és keress újra.
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
        [one] Törlöd ezt a játékot a listádról? A többieknél megmarad.
       *[other] Törölsz { $count } játékot a listádról? A többieknél megmaradnak.
    }
