# Pravidlá klasickej hry a tie, ktoré s ňou majú Lovci a zberači spoločné

rules-chapter-pieces = Súčasti a začiatok
rules-chapter-placing = Vyloženie karty
rules-chapter-followers = Figúrky
rules-chapter-scoring = Body a návrat
rules-chapter-roads = Cesty
rules-chapter-cities = Mestá
rules-chapter-monasteries = Kláštory
rules-chapter-fields = Lúky a sedliaci
rules-chapter-end = Záverečné vyhodnotenie
rules-chapter-options = Možnosti

# Za dve minúty

rule-short-turn = Potiahni si kartu a prilož ju k ostatným. Čo sa stretne, musí nadväzovať: cesta na cestu, mesto na mesto, lúka na lúku.
rule-short-follower = Potom na ňu môžeš umiestniť jednu zo svojich siedmich figúrok: na cestu, do mesta, na lúku alebo do kláštora. Nie však tam, kde už figúrka stojí, hoci aj ďaleko.
rule-short-scoring = Cesta uzavretá na oboch koncoch, mesto bez medzier, kláštor s ôsmimi susedmi: čo je uzavreté, hneď prinesie body a figúrky sa vrátia.
rule-short-points-small = Karta cesty je za 1 bod, karta mesta za 2 a erb za ďalšie 2; mesto len z dvoch kariet je však za 2. Kláštor je za 9.
rule-short-points = Karta cesty je za 1 bod, karta mesta za 2 a erb za ďalšie 2. Kláštor je za 9.
rule-short-majority = Je vás na ceste alebo v meste viac? Všetky body získa ten, kto tam má najviac figúrok. Pri rovnosti získa každý plný počet bodov.
rule-short-farms-each-field = Sedliaci ostávajú do konca. Potom za každú lúku získa body ten, kto na nej má najviac sedliakov: 3 za každé uzavreté mesto, s ktorým lúka susedí.
rule-short-farms-once-a-city = Sedliaci ostávajú do konca. Potom ten, kto má na lúke najviac sedliakov, získa 3 body za každé uzavreté mesto, s ktorým lúka susedí, ale za jedno mesto len raz.
rule-short-farms-whole-city = Sedliaci ostávajú do konca. Potom každé uzavreté mesto dá 4 body tomu, kto má najviac sedliakov na všetkých lúkach okolo neho.
rule-short-end = Poslednou kartou sa hra končí. Aj neuzavreté ešte niečo prinesie. Vyhráva, kto má najviac bodov.

# Súčasti a začiatok

rule-pieces-players = Hrajú dvaja až piati.
rule-pieces-tiles-72 = Kariet je 72 aj so štartovacou.
rule-pieces-tiles-84 = Kariet je 84: 72 z klasickej hry vrátane štartovacej a dvanásť ďalších so zvieratami v snehu. Všetky sa vykladajú rovnako.
rule-pieces-followers = Každý má osem figúrok svojej farby. Jedna chodí po bodovej tabuľke, sedem je zásoba.
rule-pieces-first = Štartovacia karta leží lícom hore na stole a figúrka sa na ňu nikdy neumiestňuje. Ostatné karty sú zamiešané lícom dole. Dohodnite sa, kto začne, alebo losujte. Ďalej sa hrá v smere hodinových ručičiek.
rule-pieces-track = Bodová tabuľka má päťdesiat políčok. Figúrka, ktorá znova dôjde na 0, si ľahne: to znamená o 50 bodov viac.

# Vyloženie karty

rule-placing-turn = Ťah je vždy rovnaký. Vylož kartu. Ak chceš, umiestni na ňu figúrku. Sčítaj body za to, čo karta uzavrela.
rule-placing-draw = Potiahni si kartu a ukáž ju všetkým. Môžu ti radiť.
rule-placing-side = Musí sa celou stranou dotýkať karty na stole. Roh nestačí.
rule-placing-match = Na každej strane, ktorá sa dotýka inej karty, pokračuje cesta cestou, mesto mestom a lúka lúkou.
rule-placing-nowhere = Karta, ktorá nikam nepasuje, sa vyradí z hry. Potiahni si inú.
rule-placing-agree = Pri skutočnom stole sa musia všetci zhodnúť, že nikam nepasuje. Tu sa vyskúša každé miesto, takže sa netreba nikoho pýtať.

# Figúrky

rule-followers-one = Môžeš umiestniť jednu figúrku zo svojej zásoby, a to len na kartu, ktorú práve vykladáš.
rule-followers-roles = Na ceste je lupičom, v meste rytierom, v kláštore mníchom. Na lúke si ľahne a stane sa sedliakom.
rule-followers-free = Na cestu, do mesta alebo na lúku, kde už figúrka stojí, nemožno umiestniť ďalšiu. Počíta sa aj tvoja vlastná a na vzdialenosti nezáleží: pozri sa na všetko, čo je spojené.
rule-followers-joined = Figúrky sa však môžu stretnúť. Neskoršia karta môže spojiť dve obsadené cesty, mestá alebo lúky. Potom sa o ne hráči delia.
rule-followers-out = Bez figúrok v zásobe len vykladáš karty.

# Body a návrat

rule-scoring-completed = Počas hry prináša body len to, čo je uzavreté, a to hneď. Nezáleží na tom, kto to uzavrel. Ak karta uzavrie viac oblastí, každá sa počíta zvlášť.
rule-scoring-majority = Všetky body získa ten, kto tam má najviac figúrok, ostatní nič. Pri rovnosti získa každý z nich plný počet bodov.
rule-scoring-nobody = Kde nikto nestojí, nikto nezíska body.
rule-scoring-home = Keď sa jej cesta, mesto alebo kláštor vyhodnotí, figúrka sa vráti do zásoby. Znova ju možno umiestniť od nasledujúceho ťahu jej majiteľa. Iná cesta späť nie je.
rule-scoring-at-once = Figúrka tak môže v jednom ťahu prísť, získať body a vrátiť sa: najprv sa umiestni, potom sa počítajú body.

# Cesty

rule-roads-complete = Cesta je uzavretá, keď je na oboch koncoch ukončená križovatkou, mestom alebo kláštorom.
rule-roads-points = Prinesie 1 bod za každú svoju kartu. Karta, cez ktorú ide dvakrát, sa počíta raz.
rule-roads-loop = Aj cesta, ktorá sa vráti sama do seba, je uzavretá.

# Mestá

rule-cities-complete = Mesto je uzavreté, keď ho dookola obopínajú hradby a vnútri nie je medzera.
rule-cities-points = Každá jeho karta prinesie 2 body a každý erb ďalšie 2.
rule-cities-small-two = Mesto len z dvoch kariet prinesie 2 body, nie 4. Erb v ňom pridá 2 ako inde.
rule-cities-small-four = Mesto z dvoch kariet sa počíta ako každé iné: 4 body.
rule-cities-once = Karta s dvoma časťami toho istého mesta sa počíta raz.
rule-cities-corner = Mestá, ktoré sa dotýkajú len rohom, sú stále dve mestá.

# Kláštory

rule-monasteries-points = Kláštor je uzavretý, keď na všetkých ôsmich miestach okolo neho ležia karty. Prinesie 9 bodov: po 1 za každú z nich a 1 za jeho vlastnú.

# Lúky a sedliaci

rule-fields-bounds = Spojená zeleň tvorí lúku. Ohraničujú ju cesty, mestá a okraj krajiny.
rule-fields-stay = Sedliak ostáva do konca a nikdy sa nevráti. Až vtedy lúky prinášajú body.

# Záverečné vyhodnotenie

rule-end-last-tile = Hra sa končí ťahom, v ktorom sa vyloží posledná karta. Čo uzavrie, sa počíta ako vždy.
rule-end-unfinished = Potom sa počíta, čo je neuzavreté. Cesta prinesie 1 za kartu. Mesto prinesie 1 za kartu a 1 za každý erb. Kláštor prinesie 1 a ďalší 1 za každú kartu okolo. Body opäť získa ten, kto má najviac figúrok.
rule-end-farms = Nakoniec prídu na rad sedliaci. Zásobujú uzavreté mestá, veľké aj malé, neuzavreté nikdy. Lúka zásobuje každé mesto, ktorého sa dotýka, nech je sedliak akokoľvek ďaleko. Nemusí byť uzavretá.
rule-end-farms-each-field = Každá lúka sa počíta zvlášť. Kto má na nej najviac sedliakov, získa 3 body za každé uzavreté mesto, s ktorým lúka susedí; pri rovnosti získa každý plný počet bodov. Za to isté mesto môžeš získať body znova z inej lúky.
rule-end-farms-once-a-city = Lúka patrí tomu, kto má na nej najviac sedliakov; pri rovnosti patrí všetkým, ktorí ich majú rovnako veľa. Každý vlastník získa 3 body za každé uzavreté mesto, s ktorým lúka susedí. Za to isté mesto však nikto nezíska body dvakrát, nech sa ho dotýka koľkokoľvek jeho lúk.
rule-end-farms-whole-city = Každé uzavreté mesto sa počíta zvlášť. Spočítaj sedliakov na všetkých lúkach, ktoré sa ho dotýkajú, dokopy. Kto má najviac, získa 4 body; pri rovnosti každý 4.
rule-end-winner = Vyhráva, kto má najviac bodov.
rule-end-tie = Pri rovnosti sa o víťazstvo delia.

# Možnosti

rule-options-farmers = Bez sedliakov: na lúky sa figúrky neumiestňujú. Je to dobré na prvú partiu.
rule-options-draw-ahead = Ťahanie vopred: na konci ťahu si potiahneš kartu na svoj ďalší ťah, ukážeš ju a premýšľaš, kým hrajú ostatní. Ak v tvojom ťahu nikam nepasuje, potiahneš si inú.
