# Partia pri skutočnom stole, ktorá sa zapisuje ručne. $name: hráč; $tile: názov karty; $count: koľko

page-byhand = Pri skutočnom stole
page-byhand-lead = Hraj s vlastnými kartami pri vlastnom stole a počítanie bodov nechaj na Bastide. Zapíšeš, čo sa potiahlo a kam sa to vyložilo; program body spočíta, vysvetlí a uloží zápis, ku ktorému sa dá vrátiť.
page-byhand-step-tile = Ťukni na kartu, ktorá bola vytiahnutá.
page-byhand-step-cell = Ťukni na jej miesto a prípadne na miesto figúrky.
page-byhand-step-place = Ťukni na „Vyložiť“: body sa spočítajú a figúrky sa vrátia.
page-byhand-step-back = Stala sa chyba? Vráť sa o toľko ťahov, koľko chceš.
page-byhand-players = Kto hrá
page-byhand-begin = Začať

# Čo stojí na mieste ťahanej karty

page-byhand-draw = { $phase ->
        [draw-bonus] Ktorú bonusovú kartu ťahá { $name }?
        [draw-ahead] Ktorú kartu ťahá vopred { $name }?
       *[draw] Ktorú kartu ťahá { $name }?
    }
page-byhand-tiles = Karty, ktoré zostali
page-byhand-tile = { $fits ->
        [true] Karta { $tile }, zostáva: { $count }
       *[false] Karta { $tile }, zostáva: { $count }, nikam nepasuje
    }
page-byhand-find = Názov
page-byhand-by-sides = Podľa strán
page-byhand-sides = { KIND($kind) }: { $count ->
        [one] na 1 strane
        [few] na { $count } stranách
        [many] na { $count } strany
       *[other] na { $count } stranách
    }
page-byhand-sides-any = { KIND($kind) }: na ľubovoľnom počte strán
page-byhand-none = Taká karta už nezostala.
page-byhand-clear = Ukázať všetky karty
page-byhand-aside = Karta { $tile } nikam nepasuje a je vyradená z hry. Potiahni ďalšiu.
page-byhand-other = { $count ->
        [one] Bola to iná karta
        [few] Vybrať znova posledné { $count } karty
        [many] Vybrať znova posledné { $count } karty
       *[other] Vybrať znova posledných { $count } kariet
    }

# Návrat

page-byhand-back = Vrátiť sa pred tento ťah
page-byhand-back-last = Vrátiť posledný ťah
page-byhand-back-sure = { $count ->
        [one] Vráti sa 1 ťah.
        [few] Vrátia sa { $count } ťahy: tento a všetky neskoršie.
        [many] Vráti sa { $count } ťahu: tento a všetky neskoršie.
       *[other] Vráti sa { $count } ťahov: tento a všetky neskoršie.
    }
page-byhand-back-yes = Vrátiť
page-byhand-back-no = Zrušiť

# Blok na body bez spojenia: body, ktoré si hráči počítajú sami

page-byhand-tally = Blok na body
page-byhand-tally-about = Bez spojenia. Toto je posledný známy stav. Body zapisuj sem: doplnia sa do časti „Čo sa stalo“, keď server znova odpovie.
page-byhand-tally-open = Zapisovať body
page-byhand-tally-score = { $points ->
        [one] 1 bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodov
    } a tu zapísané: { $more }
page-byhand-tally-new = Nový záznam
page-byhand-tally-player = Hráč
page-byhand-tally-feature = Oblasť
page-byhand-tally-points = Body
page-byhand-tally-add = Zapísať
page-byhand-tally-waiting = Čaká na server
page-byhand-tally-entry = { $name }: { KIND($kind) }, { $points ->
        [one] 1 bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodov
    }
page-byhand-tally-remove = Odstrániť
page-byhand-tally-none = Zatiaľ nič nie je zapísané.
page-byhand-last = Späť k poslednej partii
