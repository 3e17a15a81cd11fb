# The page in the browser: its frame, and where a game is chosen

page-language = Nyelv
page-theme = { $theme ->
        [light] Színek: világos
        [dark] Színek: sötét
       *[auto] Színek: a rendszer szerint
    }
page-to-home = Kezdőlap
page-navigation = Fő navigáció
page-to-learn = Tanulás
page-to-rules = Szabályok
page-to-games = Játékaid
page-to-real-table = Asztalnál
page-games-waiting = { $count } játék vár a lépésedre
page-missing = Itt nincs semmi
page-missing-about = Ez a cím sehová sem vezet. A játékaid a kezdőlapon vannak.
page-loading = Terítjük az asztalt…
page-try-again = Újra
page-try-now = Próbáld most

# Errors, worded without blame

page-error-fault = Valami elromlott nálunk. A játékaid biztonságban vannak.
page-error-no-connection = A kiszolgáló nem érhető el. A játékaid ott biztonságban vannak.
page-error-strange-answer = A kiszolgáló olyan választ adott, amelyet nem értünk ({ $status }).
page-error-no-words = Ez az oldal elavult. Kérjük, töltsd be újra.

# The home page

page-title = Rakj le egy kártyát. Foglalj földet.
page-lead = { $editions ->
        [one] Egy kiadás.
        [6] Hat kiadás közül választhatsz.
       *[other] { $editions } kiadás közül választhatsz.
    } Játssz ennél a képernyőnél, távoli barátokkal vagy a gép ellen.
page-edition = Kiadás
page-tiles = { $tiles } kártya
# $bonus: bonus tiles, besides the others
page-tiles-and-bonus = { $tiles } + { $bonus } kártya

# The table and its seats

page-table = Az asztal
page-seat-kind = { $seat }: ki játszik
page-seat-here = Itt
page-seat-away = Távolról
page-seat-computer = Gép
page-seat-name = { $seat } neve
page-seat-is-you = te, ennél a képernyőnél
page-seat-is-here = ennél a képernyőnél
page-seat-gets-link = linket kap
page-seat-level = { $seat }: hogyan játszik
page-seat-add = Új játékos
page-seat-add-most = legfeljebb { $most }
page-seat-remove = { $seat } eltávolítása

# Options

page-farmers = Parasztok
page-farmers-about = mezőre is kerülhet alattvaló
page-draw-ahead = Előre húzás
page-draw-ahead-about = előre látod a következő kártyádat
page-aids = Segítség
page-aids-about = mindenkinek ugyanaz
page-aids-own = saját választás
page-aids-single = Választás egyenként
page-first = Ki kezd
page-first-lots = sorsolással

page-play = Játék
# On a narrow screen: label of the button
page-play-what = Játék · { $edition }, { $seats } játékos
page-play-starting = Előkészítés…
page-preparing = A szabályok előkészítése folyik, ezen a gépen csak most az egyszer. Utána az új játék magától elindul.
page-play-alone = Azonnal indul. Nem kell semmit telepíteni.
page-play-guests = Minden távoli játékosnak kapsz egy linket. Játék közben is csatlakozhatnak.
page-play-links-local = A linkek csak ezen a gépen működnek. Ha a hálózatodban másokkal is játszanál, indítsd így: „{ $lan }”; ha bárkivel, bárhol, lásd: „{ $public }”.

# Your games

page-games = Játékaid
page-games-all = összes játék
page-games-none = Még nincs játékod
page-games-none-about = Amit elkezdesz, itt marad. Regisztrálni nem kell.
page-games-loading = Keressük a játékaidat…
# $players: the other players, or all at this screen
page-game-title = { $players }, { $edition }
page-game-computer-level = Gép ({ $level })
# $name: the player to move
page-game-turn-of = { $name } következik
# $laid of $tiles tiles are on the table
page-game-laid = { $laid }/{ $tiles } kártya
page-game-won = { $count ->
        [one] { $names } nyert
       *[other] { $names } holtversenyben nyert
    }
page-game-you-won = { $count ->
        [one] Nyertél
       *[other] Holtversenyben nyertél
    }
page-game-you-lost = Vesztettél
page-game-drawn = Döntetlen
page-game-open = Megnyitás
page-game-play = Te jössz
page-game-look-back = Visszanézés
page-game-delete = Törlés: „{ $game }”
page-game-delete-sure = Törlöd ezt a játékot a listádról?
page-game-delete-sure-alone = Ez a játék még nem ért véget. Törlöd végleg?
page-game-delete-sure-others = Ez a játék még nem ért véget. Törlöd a listádról? A többieknél megmarad, és továbbra is sorra kerülsz benne.
# A game that was only watched
page-game-delete-sure-watched = Törlöd ezt a játékot a listádról?
page-game-delete-yes = Törlés
page-game-delete-no = Maradjon
page-game-closed = Ezt az asztalt nem nyithatod meg
page-game-opening = A játék megnyitása…
page-game-no-token = Ebben a böngészőben itt nincs helyed. Nyisd meg a linket, amelyet kaptál.
page-board = Tábla

# An identity from a link

page-identity-offered = Ez a link egy másik böngésző játékait nyitja meg. Használod őket itt a sajátjaid helyett?
page-identity-take = Igen, azokat
page-identity-leave = Nem, a sajátom kell
page-identity-broken = Ez a link hiányos. Másold ki az egész linket, és próbáld újra.

# Editions: a name, and a description of two lines

edition-modern = Modern
edition-modern-special = Ma így játsszák: a mező 3 pontot ér minden szomszédos kész városért.
edition-hungarian = Magyar
edition-hungarian-special = Az első szabályok. A kis város 4 pont; a mezőkért városonként egyszer jár.
edition-slovak = Szlovák
edition-slovak-special = A kis város csak 2 pont. Előre húzás: a következő kártyádat már most látod.
edition-danish = Dán
edition-danish-special = A parasztok a városokért küzdenek: a többség városonként 4 pontot kap.
edition-winter = Téli
edition-winter-special = 12 új kártya, hó alatt. A mező 3 pontot ér minden szomszédos kész városért.
edition-hunters = Vadászok és gyűjtögetők
edition-hunters-special = Erdők, folyók, vadak. Építs kunyhót, találj aranyat, rakj le bónuszkártyát.

# Computer players: a name, and a short description

level-random = Gondtalan
level-random-about = bárhová rak
level-greedy = Mohó
level-greedy-about = mindig a legtöbb azonnali pontot viszi
page-level = { $number }. szint

# Aids, and sets of them

preset-learning = Tanuláshoz
preset-standard = Szokásos
preset-tournament = Verseny
preset-purist = Purista
aid-legal = Hová illik a kártya
aid-preview = Hány pontot ér egy lépés
aid-features = Utak, városok, folyószakaszok: ki vezet
aid-fields = Mezők és tisztások: ki vezet
aid-dead = Helyek, ahová semmi sem illik
aid-remaining = A megmaradt kártyák
aid-fits = Melyikük illik egy helyre
aid-projection = Pontok, ha most lenne vége
aid-takeback = Kör visszavonása
aid-hint = Tippek egy erős játékostól
