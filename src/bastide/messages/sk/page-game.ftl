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
page-game-watchers =
    { $count ->
        [one] 1 divák
        [few] { $count } diváci
        [many] { $count } diváka
       *[other] { $count } divákov
    }
page-game-watching = sleduješ partiu
# Ako je na tom hráč, slovom či dvoma vedľa mena
page-game-you-move = si na rade
page-game-to-move = na rade
page-game-thinking = premýšľa
page-game-you = ty
page-game-here = pri tejto obrazovke
page-game-elsewhere = na diaľku
page-game-computer = počítač · { $level }
page-game-not-come = ešte tu nie je
page-game-resigned = už nehrá
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
page-game-if-ended-now = { $points }, keby bol teraz koniec
page-game-track = Bodová tabuľka, 50 políčok, počet figúrok: { $count }

# V ruke toho, kto je na rade

page-game-your-move = Si na rade
page-game-pass-to = Na rade je { $name }: podaj zariadenie
page-game-tile = Karta { $tile }
page-game-your-tile = Tvoja karta
page-game-your-bonus-tile = Tvoja bonusová karta
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
        [1] Vyber čiarkované políčko na hracej ploche.
       *[other] Vyber jedno z čiarkovaných políčok na hracej ploche ({ $count }).
    }
page-game-try-cell = Skús niektoré políčko na hracej ploche. Ak tam karta nepasuje, dozvieš sa to.
page-game-cells = Zoznam políčok ({ $count })
# Koľkými spôsobmi môže karta na políčku ležať
page-game-turns = { $count ->
        [one] 1 spôsobom
        [few] { $count } spôsobmi
        [many] { $count } spôsobu
       *[other] { $count } spôsobmi
    }
page-game-places = Kam dať figúrku
page-game-keep = Bez figúrky
page-game-now = +{ $points } teraz
# Čo by oblasť priniesla tak, ako je, keby sa partia skončila teraz
page-game-later = { $role ->
        [farmer] { $points } na konci
        [hunter] { $points } na konci
        [hut] { $points } na konci
       *[other] zatiaľ { $points }
    }
page-game-back = Späť
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
page-game-placing = Vykladá sa…
page-game-more-ways = Zadať ťah inak
page-game-type = Alebo napíš ťah
page-game-type-play = Zahrať
page-game-last-move-of = Posledný ťah: { $name }
page-game-tile-next = Nasleduje tvoja karta
page-game-tile-next-about = Ľubovoľný kláves alebo kliknutie to preskočí.
page-game-take-back = Vrátiť môj posledný ťah
page-game-take-back-of = Vrátiť posledný ťah: { $name }
page-game-take-back-asked = Žiadaš o vrátenie svojho ťahu.
page-game-taken-back = Ťah je vrátený.
page-game-restore = Obnoviť
page-game-hint-take = Skúsiť
page-game-hint-move = Tento ťah { $reason }.
page-game-hint-thinking = Silný hráč o tom premýšľa…

# V ruke, kým je na rade niekto iný

page-game-is-thinking = { $name } premýšľa
page-game-waiting-for = Na rade je { $name }
page-game-for = { $unit ->
        [seconds] Čaká sa { $count } s.
        [minutes] Čaká sa { $count } min.
        [hours] Čaká sa { $count } h.
       *[days] { $count ->
            [one] Čaká sa 1 deň.
            [few] Čaká sa { $count } dni.
            [many] Čaká sa { $count } dňa.
           *[other] Čaká sa { $count } dní.
        }
    }
page-game-wait-look = Zatiaľ si pozri hraciu plochu.
page-game-wait-watch = Sleduješ partiu.
page-game-wait-not-come = { $name } tu ešte nie je. Partia čaká.
page-game-next-tile = Tvoja ďalšia karta: { $tile }
page-game-next-tile-of = { $name }, ďalšia karta: { $tile }
page-game-next-tile-about = vytiahnutá vopred; vidia ju všetci

# Priebeh

page-game-log = Čo sa stalo
page-game-log-none = Zatiaľ nič. { $tiles ->
        [1] Leží len štartovacia karta.
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
        [dead] Mŕtve políčka
        [remaining] Karty
        [projection] Odhad
       *[hint] Nápoveda
    }
page-game-layer-empty = { $layer ->
        [fields] Zatiaľ žiadni sedliaci
        [meadows] Zatiaľ žiadni lovci
        [features] Zatiaľ nie je obsadená žiadna oblasť
       *[dead] Zatiaľ žiadne mŕtve políčka
    }
# $preset: the kind of help that has hints, such as Learning
page-game-layer-off = { $layer ->
        [hint] Nápovedy sú pri tomto stole vypnuté. Pomôcky sa vyberajú na začiatku partie: nápovedy majú pomôcky „{ $preset }“.
        [watching] Nápovedy sú len pre hráčov.
       *[other] Pri tomto stole vypnuté. Pomôcky sa vyberajú na začiatku partie.
    }
page-game-not-here = pri tomto stole vypnuté
page-game-remaining = { $count ->
        [one] 1 karta ešte nie je vyložená
        [few] { $count } karty ešte nie sú vyložené
        [many] { $count } karty ešte nie je vyložených
       *[other] { $count } kariet ešte nie je vyložených
    }
page-game-remaining-none = Karty sa už minuli.
page-game-fit-here = Na toto políčko pasuje: { $count }

# Oznamy

page-game-lost = Spojenie sa prerušilo.
page-game-lost-again = { $seconds ->
        [0] Skúša sa znova.
       *[other] Znova sa skúsi o { $seconds } s.
    }
page-game-lost-trying = Skúša sa znova…
page-game-lost-kept = Tvoj ťah je uložený.
page-game-lost-safe = Partia je v bezpečí.
page-game-proposal-takeback = { $name } chce vrátiť posledný ťah.
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
page-game-proposal-ended = Tvoja žiadosť vypršala, kým nebolo spojenie. Môžeš požiadať znova.

# Odkazy na poslanie

page-game-share = Zdieľať
page-game-link-seat = Miesto: { $name }
page-game-link-watch = Pre divákov
page-game-link-watch-about = len na sledovanie
page-game-link-me = Tvoje ďalšie zariadenia
page-game-link-me-about = dáva prístup ku všetkým tvojim partiám; nikomu ho nedávaj
page-game-send-link = { $name } tu ešte nie je. Pošli tento odkaz:
page-game-copy = Kopírovať
page-game-copied = Skopírované
page-link-local = funguje len na tomto počítači
page-link-qr = QR kód
page-link-qr-about = Naskenuj ho fotoaparátom druhého zariadenia.
page-link-share = Zdieľať cez inú aplikáciu
page-link-insecure = Zdieľanie cez iné aplikácie vyžaduje pripojenie cez https. Skopíruj odkaz alebo ukáž jeho QR kód.

# Čo sa dá robiť pri stole

page-game-more = Ponuka
page-game-menu = Stôl
page-game-no-farmers = bez sedliakov
page-game-by-hand = partia pri stole
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
page-game-resign-sure = { $name }: naozaj sa vzdať? Nedá sa to vrátiť.
page-game-resign-sure-several = { $name }: naozaj sa vzdať? Ďalej bude za teba hrať počítačový hráč. Nedá sa to vrátiť.
page-game-resign-yes = Vzdať sa
page-game-resign-no = Hrať ďalej
page-game-no = Nie
page-game-close = Zavrieť
page-game-hand-over = Odovzdať miesto počítaču
page-game-hand-over-seat = Ktoré miesto
page-game-hand-over-level = Ktorý počítačový hráč
page-game-hand-over-do = Odovzdať
page-game-hand-over-ask = Opýtať sa ostatných
page-game-hand-over-sure = { $name }: odteraz tu bude hrať „{ $level }“. Nedá sa to vrátiť.
page-game-hand-over-ask-sure = { $name }: všetci ostatní dostanú otázku, či tu má hrať „{ $level }“. Po dni neprítomnosti sa už nikoho nepýtame.
page-game-hand-over-yes = Áno
page-game-save = Uložiť zápis
page-game-leave = Odísť
page-game-leave-about = Partia na teba čaká na úvodnej stránke, v časti „Tvoje partie“.

# Klávesy

page-game-keys = Klávesy
page-game-key-walk = prechádzať políčka
page-game-key-turn = otočiť kartu
page-game-key-piece = vybrať miesto pre figúrku
page-game-key-none = nechať si figúrku
page-game-key-place = vyložiť kartu
page-game-key-back = späť
page-game-key-fit = ukázať celú hraciu plochu
page-game-key-nearer = podržať: karta zblízka
page-game-key-zoom = zväčšiť, zmenšiť
page-game-key-last-move = znova ukázať posledný ťah ostatných
page-game-key-log = čo sa stalo
page-game-key-hint = nápoveda
page-game-key-undo = vrátiť posledný ťah
page-game-key-keys = tento zoznam

# Pre tých, ktorí hraciu plochu nevidia

page-game-said-your-turn = { $name }, si na rade. { $count ->
        [0] Vyber políčko.
        [one] Karta pasuje na 1 políčko.
        [few] Karta pasuje na { $count } políčka.
        [many] Karta pasuje na { $count } políčka.
       *[other] Karta pasuje na { $count } políčok.
    }
page-game-said-tile = Na karte: { $description }.
page-game-said-turn = Na rade je { $name }.
page-game-said-draw = { $name } ťahá kartu.
# Skúšaná karta: bez zápisu ťahov je $cell none; vtedy je $number číslo políčka z $cells, alebo 0
page-game-said-lies = { $cell ->
        [none] { $number ->
            [0] Karta leží na hracej ploche
           *[other] Karta leží na políčku { $number } z { $cells }
        }
       *[other] Karta leží na { $cell }
    }{ $turns ->
        [1] , otočená o štvrť otáčky doprava
        [2] , otočená o pol otáčky
        [3] , otočená o štvrť otáčky doľava
       *[0] {""}
    }. { $count ->
        [0] Figúrku nemožno umiestniť.
        [one] Figúrka môže ísť na 1 miesto.
        [few] Figúrka môže ísť na { $count } miesta.
        [many] Figúrka môže ísť na { $count } miesta.
       *[other] Figúrka môže ísť na { $count } miest.
    }
page-game-said-hint = Nápoveda: tento ťah { $reason }.
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
page-game-you-win = { $count ->
        [1] { $by ->
            [0] Výhra
            [one] Výhra o 1 bod
            [few] Výhra o { $by } body
            [many] Výhra o { $by } bodu
           *[other] Výhra o { $by } bodov
        }
       *[other] Delíš sa o víťazstvo
    }
page-game-you-lose = { $by ->
        [0] Prehra
        [one] Prehra o 1 bod
        [few] Prehra o { $by } body
        [many] Prehra o { $by } bodu
       *[other] Prehra o { $by } bodov
    }
page-game-draw = { $points ->
        [one] Remíza: po 1 bode
        [few] Remíza: po { $points } bodoch
        [many] Remíza: po { $points } bodu
       *[other] Remíza: po { $points } bodoch
    }
# Pod výsledkom: náskok pred záverečným vyhodnotením. $own je true pre čitateľa, inak vedie $name
page-game-led = Náskok pred záverečným vyhodnotením: { $own ->
        [true] ty
       *[false] { $name }
    } o { $by ->
        [one] 1 bod
        [few] { $by } body
        [many] { $by } bodu
       *[other] { $by } bodov
    }.
page-game-level = Pred záverečným vyhodnotením nemal nikto náskok.
# Po jednej z týchto dvoch: $gains vymenúva page-game-gain
page-game-gains = Body z vyhodnotenia: { $gains }.
page-game-gain = { $own ->
        [true] ty { $points }
       *[false] { $name } { $points }
    }
page-game-to-end = Ako sa to skončilo
page-game-look-board = Pozrieť si hraciu plochu
page-game-rematch = Odveta v inom poradí
page-game-to-rematch = Na odvetu
page-game-same-tiles = Znova tie isté karty
page-game-lesson = Poučiť sa z vlastných chýb
page-game-last-count = Záverečné vyhodnotenie
page-game-skip = Preskočiť na výsledok
page-game-last-count-none = Na konci nebolo čo počítať.
page-game-last-count-resigned = Partia sa skončila predčasne, preto neuzavreté oblasti neprinášajú body.
page-game-step = krok { $step }/{ $steps }
page-game-step-back = O krok späť
page-game-step-on = Ďalší krok
page-game-scoring-play = Prehrať záverečné vyhodnotenie
page-game-scoring-pause = Pozastaviť
page-game-shared = { $feature } · spoločne
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

## Settings of this browser

page-settings = Nastavenia
page-install = Nainštalovať
page-install-about = Bastide bude mať vlastné okno a otvorí sa aj bez spojenia.
page-install-ios = Bastide nainštaluješ tak, že v Safari ťukneš na Zdieľať a potom na „Pridať na plochu“.
page-install-insecure = Inštalácia, používanie bez spojenia a zdieľanie cez iné aplikácie vyžadujú pripojenie cez https.
page-game-mute = Stlmiť
page-game-unmute = Zapnúť zvuk
page-setting-sound = Zvuk
page-setting-sound-about = krátke, tiché zvuky pri hre
page-setting-notation = Zápis ťahov
page-setting-notation-about = zobrazovať ťahy aj ako text, napríklad D@1,0>90
page-setting-placing = Figúrka
page-setting-placing-value = { $value ->
        [at-once] Umiestniť hneď
       *[confirm] Potvrdiť
    }
page-setting-staging = Ťahy ostatných
page-setting-staging-value = { $value ->
        [quick] Rýchlo
        [off] Ihneď
       *[normal] Normálne
    }
page-setting-camera = Kamera
page-setting-camera-value = { $value ->
        [jump] Skočí na kartu
        [never] Nehýbe sa
       *[glide] Plynule prejde na kartu
    }
page-setting-motion = Animácie
page-setting-motion-value = { $value ->
        [full] Úplné
        [reduced] Obmedzené
       *[auto] Podľa systému
    }
