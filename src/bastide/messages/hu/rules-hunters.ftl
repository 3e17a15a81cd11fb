# A Vadászok és gyűjtögetők saját szabályai

rules-chapter-tribe = Törzstagok és kunyhók
rules-chapter-rivers = Folyószakaszok
rules-chapter-forests = Erdők és arany
rules-chapter-meadows = Tisztások
rules-chapter-special = Különleges bónuszkártyák

# Két perc alatt

rule-short-hunters-turn = Húzz egy területkártyát, és tedd a többi mellé. Ami érintkezik, annak illeszkednie kell: erdő az erdőhöz, folyó a folyóhoz, tisztás a tisztáshoz.
rule-short-hunters-piece = Ezután egy figurát tehetsz rá. A törzstag erdőben gyűjtöget, folyószakaszon halászik vagy tisztáson vadászik, ha ott még nincs másik. A kunyhó folyóra vagy tóra kerül, ha az egész folyórendszeren nincs még kunyhó.
rule-short-hunters-scoring = A lezárt folyószakasz kártyánként 1 pont, és 1 minden halért a végein lévő tavakban. A lezárt erdő kártyánként 2. Utána a gyűjtögetők és halászok hazatérnek.
rule-short-hunters-gold = Aranyrög van az erdőben, amelyet lezártál? Húzz egy bónuszkártyát, és rögtön rakd le.
rule-short-hunters-majority = Többen osztoztok egy erdőn, folyószakaszon vagy tisztáson? Minden pontot az kap, akinek ott a legtöbb törzstagja van. Egyenlőségnél mindegyikük minden pontot megkap.
rule-short-hunters-end = A végén minden folyórendszeren az kap 1 pontot minden halért, akinek ott a legtöbb kunyhója van, és minden tisztáson az kap 2-t minden szarvasért, mamutért és őstulokért, akinek ott a legtöbb vadásza van. De előbb minden tigris megeszik egy szarvast. A le nem zárt erdő és folyószakasz semmit sem ér. Az nyer, akinek a legtöbb pontja van.

# Kellékek és kezdés

rule-pieces-tiles-hunters = 79 területkártya van; a vulkános a kezdőkártya. A tizenkét bónuszkártyát külön kell megkeverni.
rule-pieces-tribe = Mindenkinek hat törzstagja van egy színben. Egy a pontokat jelzi, öt a készlet. Ezenkívül mindenkinek két kunyhója van.
rule-pieces-cards = Akinek a pontjelzője áthalad a startmezőn, 50-es pontkártyát kap. Legközelebb 100-asra fordítja, aztán jön a második kártya.

# Kártya lerakása

rule-placing-turn-hunters = A körben mindig ez a sorrend. Tégy le egy kártyát. Ha akarsz, tégy rá egy törzstagot vagy egy kunyhót. Értékeld az erdőket és folyószakaszokat, amelyeket lezárt. Ha volt arany, rakj le egy bónuszkártyát.
rule-placing-match-hunters = Minden érintkező oldalon erdőnek erdő, folyónak folyó, tisztásnak tisztás a folytatása.

# Törzstagok és kunyhók

rule-tribe-one = Egy figurát tehetsz le a készletedből, törzstagot vagy kunyhót, és csak arra a kártyára, amelyet éppen leraktál.
rule-tribe-roles = Az erdőben a törzstag gyűjtögető lesz, a folyószakaszon halász. A tisztáson lefekszik, és vadász lesz.
rule-tribe-free = Olyan erdőbe, folyószakaszra vagy tisztásra, ahol már van törzstag, nem jöhet másik. A sajátod is számít, és a távolság nem. Egy későbbi kártya azért összekötheti, ami foglalt.
rule-tribe-huts = A kunyhó folyóra vagy tóra kerül, ha az egész folyórendszeren senkinek sincs kunyhója. Soha nem kerül vissza.
rule-tribe-systems = A folyórendszer az összes összefüggő folyószakasz, a tavakkal együtt. A tó lezárja a folyószakaszt, a rendszert nem. Források és a táj széle határolják.
rule-tribe-apart = A kunyhók és a törzstagok nem zavarják egymást.

# Pontok és hazatérés

rule-scoring-completed-hunters = Játék közben csak a lezárt erdő és folyószakasz ér pontot, és az rögtön. Nem számít, ki zárta le.
rule-scoring-majority-hunters = Minden pontot az kap, akinek ott a legtöbb törzstagja van, a többiek semmit. Akik holtversenyben vannak az élen, mind megkapják az egészet.
rule-scoring-home-hunters = Amikor az erdőt vagy folyószakaszt értékeltétek, a gyűjtögetők és halászok visszakerülnek a készletbe. Ugyanabban a körben rögtön a bónuszkártyára is mehetnek. A vadászok és a kunyhók maradnak.

# Folyószakaszok

rule-rivers-complete = A folyószakasz akkor zárult le, ha mindkét végén tó vagy forrás van, vagy ha visszatér önmagába.
rule-rivers-points = Kártyánként 1 pontot ér, és 1-et minden halért a végein lévő tavakban. A halász gazdája kapja, bárki zárta is le.
rule-rivers-lake-twice = Ha mindkét vége ugyanannál a tónál van, a halak egyszer számítanak.

# Erdők és arany

rule-forests-complete = Az erdő akkor zárult le, ha körben tisztás határolja, és belül nincs hézag.
rule-forests-points = Kártyánként 2 pontot ér, bármilyen kicsi.
rule-forests-gold = Aranyrög van benne? Akkor az húz bónuszkártyát, aki lezárta az erdőt, akkor is, ha más kap érte pontot, vagy senki.
rule-forests-bonus = A bónuszkártyát rögtön le kell rakni, bárhová, ahová illik. Figura is kerülhet rá, és amit lezár, az pontot ér.
rule-forests-one-bonus = Körönként egy bónuszkártya jár, akármennyi arany van. Bónuszkártya után soha nem jár másik. Ha elfogytak, az arany semmit sem hoz.

# Tisztások

rule-meadows-bounds = Az összefüggő füves rész egy tisztás. Erdők, folyók és a táj széle határolják.
rule-meadows-stay = A vadász a végéig ott marad, és soha nem tér haza. A tisztás csak akkor hoz pontot.

# Különleges bónuszkártyák

rule-special-mushrooms = Gomba: minden gombacsoport 2 ponttal növeli a lezárt erdő értékét.
rule-special-aurochs = Őstulok: mindegyik 2 pont a tisztásán. A tigrisek nem bántják.
rule-special-fire = Tűz: erre a kártyára nem kerülhet vadász. Minden tigrist elkerget a tisztásáról, így minden szarvas számít.
rule-special-dolmen = Dolmen: a mellé tett vadász egyedül vadászik. A tisztásért csak a gazdája kap pontot, akárki jön később. Mint mindig, érkezésekor nem lehet ott másik vadász.

# Záró értékelés

rule-end-last-tile-hunters = A játék azzal a körrel ér véget, amelyben az utolsó területkártyát lerakjátok, a bónuszkártyájával együtt. A megmaradt bónuszkártyák nem számítanak.
rule-end-unfinished-hunters = A le nem zárt erdő és folyószakasz semmit sem ér.
rule-end-huts = Kunyhók: minden folyórendszeren az kap 1 pontot minden halért az összes tavában, akinek ott a legtöbb kunyhója van. Nem kell zártnak lennie.
rule-end-hunters = Vadászok: minden tisztáson az kap 2 pontot minden szarvasért, mamutért és őstulokért, akinek ott a legtöbb vadásza van. Ennek sem kell zártnak lennie. Holtversenyben mindegyik megkapja az egészet.
rule-end-tigers = De előbb a tisztás minden kardfogú tigrise megeszik egy szarvast, és mást nem. Ha több a tigris, mint a szarvas, ennyi az egész: senki sem veszít pontot.
