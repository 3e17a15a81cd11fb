# Vlastné pravidlá Lovcov a zberačov

rules-chapter-tribe = Členovia kmeňa a chatrče
rules-chapter-rivers = Rieky
rules-chapter-forests = Lesy a zlato
rules-chapter-meadows = Lúky
rules-chapter-special = Zvláštne bonusové karty

# Za dve minúty

rule-short-hunters-turn = Potiahni si kartu a prilož ju k ostatným. Čo sa stretne, musí nadväzovať: les na les, rieka na rieku, lúka na lúku.
rule-short-hunters-piece = Potom na ňu môžeš umiestniť jednu figúrku. Člen kmeňa zbiera v lese, loví ryby na rieke alebo zver na lúke, ak tam ešte nikto nie je. Chatrč stojí na rieke alebo jazere, ak na celom riečnom systéme ešte žiadna nie je.
rule-short-hunters-scoring = Uzavretá rieka prinesie 1 bod za kartu a 1 za každú rybu v jazerách na jej koncoch. Uzavretý les prinesie 2 za kartu. Potom sa zberači a rybári vrátia.
rule-short-hunters-gold = Je v lese, ktorý uzavrieš, zlato? Potiahni si bonusovú kartu a hneď ju vylož.
rule-short-hunters-majority = Je vás v lese, na rieke alebo na lúke viac? Všetky body získa ten, kto tam má najviac členov kmeňa. Pri rovnosti získa každý plný počet bodov.
rule-short-hunters-end = Na konci na každom riečnom systéme získa ten, kto má najviac chatrčí, 1 bod za každú rybu a na každej lúke ten, kto má najviac lovcov, 2 body za každého jeleňa, mamuta a pratura. Najprv však každý tiger zožerie jeleňa. Neuzavreté neprinesie nič. Vyhráva, kto má najviac bodov.

# Súčasti a začiatok

rule-pieces-tiles-hunters = Kariet krajiny je 79; tá so sopkou je štartovacia. Dvanásť bonusových kariet sa mieša zvlášť.
rule-pieces-tribe = Každý má šesť členov kmeňa svojej farby. Jeden ukazuje body, päť je zásoba. Okrem toho má každý dve chatrče.
rule-pieces-cards = Keď tvoja figúrka prejde začiatkom bodovej tabuľky, vezmi si kartu s 50 bodmi. Nabudúce ju otoč na 100 a potom si vezmi druhú.

# Vyloženie karty

rule-placing-turn-hunters = Ťah je vždy rovnaký. Vylož kartu. Ak chceš, umiestni na ňu člena kmeňa alebo chatrč. Sčítaj body za lesy a rieky, ktoré uzavrela. Ak tam bolo zlato, vylož bonusovú kartu.
rule-placing-match-hunters = Na každej strane, ktorá sa dotýka inej karty, pokračuje les lesom, rieka riekou a lúka lúkou.

# Členovia kmeňa a chatrče

rule-tribe-one = Môžeš umiestniť jednu figúrku zo svojej zásoby, člena kmeňa alebo chatrč, a to len na kartu, ktorú práve vykladáš.
rule-tribe-roles = V lese je člen kmeňa zberačom, na rieke rybárom. Na lúke si ľahne a stane sa lovcom.
rule-tribe-free = Do lesa, na rieku alebo na lúku, kde už je člen kmeňa, nemožno umiestniť ďalšieho. Počíta sa aj tvoj vlastný a na vzdialenosti nezáleží. Neskoršia karta však môže spojiť, čo je obsadené.
rule-tribe-huts = Chatrč stojí na rieke alebo jazere, ak na celom riečnom systéme nikto chatrč nemá. Nikdy sa nevráti.
rule-tribe-systems = Riečny systém sú všetky spojené rieky aj s jazerami. Jazero ukončí rieku, ale nie systém. Ohraničujú ho pramene a okraj krajiny.
rule-tribe-apart = Chatrče a členovia kmeňa si navzájom neprekážajú.

# Body a návrat

rule-scoring-completed-hunters = Počas hry prinášajú body len uzavreté lesy a rieky, a to hneď. Nezáleží na tom, kto ich uzavrel.
rule-scoring-majority-hunters = Všetky body získa ten, kto tam má najviac členov kmeňa, ostatní nič. Pri rovnosti získa každý z nich plný počet bodov.
rule-scoring-home-hunters = Keď sa les alebo rieka vyhodnotí, zberači a rybári sa vrátia do zásoby. V tom istom ťahu môžu ísť hneď na bonusovú kartu. Lovci a chatrče ostávajú.

# Rieky

rule-rivers-complete = Rieka je uzavretá, keď oba jej konce uzatvára jazero alebo prameň, alebo keď sa vráti sama do seba.
rule-rivers-points = Prinesie 1 bod za každú svoju kartu a 1 za každú rybu v jazerách na jej koncoch. Body získa majiteľ rybára, nech ju uzavrel ktokoľvek.
rule-rivers-lake-twice = Ak sú oba konce pri tom istom jazere, jeho ryby sa počítajú raz.

# Lesy a zlato

rule-forests-complete = Les je uzavretý, keď je dookola lúka a vnútri nie je medzera.
rule-forests-points = Prinesie 2 body za každú svoju kartu, nech je akokoľvek malý.
rule-forests-gold = Je v ňom zlato? Potom si bonusovú kartu potiahne ten, kto les uzavrel, aj keď body za les získa niekto iný alebo nikto.
rule-forests-bonus = Bonusovú kartu treba hneď vyložiť kamkoľvek, kde pasuje. Môže na ňu ísť figúrka a čo uzavrie, to prinesie body.
rule-forests-one-bonus = V jednom ťahu je len jedna bonusová karta, nech je zlata koľkokoľvek. Bonusová karta nikdy neprinesie ďalšiu. Keď sa minú, zlato neprinesie nič.

# Lúky

rule-meadows-bounds = Spojená tráva tvorí lúku. Ohraničujú ju lesy, rieky a okraj krajiny.
rule-meadows-stay = Lovec ostáva do konca a nikdy sa nevráti. Až vtedy lúky prinášajú body.

# Zvláštne bonusové karty

rule-special-mushrooms = Huby: každá skupina pridá 2 body svojmu uzavretému lesu.
rule-special-aurochs = Pratur: každý prinesie 2 body na svojej lúke. Tigre si ho nevšímajú.
rule-special-fire = Oheň: na túto kartu nesmie ísť lovec. Oheň zaženie všetky tigre zo svojej lúky, takže sa počíta každý jeleň.
rule-special-dolmen = Dolmen: lovec umiestnený pri ňom loví sám. Body za lúku získa len jeho majiteľ, nech sa neskôr pridá ktokoľvek. Ako vždy, pri umiestnení tam nesmie byť iný lovec.

# Záverečné vyhodnotenie

rule-end-last-tile-hunters = Hra sa končí ťahom, v ktorom sa vyloží posledná karta krajiny, aj s jej bonusovou kartou. Na zvyšných bonusových kartách nezáleží.
rule-end-unfinished-hunters = Neuzavreté lesy a rieky neprinesú nič.
rule-end-huts = Chatrče: na každom riečnom systéme získa ten, kto má najviac chatrčí, 1 bod za každú rybu vo všetkých jeho jazerách. Nemusí byť uzavretý.
rule-end-hunters = Lovci: na každej lúke získa ten, kto má najviac lovcov, 2 body za každého jeleňa, mamuta a pratura. Ani lúka nemusí byť uzavretá. Pri rovnosti získa každý plný počet bodov.
rule-end-tigers = Najprv však každý šabľozubý tiger na lúke zožerie jedného jeleňa a nič iné. Ak je tigrov viac ako jeleňov, nič sa nedeje: nikto body nestratí.
