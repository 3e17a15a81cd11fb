# Stránka v prehliadači: jej rám a výber partie

page-language = Jazyk
page-theme = { $theme ->
        [light] Farby: svetlé
        [dark] Farby: tmavé
       *[auto] Farby: podľa systému
    }
page-to-home = Úvodná stránka
page-navigation = Hlavná navigácia
page-to-learn = Učiť sa
page-to-rules = Pravidlá
page-to-games = Partie
page-to-real-table = Pri stole
page-games-waiting = { $count ->
        [one] 1 partia čaká na tvoj ťah
        [few] { $count } partie čakajú na tvoj ťah
        [many] { $count } partie čaká na tvoj ťah
       *[other] { $count } partií čaká na tvoj ťah
    }
page-missing = Nič tu nie je
page-missing-about = Táto adresa nikam nevedie. Tvoje partie sú na úvodnej stránke.
page-loading = Pripravuje sa stôl…
page-try-again = Skúsiť znova
page-try-now = Skúsiť teraz

# Čo sa môže pokaziť, bez výčitiek

page-error-fault = Niečo sa pokazilo na našej strane. Tvoje partie sú v bezpečí.
page-error-no-connection = Server nie je dostupný. Tvoje partie sú tam v bezpečí.
page-error-strange-answer = Server poslal odpoveď, ktorej táto stránka nerozumie ({ $status }).
page-error-no-words = Táto stránka je zastaraná. Načítaj ju znova.

# Úvodná stránka

page-title = Vylož kartu. Obsaď krajinu.
page-lead = { $editions ->
        [6] Šesť edícií na výber.
        [one] Jedna edícia.
        [few] { $editions } edície na výber.
        [many] { $editions } edície na výber.
       *[other] { $editions } edícií na výber.
    } Hraj pri tejto obrazovke, s priateľmi na diaľku alebo proti počítaču.
page-edition = Edícia
page-tiles = { $tiles ->
        [one] 1 karta
        [few] { $tiles } karty
        [many] { $tiles } karty
       *[other] { $tiles } kariet
    }
# $bonus: bonusové karty, okrem ostatných
page-tiles-and-bonus = karty: { $tiles } + { $bonus }

# Stôl: kto kde sedí

page-table = Stôl
page-seat-kind = { $seat }: kto hrá
page-seat-here = Tu
page-seat-away = Na diaľku
page-seat-computer = Počítač
page-seat-name = { $seat }: meno
page-seat-is-you = ty, pri tejto obrazovke
page-seat-is-here = pri tejto obrazovke
page-seat-gets-link = dostane odkaz
page-seat-level = { $seat }: spôsob hry
page-seat-add = Pridať miesto
page-seat-add-most = najviac { $most }
page-seat-remove = Odobrať miesto: { $seat }

# Voľby

page-farmers = Sedliaci
page-farmers-about = figúrky môžu ležať na lúkach
page-draw-ahead = Ťahanie vopred
page-draw-ahead-about = ďalšiu kartu vidíš skôr
page-aids = Pomôcky
page-aids-about = rovnaké pre každé miesto
page-aids-own = vlastný výber
page-aids-single = Vybrať jednotlivo
page-first = Kto začína
page-first-lots = losom

page-play = Hrať
# Na úzkej obrazovke: čo tlačidlo začne
page-play-what = Hrať · { $edition }, { $seats ->
        [one] 1 miesto
        [few] { $seats } miesta
        [many] { $seats } miesta
       *[other] { $seats } miest
    }
page-play-starting = Pripravuje sa…
page-preparing = Pripravujú sa pravidlá, na tomto počítači len raz. Nová partia sa začne sama, len čo budú hotové.
page-play-alone = Začne sa hneď. Nič netreba inštalovať.
page-play-guests = Pre každé miesto na diaľku dostaneš odkaz. Pridať sa možno aj počas partie.
page-play-links-local = Odkazy fungujú len na tomto počítači. Na hru s inými v tvojej sieti spusti „{ $lan }“; na hru s inými kdekoľvek pozri „{ $public }“.

# Moje partie

page-games = Tvoje partie
page-games-all = všetky partie
page-games-none = Zatiaľ nemáš žiadnu partiu
page-games-none-about = Začaté partie zostávajú tu. Netreba sa registrovať.
page-games-loading = Hľadajú sa tvoje partie…
# $players: ostatní hráči alebo všetci pri tejto obrazovke
page-game-title = { $players }, { $edition }
page-game-computer-level = Počítač ({ $level })
# $name: kto je na rade
page-game-turn-of = Na rade je { $name }
# na stole leží $laid kariet, všetkých je $tiles
page-game-laid = karty: { $laid }/{ $tiles }
page-game-won = { $count ->
        [1] Vyhráva { $names }
       *[other] { $names } sa delia o víťazstvo
    }
page-game-you-won = { $count ->
        [1] Výhra
       *[other] Delíš sa o víťazstvo
    }
page-game-you-lost = Prehra
page-game-drawn = Remíza
page-game-open = Otvoriť
page-game-play = Si na rade
page-game-look-back = Pozrieť si znova
page-game-delete = Vymazať „{ $game }“
page-game-delete-sure = Odstrániť túto partiu z tvojho zoznamu?
page-game-delete-sure-alone = Táto partia sa ešte neskončila. Vymazať ju natrvalo?
page-game-delete-sure-others = Táto partia sa ešte neskončila. Odstrániť ju z tvojho zoznamu? Ostatným zostane a budú ďalej čakať na tvoje ťahy.
# Taká, ktorá sa len sledovala
page-game-delete-sure-watched = Odstrániť túto partiu z tvojho zoznamu?
page-game-delete-yes = Vymazať
page-game-delete-no = Ponechať
page-game-closed = Tento stôl nemôžeš otvoriť
page-game-opening = Otvára sa partia…
page-game-no-token = Tento prehliadač tu nemá miesto. Otvor odkaz, ktorý ti poslali.
page-board = Hracia plocha

# Totožnosť, ktorá prišla odkazom

page-identity-offered = Tento odkaz otvára partie z iného prehliadača. Použiť ich tu namiesto tvojich?
page-identity-take = Použiť ich tu
page-identity-leave = Nie, nechať svoje
page-identity-broken = Tento odkaz nie je celý. Skopíruj celý odkaz a skús to znova.

# Edície: názov a v dvoch riadkoch, čím je zvláštna

edition-modern = Moderná
edition-modern-special = Dnes najbežnejšia. Lúka: 3 body za každé susedné uzavreté mesto.
edition-hungarian = Maďarská
edition-hungarian-special = Prvé pravidlá. Malé mesto je za 4; sedliaci získajú za mesto body len raz.
edition-slovak = Slovenská
edition-slovak-special = Malé mesto je len za 2. Ťahanie vopred: ďalšiu kartu vidíš skôr.
edition-danish = Dánska
edition-danish-special = Sedliaci súperia o mestá, nie o lúky: 4 body za väčšinu pri meste.
edition-winter = Zimná
edition-winter-special = Sneh a 12 kariet navyše. Lúka: 3 body za každé susedné uzavreté mesto.
edition-hunters = Lovci a zberači
edition-hunters-special = Lesy, rieky a zver. Stavaj chatrče, hľadaj zlato, vykladaj bonusové karty.

# Počítačoví hráči: ako ktorý hrá, jedným slovom a niekoľkými

level-random = Bezstarostný
level-random-about = hrá kamkoľvek
level-greedy = Nedočkavý
level-greedy-about = berie hneď najviac bodov
page-level = Úroveň { $number }

# Pomôcky a ich súbory

preset-learning = Na učenie
preset-standard = Bežné
preset-tournament = Turnajové
preset-purist = Puristické
aid-legal = Kam karta pasuje
aid-preview = Koľko bodov ťah prinesie
aid-features = Cesty, mestá, rieky: kto vedie
aid-fields = Lúky: kto vedie
aid-dead = Políčka, na ktoré nič nepasuje
aid-remaining = Zostávajúce karty
aid-fits = Ktoré z nich pasujú na políčko
aid-projection = Výsledky, keby sa partia skončila teraz
aid-takeback = Vrátenie ťahu
aid-hint = Nápovedy silného hráča
