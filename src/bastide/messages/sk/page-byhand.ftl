# Partia pri skutočnom stole, ktorá sa zapisuje ručne. $name: hráč; $tile: názov karty; $count: koľko

page-byhand = Pri skutočnom stole
page-byhand-lead = Hrajte s vlastnými kartami pri vlastnom stole: Bastide je blok na body. Vy zapíšete, čo sa ťahalo a kde to leží; program spočíta a vysvetlí body a uchová zápis, ku ktorému sa dá vrátiť.
page-byhand-step-tile = Ťukni na kartu, ktorá sa ťahala.
page-byhand-step-cell = Ťukni tam, kde leží, a kde stojí figúrka.
page-byhand-step-place = Ťukni na „Vyložiť“: body sú spočítané, figúrky sa vracajú.
page-byhand-step-back = Je niečo zapísané zle? Vráť sa o koľko ťahov chceš.
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
page-byhand-aside = Karta { $tile } nikam nepasuje a je vyradená z hry. Ťahajte ďalšiu.
page-byhand-other = { $count ->
        [one] Bola to iná karta
        [few] Vybrať odznova posledné { $count } karty
        [many] Vybrať odznova posledné { $count } karty
       *[other] Vybrať odznova posledných { $count } kariet
    }

# Návrat

page-byhand-back = Vrátiť sa pred tento ťah
page-byhand-back-last = Vziať späť posledný ťah
page-byhand-back-sure = { $count ->
        [one] Späť sa vezme 1 ťah.
        [few] Späť sa vezmú { $count } ťahy: tento a všetky neskoršie.
        [many] Späť sa vezme { $count } ťahu: tento a všetky neskoršie.
       *[other] Späť sa vezme { $count } ťahov: tento a všetky neskoršie.
    }
page-byhand-back-yes = Vrátiť sa
page-byhand-back-no = Nechať
