# A game in the browser: everything around its board. $name is a player's name, in no other form

page-game-players = Játékosok
page-game-score = { $points } pont
page-game-followers-left = még { $count } alattvaló
page-game-tribe-left = még { $count } törzstag
page-game-huts-left = még { $count } kunyhó
page-game-watchers = { $count } néző
page-game-watching = te csak nézed
# A player's status, in a word or two beside the name
page-game-you-move = te jössz
page-game-to-move = következik
page-game-thinking = gondolkodik
page-game-you = te
page-game-here = ennél a képernyőnél
page-game-elsewhere = máshol
page-game-computer = gép · { $level }
page-game-not-come = még nincs itt
page-game-resigned = feladta
page-game-away = { $unit ->
        [seconds] { $count } mp óta nincs itt
        [minutes] { $count } perce nincs itt
        [hours] { $count } órája nincs itt
       *[days] { $count } napja nincs itt
    }
page-game-with-this-move = +{ $points } ezzel a lépéssel
page-game-if-ended-now = { $points }, ha most lenne vége
page-game-track = Értékelő tábla 50 mezővel, rajta { $count } pajzs

# The hand of the player to move

page-game-your-move = Te jössz
page-game-pass-to = { $name } következik: add át a képernyőt
page-game-tile = Kártya: { $tile }
page-game-bonus-tile = Bónuszkártya: { $tile }
page-game-tiles-left = { $count ->
        [0] Ez volt az utolsó kártya
       *[other] Még { $count } kártya
    }
page-game-bonus-left = és { $count } bónuszkártya
# $count: the number of cells that the tile fits
page-game-choose-cell = { $count ->
        [one] Válaszd a szaggatott szélű helyet a táblán.
       *[other] Válassz a táblán: { $count } szaggatott szélű hely van.
    }
page-game-try-cell = Próbálj ki egy helyet a táblán. Szólunk, ha a kártya nem illik oda.
page-game-cells = { $count } hely listában
# The number of rotations that fit a cell
page-game-turns = { $count }-féleképpen
page-game-places = Hová kerül figura
page-game-keep = Megtartom
page-game-keep-about = figura nélkül
# A feature and its number of tiles
page-game-feature-tiles = { KIND($kind) }, { $count } kártya
page-game-now = +{ $points } most
# The score of a feature if the game ended now
page-game-later = { $role ->
        [farmer] { $points } a végén
        [hunter] { $points } a végén
        [hut] { $points } a végén
       *[other] eddig { $points }
    }
page-game-back = Egy lépést vissza
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
page-game-placing = Lerakás …
page-game-type = Vagy írd be a lépést
page-game-type-play = Ezt lépem
page-game-take-back = Visszavonom az utolsó körömet
page-game-take-back-of = Utolsó kör visszavonása: { $name }
page-game-take-back-asked = Kérted a köröd visszavonását.
page-game-hint-take = Kipróbálom
page-game-hint-thinking = Egy erős játékos gondolkodik rajta …

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
page-game-wait-watch = Te csak nézed a játékot.
page-game-wait-not-come = { $name } még nem érkezett meg. A játék vár.
page-game-next-tile = A következő kártyád: { $tile }
page-game-next-tile-of = { $name } következő kártyája: { $tile }
page-game-next-tile-about = előre húzva; mindenki látja

# The log

page-game-log = Mi történt
page-game-log-none = Még semmi. { $tiles ->
        [1] A kezdőkártya az asztalon van.
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
page-game-not-here = ennél az asztalnál nincs
page-game-remaining = Még { $count } kártya nincs lerakva
page-game-remaining-none = Nincs több kártya.
page-game-fit-here = { $count ->
        [0] Egyikük sem illik ide: { $cell }
       *[other] Közülük { $count } illik ide: { $cell }
    }

# Banners

page-game-lost = Megszakadt a kapcsolat.
page-game-lost-again = { $seconds ->
        [0] Újra próbáljuk.
       *[other] { $seconds } mp múlva újra próbáljuk.
    }
page-game-lost-trying = Újra próbáljuk …
page-game-lost-kept = A lépésed itt megmarad.
page-game-lost-safe = A játék biztonságban van.
page-game-proposal-takeback = { $name } szeretné visszavonni az utolsó kört.
page-game-proposal-hand-over = { $name } javaslata: { $seat } helyett játsszon ez a gépi játékos: „{ $level }”.
page-game-proposal-agree = Beleegyezel?
page-game-proposal-waiting = Még nem válaszolt: { $names }.
# Used if two players have the same name
page-game-name-of-colour = { $name } ({ $colour })
page-game-agree = Igen
page-game-refuse = Nem
page-game-withdraw = Visszavonás
# $count: the number of players who had not answered; only a single one can be named
page-game-refused-takeback = { $count ->
        [1] { $names } nemet mondott.
       *[other] Valaki nemet mondott.
    } A köröd marad.
page-game-refused-hand-over = { $count ->
        [1] { $names } nemet mondott.
       *[other] Valaki nemet mondott.
    } Minden marad, ahogy volt.
# The connection was lost meanwhile, so the outcome is unknown here
page-game-proposal-ended = Amíg nem volt kapcsolat, a javaslatod lezárult. Ha szeretnéd, javasold újra.

# Links to send

page-game-share = Megosztás
page-game-link-seat = { $name } helye
page-game-link-watch = Nézőknek
page-game-link-watch-about = csak mutatja, lépni nem lehet vele
page-game-link-me = A többi eszközöd
page-game-link-me-about = minden játékodat magával viszi; tartsd titokban
page-game-send-link = { $name } még nem érkezett meg. Küldd el ezt a linket:
page-game-copy = Másolás
page-game-copied = Másolva

# The menu of a table

page-game-menu = Asztal
page-game-no-farmers = parasztok nélkül
page-game-by-hand = kézi játék
page-game-aids-chip = segítség: { $aids }
page-game-aids = { $count ->
        [0] Ennél az asztalnál nincs segítség
       *[other] Ennél az asztalnál { $count } segítség van
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
page-game-hand-over = Vegye át egy gépi játékos
page-game-hand-over-seat = Ki helyett
page-game-hand-over-level = Melyik gépi játékos
page-game-hand-over-do = Átadom
page-game-hand-over-ask = Javaslom
page-game-hand-over-sure = Mostantól „{ $level }” játszik { $name } helyett. Ez nem vonható vissza.
page-game-hand-over-ask-sure = Mindenki mást megkérdezünk, játsszon-e „{ $level }” { $name } helyett. Egy nap távollét után senkit sem.
page-game-hand-over-yes = Igen
page-game-save = Feljegyzés mentése
page-game-leave = Kilépés
page-game-leave-about = A játék a kezdőlapon vár rád, itt: „Folytatás”.

# Keys

page-game-keys = Billentyűk
page-game-key-walk = lépkedés a helyek között
page-game-key-turn = a kártya elforgatása
page-game-key-piece = hová kerüljön figura
page-game-key-none = figura nélkül
page-game-key-place = a kártya lerakása
page-game-key-back = egy lépést vissza
page-game-key-fit = az egész tábla
page-game-key-zoom = nagyobb, kisebb
page-game-key-log = mi történt
page-game-key-hint = tipp
page-game-key-undo = az utolsó kör visszavonása
page-game-key-keys = ez a lista

# For screen readers

page-game-said-your-turn = { $name }, te jössz, kártyád: { $tile }. { $count ->
        [0] Válassz egy helyet.
       *[other] { $count } helyre kerülhet.
    }
page-game-said-tile = Rajta: { $description }.
page-game-said-turn = { $name } következik, kártyája: { $tile }.
page-game-said-draw = { $name } kártyát húz.
page-game-said-lies = A kártya itt fekszik: { $cell }{ $turned ->
        [0] {""}
       *[other] , { $turned }°-kal elforgatva
    }. { $count ->
        [0] Figura nem tehető rá.
       *[other] Figura { $count } részre kerülhet.
    }
page-game-said-hint = Tipp: { $move } – { $reason }.
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
# $scores: all scores, the winner's first; $points: the winner's points from the final scoring
page-game-end-about = { $scores } pont. Ebből a győztesnek a záró értékelés hozott { $points } pontot.
page-game-to-end = Hogyan ért véget
page-game-look-board = A tábla megtekintése
page-game-rematch = Visszavágó, új ülésrend
page-game-to-rematch = A visszavágóhoz
page-game-same-tiles = Újra ugyanezekkel a kártyákkal
page-game-last-count = A záró értékelés
page-game-skip = Átugrás
page-game-last-count-none = A végén nem volt mit értékelni.
page-game-step = { $step }/{ $steps }. lépés
page-game-step-back = Egyet vissza
page-game-step-on = Következő
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
           *[final] Lezáratlan folyószakaszok
        }
        [forest] { $state ->
            [completed] Lezárt erdők
           *[final] Lezáratlan erdők
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
