# Prvá partia so sprievodcom. Každý lístok je krátky: jedna vec naraz

page-guide = Prvá partia
page-guide-about = Krátka partia so zhovievavým súperom. Sprievodca vysvetlí pravidlá, keď prídu na rad. Trvá to asi päť minút.
page-guide-begin = Začať
page-guide-known = Hru už poznám
page-guide-skip = Preskočiť
page-guide-next = Ďalej
page-guide-show = Ukáž mi

# Šesť lekcií: názov, lístky a čo z nich zostane

page-guide-tile = Karta
page-guide-tile-1 = V každom ťahu si potiahneš kartu. Táto je tvoja.
page-guide-tile-2 = Prilož ju k inej. Čo sa stretne, musí nadväzovať: cesta na cestu, mesto na mesto, lúka na lúku. Vyber si vyznačené políčko; to zvýraznené je dobrý začiatok.
page-guide-tile-short = nadväzuje na všetky susedné karty.
page-guide-follower = Figúrka
page-guide-follower-1 = Teraz môžeš na kartu umiestniť jednu zo svojich siedmich figúrok: lupiča na cestu, rytiera do mesta, mnícha do kláštora, sedliaka na lúku. Obsadí to, na čom stojí.
page-guide-follower-2 = Vyber pre ňu miesto, alebo si ju nechaj. Potom kartu vylož.
page-guide-follower-short = obsadí cestu, mesto, kláštor alebo lúku, kde ešte nikto nie je.
page-guide-completion = Uzavretie
page-guide-completion-1 = Cesta je uzavretá, keď je ukončená na oboch koncoch, mesto, keď v hradbách nie je medzera.
page-guide-completion-2 = Body prinesie hneď: 1 za každú kartu cesty, 2 za každú kartu mesta. Potom sa figúrky vrátia k tebe.
page-guide-completion-short = hneď prinesie body a figúrky sa vrátia.
page-guide-majority = Väčšina
page-guide-majority-1 = Kde už stojí figúrka, ďalšiu umiestniť nemôžeš. Karta však môže spojiť to, čo majú dvaja hráči, a potom sa o to delia.
page-guide-majority-2 = Všetky body získa ten, kto tam má viac figúrok. Pri rovnosti získa každý plný počet bodov.
# $layer: názov vrstvy
page-guide-majority-3 = Vrstva „{ $layer }“ ti kedykoľvek ukáže, kto čo má.
page-guide-majority-short = získa všetky body; pri rovnosti každý.
page-guide-field = Lúka
page-guide-field-1 = Na lúke si figúrka ľahne a stane sa sedliakom. Ostane tam do konca hry a nevráti sa.
page-guide-field-2 = Potom za každú lúku získa body ten, kto na nej má najviac sedliakov: 3 za každé uzavreté mesto, s ktorým lúka susedí.
page-guide-field-short = prinesie na konci 3 body za každé uzavreté mesto.
page-guide-monastery = Kláštor
page-guide-monastery-1 = Na tejto karte stojí kláštor. Figúrka v ňom je mních.
page-guide-monastery-2 = Kláštor je uzavretý, keď okolo neho leží osem kariet. Vtedy prinesie 9 bodov a mních sa vráti k tebe. Na konci hry prinesie neuzavretý kláštor 1 bod za svoju kartu a po 1 bode za každú kartu okolo.
page-guide-monastery-short = prinesie 1 bod za svoju kartu a za každú kartu okolo.

# Medzi lekciami. $name: druhý hráč. $points: body za navrhovaný ťah; $kind: čo obsadí

page-guide-turn = Si na rade. Vylož kartu tam, kde pasuje.
page-guide-good = Si na rade. Zvýraznené políčko je pre túto kartu dobré.
page-guide-good-scores = Si na rade. Na zvýraznenom políčku prinesie táto karta hneď { $points ->
        [one] 1 bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodov
    }.
page-guide-good-claims = Si na rade. Na zvýraznenom políčku môžeš obsadiť { KIND($kind, form: "accusative") } a získať približne { $points ->
        [one] 1 bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodov
    }.
page-guide-place = Ak chceš, umiestni figúrku. Potom kartu vylož.
page-guide-wait = Teraz vykladá kartu { $name }.
page-guide-count = Posledná karta je vyložená. Čo nie je uzavreté, prinesie ešte 1 bod za kartu, a teraz prinesú body aj lúky.
page-guide-end = To bola celá partia, len kratšia. Teraz už vieš:
page-guide-real = Hrať naozaj
page-guide-again = Ešte raz

# Na čo sú navrhované ťahy dobré, jeden na každý tvoj ťah

page-guide-why-1 = Si na rade. Cesta, ktorá môže rásť na oboch koncoch, je dobrý začiatok; jej políčko je zvýraznené.
page-guide-why-2 = Si na rade. Touto kartou môžeš uzavrieť malé mesto na severe: 4 body.
page-guide-why-3 = Si na rade. { $name } už má mesto a tvoj rytier tam ísť nemôže. Môžeš však začať vlastné hneď vedľa.
page-guide-why-4 = Si na rade. Táto karta patrí tam, kde sa stretávajú mestá: tvoje a to, ktoré má { $name }.
page-guide-why-5 = Si na rade. Dve mestá sú uzavreté a pri oboch leží jedna veľká lúka. Je voľná.
page-guide-why-6 = Tvoja posledná karta. Uzavrie tvoju cestu a mních v kláštore prinesie na konci 3 body.
