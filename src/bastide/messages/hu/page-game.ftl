# A game in the browser: everything around its board. $name is a player's name, in no other form

page-game-players = Játékosok
page-game-score = { $points } pont
page-game-followers-left = még { $count } alattvaló
page-game-tribe-left = még { $count } törzstag
page-game-huts-left = még { $count } kunyhó
page-game-watchers = { $count } néző
page-game-watching = néző vagy
# A player's status, in a word or two beside the name
page-game-you-move = te jössz
page-game-to-move = következik
page-game-thinking = gondolkodik
page-game-you = te
page-game-here = ennél a képernyőnél
page-game-elsewhere = távolról
page-game-computer = gép · { $level }
page-game-not-come = még nincs itt
page-game-resigned = feladta
page-game-away = { $unit ->
        [seconds] { $count } másodperce nincs itt
        [minutes] { $count } perce nincs itt
        [hours] { $count } órája nincs itt
       *[days] { $count } napja nincs itt
    }
page-game-with-this-move = +{ $points } ezzel a lépéssel
page-game-if-ended-now = { $points }, ha most lenne vége
page-game-track = Értékelő tábla 50 mezővel, rajta { $count } pontjelző

# The hand of the player to move

page-game-your-move = Te jössz
page-game-pass-to = { $name } következik: add át a készüléket
page-game-tile = Kártya: { $tile }
page-game-your-tile = A kártyád
page-game-your-bonus-tile = A bónuszkártyád
page-game-tiles-left = { $count ->
        [0] Ez volt az utolsó kártya
       *[other] Még { $count } kártya
    }
page-game-bonus-left = és { $count } bónuszkártya
# $count: the number of cells that the tile fits
page-game-choose-cell = { $count ->
        [one] Válaszd a szaggatott szélű helyet a táblán.
       *[other] Válassz { $count } szaggatott szélű hely közül a táblán.
    }
page-game-try-cell = Próbálj ki egy helyet a táblán. Szólunk, ha a kártya nem illik oda.
page-game-cells = Helyek listája ({ $count })
# The number of rotations that fit a cell
page-game-turns = { $count }-féleképpen
page-game-places = Hová kerül a figura
page-game-keep = Figura nélkül
page-game-now = +{ $points } most
# The score of a feature if the game ended now
page-game-later = { $role ->
        [farmer] { $points } a végén
        [hunter] { $points } a végén
        [hut] { $points } a végén
       *[other] eddig { $points }
    }
page-game-back = Vissza
page-game-place = { $role ->
        [none] Lerakom
        [robber] Lerakom útonállóval
        [knight] Lerakom lovaggal
        [monk] Lerakom szerzetessel
        [gatherer] Lerakom gyűjtögetővel
        [fisher] Lerakom halásszal
        [hunter] Lerakom vadásszal
        [hut] Lerakom kunyhóval
       *[farmer] Lerakom paraszttal
    }
page-game-placing = Lerakás…
page-game-more-ways = Lépés másképp
page-game-type = Vagy írd be a lépést
page-game-type-play = Ezt lépem
page-game-last-move-of = { $name } utolsó lépése
page-game-tile-next = Mindjárt jön a kártyád
page-game-tile-next-about = Bármely billentyű vagy kattintás átugorja.
page-game-take-back = Utolsó köröm visszavonása
page-game-take-back-of = Utolsó kör visszavonása: { $name }
page-game-take-back-asked = Kérted a köröd visszavonását.
page-game-taken-back = Visszavonva.
page-game-restore = Visszaállítás
page-game-hint-take = Kipróbálom
page-game-hint-move = A javasolt lépés: { $reason }.
page-game-hint-thinking = Egy erős játékos gondolkodik rajta…

# The hand while another player is to move

page-game-is-thinking = { $name } gondolkodik
page-game-waiting-for = { $name } következik
page-game-for = { $unit ->
        [seconds] Már { $count } másodperce.
        [minutes] Már { $count } perce.
        [hours] Már { $count } órája.
       *[days] Már { $count } napja.
    }
page-game-wait-look = Addig nézz körül a táblán.
page-game-wait-watch = Nézőként követed a játékot.
page-game-wait-not-come = { $name } még nem érkezett meg. A játék vár.
page-game-next-tile = A következő kártyád: { $tile }
page-game-next-tile-of = { $name } következő kártyája: { $tile }
page-game-next-tile-about = előre húzva; mindenki látja

# The log

page-game-log = Események
page-game-log-none = Még semmi. { $tiles ->
        [1] Csak a kezdőkártya van az asztalon.
       *[other] Már { $tiles } kártya van az asztalon.
    }
page-game-points-only = csak pontok
page-game-why = miért
# Label of the tiles that fitted nowhere
page-game-left = Kikerült a játékból

# Layers

page-game-layers = Rétegek
page-game-layer = { $layer ->
        [fields] Mezők
        [meadows] Tisztások
        [features] Területek
        [dead] Holt helyek
        [remaining] Kártyák
        [projection] Előrejelzés
       *[hint] Tipp
    }
page-game-layer-empty = { $layer ->
        [fields] Még nincsenek parasztok
        [meadows] Még nincsenek vadászok
        [features] Még egyetlen terület sem foglalt
       *[dead] Még nincs holt hely
    }
# $preset: the kind of help that has hints, such as Learning
page-game-layer-off = { $layer ->
        [hint] Ennél az asztalnál nincs tipp. A segítséget a játék indításakor lehet kiválasztani: a „{ $preset }” beállításban van tipp.
        [watching] Tippet csak a játékosok kapnak.
       *[other] Ennél az asztalnál nincs. A segítséget a játék indításakor lehet kiválasztani.
    }
page-game-not-here = ennél az asztalnál nincs
page-game-remaining = Még { $count } kártya nincs lerakva
page-game-remaining-none = Nincs több kártya.
page-game-fit-here = Ide illik: { $count }

# Banners

page-game-lost = Megszakadt a kapcsolat.
page-game-lost-again = { $seconds ->
        [0] Újra próbáljuk.
       *[other] { $seconds } mp múlva újra próbáljuk.
    }
page-game-lost-trying = Újra próbáljuk…
page-game-lost-kept = A lépésed el van mentve.
page-game-lost-safe = A játék biztonságban van.
page-game-proposal-takeback = { $name } szeretné visszavonni az utolsó körét.
page-game-proposal-hand-over = { $name } javaslata: { $seat } helyett játsszon ez a gépi játékos: „{ $level }”.
page-game-proposal-agree = Beleegyezel?
page-game-proposal-waiting = Még nem válaszolt: { $names }.
# Used if two players have the same name
page-game-name-of-colour = { $name } ({ $colour })
page-game-agree = Igen
page-game-refuse = Nem
page-game-withdraw = Mégsem kérem
# $count: the number of players who had not answered; only a single one can be named
page-game-refused-takeback = { $count ->
        [1] { $names } nemet mondott.
       *[other] Valaki nemet mondott.
    } A köröd marad, ahogy volt.
page-game-refused-hand-over = { $count ->
        [1] { $names } nemet mondott.
       *[other] Valaki nemet mondott.
    } Minden marad, ahogy volt.
# The connection was lost meanwhile, so the outcome is unknown here
page-game-proposal-ended = A kérésed lejárt, amíg nem volt kapcsolat. Kérheted újra.

# Links to send

page-game-share = Megosztás
page-game-link-seat = { $name } helye
page-game-link-watch = Nézőknek
page-game-link-watch-about = csak nézni lehet
page-game-link-me = A többi készüléked
page-game-link-me-about = minden játékodat megnyitja; tartsd titokban
page-game-send-link = { $name } még nem érkezett meg. Küldd el ezt a linket:
page-game-copy = Másolás
page-game-copied = Másolva
page-link-local = csak ezen a gépen működik
page-link-qr = QR-kód
page-link-qr-about = Olvasd be a másik készülék kamerájával.
page-link-share = Megosztás másik alkalmazással
page-link-insecure = Más alkalmazással csak https-oldalról lehet megosztani. Másold ki a linket, vagy mutasd meg a QR-kódját.

# The menu of a table

page-game-more = Menü
page-game-menu = Asztal
page-game-no-farmers = parasztok nélkül
page-game-by-hand = asztali játék
page-game-aids-chip = segítség: { $aids }
page-game-aids = { $count ->
        [0] Ennél az asztalnál nincs segítség
       *[other] { $count } segítség engedélyezve
    }
page-game-rename = Átnevezés
page-game-ask-name = Hogyan szólítsanak a többiek?
page-game-ask-name-do = Ez a nevem
page-game-resign = Feladom
page-game-resign-sure = { $name } feladja? Ez nem vonható vissza.
page-game-resign-sure-several = { $name } feladja? A helyén egy gépi játékos játszik tovább. Ez nem vonható vissza.
page-game-resign-yes = Feladom
page-game-resign-no = Játszom tovább
page-game-no = Nem
page-game-close = Bezárás
page-game-hand-over = Átadás a gépnek
page-game-hand-over-seat = Ki helyett
page-game-hand-over-level = Melyik gépi játékos
page-game-hand-over-do = Átadom
page-game-hand-over-ask = Megkérdezem a többieket
page-game-hand-over-sure = Mostantól „{ $level }” játszik { $name } helyett. Ez nem vonható vissza.
page-game-hand-over-ask-sure = Mindenki mást megkérdezünk, játsszon-e „{ $level }” { $name } helyett. Egynapos távollét után már senkit sem kérdezünk meg.
page-game-hand-over-yes = Igen
page-game-save = Játéknapló mentése
page-game-leave = Kilépés
page-game-leave-about = A játék a kezdőlapon vár rád, itt: „Játékaid”.

# Keys

page-game-keys = Billentyűk
page-game-key-walk = lépkedés a helyek között
page-game-key-turn = a kártya elforgatása
page-game-key-piece = hely választása a figurának
page-game-key-none = figura nélkül
page-game-key-place = a kártya lerakása
page-game-key-back = vissza
page-game-key-fit = az egész tábla
page-game-key-nearer = nyomva tartva: a kártya közelebbről
page-game-key-zoom = nagyítás, kicsinyítés
page-game-key-last-move = a többiek utolsó lépése újra
page-game-key-log = események
page-game-key-hint = tipp
page-game-key-undo = az utolsó kör visszavonása
page-game-key-keys = ez a lista

# For screen readers

page-game-said-your-turn = { $name }, te jössz. { $count ->
        [0] Válassz egy helyet.
       *[other] { $count } helyre kerülhet a kártya.
    }
page-game-said-tile = A kártyán: { $description }.
page-game-said-turn = { $name } következik.
page-game-said-draw = { $name } húz egy kártyát.
# A próbált kártya: a $cell a jelölés nélkül none; akkor a $number a hely száma a $cells közül, vagy 0
page-game-said-lies = { $cell ->
        [none] { $number ->
            [0] A kártya a táblán fekszik
           *[other] A kártya helye: { $number }, összesen { $cells } hely közül
        }
       *[other] A kártya itt fekszik: { $cell }
    }{ $turns ->
        [1] , negyed fordulattal jobbra
        [2] , fél fordulattal
        [3] , negyed fordulattal balra
       *[0] {""}
    }. { $count ->
        [0] Figura nem tehető rá.
       *[other] Figura { $count } részre kerülhet.
    }
page-game-said-hint = Tipp: { $reason }.
page-game-said-rematch = Van már visszavágó.

# The end. $by: the winner's lead in points

page-game-over = Vége a játéknak
page-game-wins = { $count ->
        [one] { $by ->
            [0] { $names } nyer
           *[other] { $names } nyer { $by } pont előnnyel
        }
       *[other] { $names } holtversenyben nyer
    }
page-game-you-win = { $count ->
        [one] { $by ->
            [0] Nyertél
           *[other] { $by } ponttal nyertél
        }
       *[other] Holtversenyben nyertél
    }
page-game-you-lose = { $by ->
        [0] Vesztettél
       *[other] { $by } ponttal vesztettél
    }
page-game-draw = Döntetlen: mindenkinek { $points } pontja van
# Below the verdict: the lead before the final scoring. $own is true for the reader, otherwise $name leads
page-game-led = { $own ->
        [true] A záró értékelés előtt te vezettél { $by } ponttal.
       *[false] A záró értékelés előtt { $name } vezetett { $by } ponttal.
    }
page-game-level = A záró értékelés előtt senki sem vezetett.
# After one of these two: $gains lists page-game-gain
page-game-gains = Az értékelés pontjai: { $gains }.
page-game-gain = { $own ->
        [true] te { $points }
       *[false] { $name } { $points }
    }
page-game-to-end = Végeredmény
page-game-look-board = A tábla megtekintése
page-game-rematch = Visszavágó, új ülésrend
page-game-to-rematch = A visszavágóhoz
page-game-same-tiles = Ugyanezek a kártyák
page-game-lesson = Tanulás a hibáimból
page-game-last-count = A záró értékelés
page-game-skip = Ugrás az eredményre
page-game-last-count-none = A végén nem volt mit értékelni.
page-game-last-count-resigned = A játék korábban ért véget, ezért a befejezetlen területek nem hoznak pontot.
page-game-step = { $step }/{ $steps }. lépés
page-game-step-back = Egyet vissza
page-game-step-on = Következő
page-game-scoring-play = A záró értékelés lejátszása
page-game-scoring-pause = Szünet
page-game-shared = { $feature } · közös
page-game-sums = Miből jöttek a pontok
page-game-sum = { $kind ->
        [road] { $state ->
            [completed] Kész utak
           *[final] Befejezetlen utak
        }
        [city] { $state ->
            [completed] Kész városok
           *[final] Befejezetlen városok
        }
        [monastery] { $state ->
            [completed] Kész kolostorok
           *[final] Befejezetlen kolostorok
        }
        [river] { $state ->
            [completed] Lezárt folyószakaszok
           *[final] Le nem zárt folyószakaszok
        }
        [forest] { $state ->
            [completed] Lezárt erdők
           *[final] Le nem zárt erdők
        }
        [meadow] Tisztások
        [system] Folyórendszerek
        [huts] Folyórendszerek
       *[field] Mezők
    }
page-game-total = Összesen
page-game-course = Körről körre
# Below the end of the graph
page-game-course-final = vége

## Settings of this browser

page-settings = Beállítások
page-install = Telepítés
page-install-about = A Bastide saját ablakot kap, és kapcsolat nélkül is megnyílik.
page-install-ios = A Bastide telepítéséhez koppints a Safariban a Megosztás gombra, majd a „Főképernyőhöz adás” pontra.
page-install-insecure = A telepítéshez, a kapcsolat nélküli használathoz és a más alkalmazással való megosztáshoz https-oldal kell.
page-game-mute = Némítás
page-game-unmute = Hang bekapcsolása
page-setting-sound = Hang
page-setting-sound-about = rövid, halk hangok a táblánál
page-setting-notation = Jelölés
page-setting-notation-about = a lépések szövegként is látszanak, például D@1,0>90
page-setting-placing = Alattvaló
page-setting-placing-value = { $value ->
        [at-once] Azonnali lerakás
       *[confirm] Megerősítéssel
    }
page-setting-staging = Mások lépései
page-setting-staging-value = { $value ->
        [quick] Gyorsan
        [off] Azonnal
       *[normal] Normál
    }
page-setting-camera = Kamera
page-setting-camera-value = { $value ->
        [jump] A kártyára ugrik
        [never] Nem mozdul
       *[glide] A kártyára siklik
    }
page-setting-motion = Animáció
page-setting-motion-value = { $value ->
        [full] Teljes
        [reduced] Csökkentett
       *[auto] A rendszer szerint
    }
