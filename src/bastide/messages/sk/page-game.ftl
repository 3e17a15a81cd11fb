# Partia v prehliadači: všetko okolo hracej plochy. $name je, ako sa hráč volá, vždy v nominatíve

page-game-players = Hráči
page-game-score = { $points ->
        [one] 1 bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodov
    }
page-game-followers-left = { $count ->
        [one] zostáva 1 figúrka
        [few] zostávajú { $count } figúrky
        [many] zostáva { $count } figúrky
       *[other] zostáva { $count } figúrok
    }
page-game-tribe-left = { $count ->
        [one] zostáva 1 člen kmeňa
        [few] zostávajú { $count } členovia kmeňa
        [many] zostáva { $count } člena kmeňa
       *[other] zostáva { $count } členov kmeňa
    }
page-game-huts-left = { $count ->
        [one] zostáva 1 chatrč
        [few] zostávajú { $count } chatrče
        [many] zostáva { $count } chatrče
       *[other] zostáva { $count } chatrčí
    }
page-game-watchers = { $count ->
        [one] pozerá sa 1 človek
        [few] pozerajú sa { $count } ľudia
        [many] pozerá sa { $count } človeka
       *[other] pozerá sa { $count } ľudí
    }
page-game-watching = pozeráš sa
# Ako je na tom hráč, slovom či dvoma vedľa mena
page-game-you-move = si na rade
page-game-to-move = na rade
page-game-thinking = premýšľa
page-game-you = ty
page-game-here = pri tejto obrazovke
page-game-elsewhere = inde
page-game-computer = počítač · { $level }
page-game-not-come = ešte tu nie je
page-game-resigned = vzdáva sa
page-game-away = { $unit ->
        [seconds] preč { $count } s
        [minutes] preč { $count } min
        [hours] preč { $count } h
       *[days] { $count ->
            [one] preč 1 deň
            [few] preč { $count } dni
            [many] preč { $count } dňa
           *[other] preč { $count } dní
        }
    }
page-game-with-this-move = +{ $points } týmto ťahom
page-game-if-ended-now = { $points }, keby bol koniec teraz
page-game-track = Bodová tabuľka, 50 políčok, počet štítov: { $count }

# V ruke toho, kto je na rade

page-game-your-move = Si na rade
page-game-pass-to = Na rade je { $name }: podaj obrazovku
page-game-tile = Karta { $tile }
page-game-bonus-tile = Bonusová karta { $tile }
page-game-tiles-left = { $count ->
        [0] To bola posledná karta
        [one] Zostáva 1 karta
        [few] Zostávajú { $count } karty
        [many] Zostáva { $count } karty
       *[other] Zostáva { $count } kariet
    }
page-game-bonus-left = { $count ->
        [one] a 1 bonusová karta
        [few] a { $count } bonusové karty
        [many] a { $count } bonusovej karty
       *[other] a { $count } bonusových kariet
    }
# $count: na koľkých políčkach môže karta ležať
page-game-choose-cell = { $count ->
        [one] Vyber čiarkované políčko na hracej ploche.
        [few] Vyber čiarkované políčko na hracej ploche, sú { $count }.
        [many] Vyber čiarkované políčko na hracej ploche, je ich { $count }.
       *[other] Vyber čiarkované políčko na hracej ploche, je ich { $count }.
    }
page-game-try-cell = Skús niektoré políčko na hracej ploche. Ak tam karta nepasuje, dozvieš sa to.
page-game-cells = { $count ->
        [one] 1 políčko ako zoznam
        [few] { $count } políčka ako zoznam
        [many] { $count } políčka ako zoznam
       *[other] { $count } políčok ako zoznam
    }
# Koľkými spôsobmi môže karta na políčku ležať
page-game-turns = { $count ->
        [one] 1 spôsobom
        [few] { $count } spôsobmi
        [many] { $count } spôsobu
       *[other] { $count } spôsobmi
    }
page-game-places = Kam ide figúrka
page-game-keep = Nechať si
page-game-keep-about = bez figúrky
# Oblasť a koľko má kariet
page-game-feature-tiles = { KIND($kind) }, { $count ->
        [one] 1 karta
        [few] { $count } karty
        [many] { $count } karty
       *[other] { $count } kariet
    }
page-game-now = +{ $points } teraz
# Čo by oblasť priniesla tak, ako je, keby sa partia skončila teraz
page-game-later = { $role ->
        [farmer] { $points } na konci
        [hunter] { $points } na konci
        [hut] { $points } na konci
       *[other] zatiaľ { $points }
    }
page-game-back = O krok späť
page-game-place = { $role ->
        [none] Vyložiť
        [robber] Vyložiť s lupičom
        [knight] Vyložiť s rytierom
        [monk] Vyložiť s mníchom
        [gatherer] Vyložiť so zberačom
        [fisher] Vyložiť s rybárom
        [hunter] Vyložiť s lovcom
        [hut] Vyložiť s chatrčou
       *[farmer] Vyložiť so sedliakom
    }
page-game-placing = Vykladá sa …
page-game-type = Alebo napíš ťah
page-game-type-play = Zahrať
page-game-take-back = Vziať späť môj posledný ťah
page-game-take-back-of = Vziať späť posledný ťah: { $name }
page-game-take-back-asked = Žiadaš o vrátenie svojho ťahu.
page-game-hint-take = Skúsiť
page-game-hint-thinking = Silný hráč o tom premýšľa …

# V ruke, kým je na rade niekto iný

page-game-is-thinking = { $name } premýšľa
page-game-waiting-for = Na rade je { $name }
page-game-for = { $unit ->
        [seconds] Už { $count } s.
        [minutes] Už { $count } min.
        [hours] Už { $count } h.
       *[days] { $count ->
            [one] Už 1 deň.
            [few] Už { $count } dni.
            [many] Už { $count } dňa.
           *[other] Už { $count } dní.
        }
    }
page-game-wait-look = Zatiaľ si pozri hraciu plochu.
page-game-wait-watch = Pozeráš sa.
page-game-wait-not-come = { $name } tu ešte nie je. Partia čaká.
page-game-next-tile = Tvoja ďalšia karta: { $tile }
page-game-next-tile-of = { $name }, ďalšia karta: { $tile }
page-game-next-tile-about = ťahaná vopred; vidia ju všetci

# Priebeh

page-game-log = Čo sa stalo
page-game-log-none = Zatiaľ nič. { $tiles ->
        [1] Štartovacia karta leží.
        [one] Už leží { $tiles } karta.
        [few] Už ležia { $tiles } karty.
        [many] Už leží { $tiles } karty.
       *[other] Už leží { $tiles } kariet.
    }
page-game-points-only = len body
page-game-why = prečo
# Pred obrázkami kariet, ktoré sa nedali nikde priložiť
page-game-left = Vyradené z hry

# Vrstvy

page-game-layers = Vrstvy
page-game-layer = { $layer ->
        [fields] Lúky
        [meadows] Lúky
        [features] Oblasti
        [dead] Mŕtve
        [remaining] Karty
        [projection] Odhad
       *[hint] Rada
    }
page-game-not-here = pri tomto stole nie
page-game-remaining = { $count ->
        [one] 1 karta ešte nie je vyložená
        [few] { $count } karty ešte nie sú vyložené
        [many] { $count } karty ešte nie je vyložených
       *[other] { $count } kariet ešte nie je vyložených
    }
page-game-remaining-none = Karty sa už minuli.
page-game-fit-here = { $count ->
        [0] Na { $cell } žiadna z nich nepasuje
        [one] Na { $cell } pasuje 1 z nich
        [few] Na { $cell } pasujú { $count } z nich
        [many] Na { $cell } pasuje { $count } z nich
       *[other] Na { $cell } pasuje { $count } z nich
    }

# Oznamy

page-game-lost = Spojenie sa prerušilo.
page-game-lost-again = { $seconds ->
        [0] Skúša sa znova.
       *[other] Znova sa skúsi o { $seconds } s.
    }
page-game-lost-trying = Skúša sa znova …
page-game-lost-kept = Tvoj ťah je tu uchovaný.
page-game-lost-safe = Partia je v bezpečí.
page-game-proposal-takeback = { $name } chce vziať späť posledný ťah.
page-game-proposal-hand-over = { $name } navrhuje počítačového hráča „{ $level }“ na toto miesto: { $seat }.
page-game-proposal-agree = Súhlasíš?
page-game-proposal-waiting = Čaká sa na: { $names }.
# Used if two players have the same name
page-game-name-of-colour = { $name } ({ $colour })
page-game-agree = Súhlasím
page-game-refuse = Nie
page-game-withdraw = Stiahnuť
# $count: koľko odpovedí chýbalo; len pri jednej sa vie, kto nesúhlasil
page-game-refused-takeback = { $count ->
        [1] { $names } nesúhlasí.
       *[other] Niekto nesúhlasí.
    } Tvoj ťah zostáva.
page-game-refused-hand-over = { $count ->
        [1] { $names } nesúhlasí.
       *[other] Niekto nesúhlasí.
    } Všetko zostáva, ako bolo.
# Spojenie bolo medzitým prerušené, takže sa nevie, či niekto odpovedal
page-game-proposal-ended = Kým nebolo spojenie, tvoj návrh zanikol. Ak chceš, navrhni to znova.

# Odkazy na poslanie

page-game-share = Zdieľať
page-game-link-seat = Miesto: { $name }
page-game-link-watch = Na pozeranie
page-game-link-watch-about = ukazuje, nikdy nehrá
page-game-link-me = Tvoje ďalšie zariadenia
page-game-link-me-about = nesie všetky tvoje partie; nikomu ho nedávaj
page-game-send-link = { $name } tu ešte nie je. Pošli tento odkaz:
page-game-copy = Kopírovať
page-game-copied = Skopírované

# Čo sa dá robiť pri stole

page-game-menu = Stôl
page-game-no-farmers = bez sedliakov
page-game-by-hand = ručná partia
page-game-aids-chip = pomôcky: { $aids }
page-game-aids = { $count ->
        [0] Pri tomto stole sú pomôcky vypnuté
        [one] 1 pomôcka pri tomto stole
        [few] { $count } pomôcky pri tomto stole
        [many] { $count } pomôcky pri tomto stole
       *[other] { $count } pomôcok pri tomto stole
    }
page-game-rename = Premenovať
page-game-ask-name = Ako ťa majú ostatní volať?
page-game-ask-name-do = Použiť meno
page-game-resign = Vzdať sa
page-game-resign-sure = { $name }: naozaj sa vzdať? Nedá sa to vziať späť.
page-game-resign-sure-several = { $name }: naozaj sa vzdať? Ďalej bude za teba hrať počítačový hráč. Nedá sa to vziať späť.
page-game-resign-yes = Vzdať sa
page-game-resign-no = Hrať ďalej
page-game-no = Nie
page-game-close = Zavrieť
page-game-hand-over = Odovzdať miesto počítaču
page-game-hand-over-seat = Ktoré miesto
page-game-hand-over-level = Ktorý počítačový hráč
page-game-hand-over-do = Odovzdať
page-game-hand-over-ask = Navrhnúť
page-game-hand-over-sure = { $name }: odteraz tu bude hrať „{ $level }“. Nedá sa to vziať späť.
page-game-hand-over-ask-sure = { $name }: všetci ostatní dostanú otázku, či tu má hrať „{ $level }“. Po dni neprítomnosti sa už nikto nepýta.
page-game-hand-over-yes = Áno
page-game-save = Uložiť zápis
page-game-leave = Odísť
page-game-leave-about = Partia ťa čaká na úvodnej stránke, pod „Pokračovať“.

# Klávesy

page-game-keys = Klávesy
page-game-key-walk = prechádzať políčka
page-game-key-turn = otočiť kartu
page-game-key-piece = vybrať miesto pre figúrku
page-game-key-none = nechať si figúrku
page-game-key-place = vyložiť kartu
page-game-key-back = o krok späť
page-game-key-fit = ukázať celú hraciu plochu
page-game-key-zoom = zväčšiť, zmenšiť
page-game-key-log = čo sa stalo
page-game-key-hint = rada
page-game-key-undo = vziať späť posledný ťah
page-game-key-keys = tento zoznam

# Pre tých, ktorí hraciu plochu nevidia

page-game-said-your-turn = { $name }, si na rade s kartou { $tile }. { $count ->
        [0] Vyber políčko.
        [one] Môže ležať na 1 políčku.
        [few] Môže ležať na { $count } políčkach.
        [many] Môže ležať na { $count } políčka.
       *[other] Môže ležať na { $count } políčkach.
    }
page-game-said-tile = Na nej: { $description }.
page-game-said-turn = Na rade je { $name } s kartou { $tile }.
page-game-said-draw = { $name } ťahá kartu.
page-game-said-lies = Karta leží na { $cell }{ $turned ->
        [0] {""}
       *[other] , otočená o { $turned }°
    }. { $count ->
        [0] Figúrka sa nedá postaviť.
        [one] Figúrka môže ísť na 1 miesto.
        [few] Figúrka môže ísť na { $count } miesta.
        [many] Figúrka môže ísť na { $count } miesta.
       *[other] Figúrka môže ísť na { $count } miest.
    }
page-game-said-hint = Rada: { $move } – { $reason }.
page-game-said-rematch = Odveta je pripravená.

# Koniec. $by: o koľko bodov je víťaz pred ďalším

page-game-over = Koniec hry
page-game-wins = { $count ->
        [1] { $by ->
            [0] Vyhráva { $names }
            [one] { $names } vyhráva o 1 bod
            [few] { $names } vyhráva o { $by } body
            [many] { $names } vyhráva o { $by } bodu
           *[other] { $names } vyhráva o { $by } bodov
        }
       *[other] { $names } sa delia o víťazstvo
    }
# $scores: všetky výsledky, víťazov ako prvý; $points: čo víťazovi prinieslo záverečné vyhodnotenie
page-game-end-about = Výsledok { $scores }. Záverečné vyhodnotenie prinieslo víťazovi { $points ->
        [one] 1 bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodov
    }.
page-game-to-end = Ako sa to skončilo
page-game-look-board = Pozrieť hraciu plochu
page-game-rematch = Odveta, miesta posunuté
page-game-to-rematch = Na odvetu
page-game-same-tiles = Znova tie isté karty
page-game-last-count = Záverečné vyhodnotenie
page-game-skip = Preskočiť
page-game-last-count-none = Na konci nebolo čo počítať.
page-game-step = krok { $step }/{ $steps }
page-game-step-back = O krok späť
page-game-step-on = Ďalší krok
page-game-sums = Odkiaľ sú body
page-game-sum = { $kind ->
        [road] { $state ->
            [completed] Uzavreté cesty
           *[final] Neuzavreté cesty
        }
        [city] { $state ->
            [completed] Uzavreté mestá
           *[final] Neuzavreté mestá
        }
        [monastery] { $state ->
            [completed] Uzavreté kláštory
           *[final] Neuzavreté kláštory
        }
        [river] { $state ->
            [completed] Uzavreté rieky
           *[final] Neuzavreté rieky
        }
        [forest] { $state ->
            [completed] Uzavreté lesy
           *[final] Neuzavreté lesy
        }
        [meadow] Lúky
        [system] Riečne systémy
        [huts] Riečne systémy
       *[field] Lúky
    }
page-game-total = Spolu
page-game-course = Ťah za ťahom
# Pod koncom grafu
page-game-course-final = koniec
