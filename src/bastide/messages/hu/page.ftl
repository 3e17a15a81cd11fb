# The page in the browser: its frame, and where a game is chosen

page-language = Nyelv
page-theme = { $theme ->
        [light] Színek: világos
        [dark] Színek: sötét
       *[auto] Színek: ahogy a rendszeredben
    }
page-to-home = A kezdőlapra
page-to-rules = Szabályok
page-missing = Itt nincs semmi
page-missing-about = Ez a cím sehová sem vezet. A játékok a kezdőlapon vannak.
page-loading = Terítjük az asztalt …
page-try-again = Újra
page-try-now = Próbáld most

# Errors, worded without blame

page-error-fault = Valami elromlott nálunk. A játékaid biztonságban vannak.
page-error-no-connection = A kiszolgáló nem érhető el. A játékaid ott biztonságban vannak.
page-error-strange-answer = A kiszolgáló olyan választ adott, amelyet nem értünk ({ $status }).
page-error-no-words = Erre ennek az oldalnak még nincs szava. Kérjük, töltsd be újra.

# The home page

page-title = Rakj kártyát. Foglalj földet.
page-lead = { $editions ->
        [one] Egy kiadás.
        [6] Hat kiadás közül választhatsz.
       *[other] { $editions } kiadás közül választhatsz.
    } Játssz ennél a képernyőnél, máshol ülő barátokkal vagy a gép ellen.
page-edition = Kiadás
page-tiles = { $tiles } kártya
# $bonus: bonus tiles, besides the others
page-tiles-and-bonus = { $tiles } + { $bonus } kártya

# The table and its seats

page-table = Az asztal
page-seat-kind = Ki játszik: { $seat }
page-seat-here = Itt
page-seat-away = Máshol
page-seat-computer = Gép
page-seat-name = { $seat } neve
page-seat-is-you = te, ennél a képernyőnél
page-seat-is-here = ennél a képernyőnél
page-seat-gets-link = linket kap
page-seat-level = Hogyan játszik: { $seat }
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
page-first-lots = sorsolás

page-play = Játék
# On a narrow screen: label of the button
page-play-what = Játék · { $edition }, { $seats } játékos
page-play-starting = Előkészítés …
page-play-alone = Azonnal indul. Nem kell semmit telepíteni.
page-play-guests = Minden máshol ülő játékosnak kapsz egy linket. Játék közben is csatlakozhatnak.
page-play-links-local = A linkek csak ezen a gépen működnek. Ha a hálózatodban másokkal is játszanál, indítsd így: „{ $lan }”; ha bárhol máshol ülőkkel, lásd: „{ $public }”.

# Your games

page-games = Folytatás
page-games-all = összes játék
page-games-none = Nincs folytatható játék
page-games-none-about = Amit elkezdesz, itt marad, amíg nem törlöd.
page-games-loading = Keressük a játékaidat …
# $others: the names of the other seats
page-game-with = { $edition }, { $others } társaságában
page-game-against = { $edition }, { $others } ellen
# $names: those of all seats, which are at this screen
page-game-of = { $edition }: { $names }
# $name: the player to move; $laid of $tiles tiles are on the table
page-game-turn-of = { $name } következik · { $laid }/{ $tiles } kártya lerakva
page-game-your-turn = Te jössz · { $laid }/{ $tiles } kártya lerakva
page-game-won = { $count ->
        [one] { $names } nyert
       *[other] { $names } holtversenyben nyert
    }
page-game-you-won = { $count ->
        [one] Nyertél
       *[other] Holtversenyben nyertél
    }
page-game-open = Megnyitás
page-game-play = Te jössz
page-game-look-back = Visszanézés
page-game-delete = Törlés: „{ $game }”
page-game-delete-sure = Törlöd magadnál ezt a játékot?
page-game-delete-sure-alone = Ez a játék még nem ért véget. Törlöd végleg?
page-game-delete-sure-others = Ez a játék még nem ért véget. Törlöd magadnál? A többieknél megmarad, és továbbra is sorra kerülsz benne.
# A game that was only watched
page-game-delete-sure-watched = Lekerüljön ez a játék a listádról?
page-game-delete-yes = Törlés
page-game-delete-no = Maradjon
page-game-closed = Ez az asztal zárva marad
page-game-opening = A játék megnyitása …
page-game-no-token = Ennek a böngészőnek itt nincs helye. Nyisd meg a linket, amelyet kaptál.
page-board = Tábla

# An identity from a link

page-identity-offered = Ez a link egy másik böngésző játékait hozza magával. Átveszed őket ide?
page-identity-take = Átveszem
page-identity-leave = Nem, maradnak a sajátjaim
page-identity-broken = Ez a link nem teljes, ezért nem hoz játékokat. Másold ki újra az egészet.

# Editions: a name, and a description of two lines

edition-modern = Modern
edition-modern-special = Ma így játsszák: a mező 3 pont minden szomszédos kész városért.
edition-hungarian = Magyar
edition-hungarian-special = Az első szabályok. A kis város 4 pont; egy város játékosonként egyszer fizet.
edition-slovak = Szlovák
edition-slovak-special = A kis város csak 2 pont. Előre húzás: a következő kártyádat már most látod.
edition-danish = Dán
edition-danish-special = A parasztok a városokért küzdenek: 4 pont annak, aki többségben van.
edition-winter = Téli
edition-winter-special = Tizenkét új kártya, hó alatt. Minden mező 3 pont minden városért a szélén.
edition-hunters = Vadászok és gyűjtögetők
edition-hunters-special = Erdők, folyók, vadak. Építs kunyhót, találj aranyat, rakj le bónuszkártyát.

# Computer players: a name, and a short description

level-random = Gondtalan
level-random-about = bárhová rak
level-greedy = Mohó
level-greedy-about = mindig a legtöbb azonnali pontot viszi
page-level = { $number }. szint

# Aids, and sets of them

preset-learning = Tanuló
preset-standard = Szokásos
preset-tournament = Verseny
preset-purist = Purista
aid-legal = Hová illik a kártya
aid-preview = Mennyi pontot ér egy lépés
aid-features = Utak, városok, folyók: ki vezet
aid-fields = Mezők és tisztások: ki vezet
aid-dead = Helyek, ahová semmi sem illik
aid-remaining = A megmaradt kártyák
aid-fits = Melyikük illik egy helyre
aid-projection = Pontok, ha most lenne vége
aid-takeback = Kör visszavonása
aid-hint = Tippek egy erős játékostól
