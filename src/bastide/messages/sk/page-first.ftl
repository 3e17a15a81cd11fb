# Prvá partia so sprievodcom. Každý lístok je krátky: jedna vec naraz

page-guide = Prvá partia
page-guide-about = Krátka partia s miernym súperom. Sprievodca povie pravidlá vtedy, keď prídu na rad. Trvá to asi päť minút.
page-guide-begin = Začať
page-guide-known = Hru už poznám
page-guide-skip = Preskočiť
page-guide-next = Ďalej
page-guide-show = Ukáž mi

# Päť lekcií: názov, lístky a čo z nich zostane

page-guide-tile = Karta
page-guide-tile-1 = V každom ťahu si potiahneš kartu. Táto je tvoja.
page-guide-tile-2 = Prilož ju k inej. Čo sa stretne, musí nadväzovať: cesta na cestu, mesto na mesto, lúka na lúku. Vyber si vyznačené políčko; to rozsvietené je dobrý začiatok.
page-guide-tile-short = nadväzuje na všetkých susedov.
page-guide-follower = Figúrka
page-guide-follower-1 = Teraz môže ísť na kartu jedna z tvojich siedmich figúrok: lupič na cestu, rytier do mesta, sedliak na lúku. Obsadí to, na čom stojí.
page-guide-follower-2 = Vyber jej miesto, alebo nedávaj žiadnu. Potom kartu vylož.
page-guide-follower-short = obsadí cestu, mesto alebo lúku, kde ešte nikto nie je.
page-guide-completion = Uzavretie
page-guide-completion-1 = Cesta je uzavretá, keď sú oba jej konce zavreté, mesto, keď v jeho múre nie je medzera.
page-guide-completion-2 = Body prinesie hneď: 1 za každú kartu cesty, 2 za každú kartu mesta. Potom sa figúrky vrátia k tebe.
page-guide-completion-short = hneď prinesie body a figúrky sa vrátia.
page-guide-majority = Väčšina
page-guide-majority-1 = Kde už nejaká figúrka je, ďalšia ísť nemôže. Karta však môže spojiť to, čo majú dvaja hráči, a potom sa o to delia.
page-guide-majority-2 = Všetky body získa ten, kto tam má viac figúrok. Pri zhode ich dostane každý celé.
page-guide-majority-short = získa všetky body; pri zhode každý.
page-guide-field = Lúka
page-guide-field-1 = Na lúke si figúrka ľahne a je sedliakom. Ostane tam do konca hry a nevráti sa.
page-guide-field-2 = Potom každá lúka platí tomu, kto na nej má najviac sedliakov: 3 body za každé uzavreté mesto pri nej.
page-guide-field-short = na konci dá sedliakom 3 body za každé uzavreté mesto.

# Medzi lekciami. $name: druhý hráč. $reason: prečo je ťah dobrý

page-guide-turn = Si na rade. Vylož kartu tam, kde pasuje.
page-guide-good = Si na rade. Rozsvietené políčko je dobré: { $reason }.
page-guide-place = Figúrka na nej alebo žiadna, ako chceš. Potom kartu vylož.
page-guide-wait = Teraz vykladá kartu { $name }.
page-guide-count = Posledná karta je vyložená. Čo nie je uzavreté, prinesie ešte 1 bod za kartu, a teraz platia aj lúky.
page-guide-end = To bola celá partia, len kratšia. Teraz už vieš:
page-guide-real = Hrať naozaj
page-guide-again = Ešte raz

# Na čo sú navrhované ťahy dobré, jeden na každý tvoj ťah

page-guide-why-1 = Si na rade. Cesta, ktorá môže rásť na oboch koncoch, je dobrý začiatok; jej políčko svieti.
page-guide-why-2 = Si na rade. Touto kartou môžeš uzavrieť malé mesto na severe: 4 body.
page-guide-why-3 = Si na rade. { $name } už má mesto a tvoj rytier tam ísť nemôže. Môžeš však začať vlastné hneď vedľa.
page-guide-why-4 = Si na rade. Táto karta patrí tam, kde sa stretávajú mestá: tvoje a to, ktoré má { $name }.
page-guide-why-5 = Si na rade. Dve mestá sú uzavreté a pri oboch leží jedna veľká lúka. Je voľná.
page-guide-why-6 = Tvoja posledná karta. Ukončí tvoju cestu a niečo prinesie aj mních v kláštore.
