# A klasszikus játék szabályai, és azok, amelyek a Vadászok és gyűjtögetőkben is ugyanazok

rules-chapter-pieces = Kellékek és kezdés
rules-chapter-placing = Kártya lerakása
rules-chapter-followers = Alattvalók
rules-chapter-scoring = Pontok és hazatérés
rules-chapter-roads = Utak
rules-chapter-cities = Városok
rules-chapter-monasteries = Kolostorok
rules-chapter-fields = Mezők és parasztok
rules-chapter-end = Záró értékelés
rules-chapter-options = Változatok

# Két perc alatt

rule-short-turn = Húzz egy területkártyát, és tedd a többi mellé. Ami érintkezik, annak illeszkednie kell: út az úthoz, város a városhoz, rét a réthez.
rule-short-follower = Ezután ráteheted hét alattvalód egyikét: útra, városba, mezőre vagy kolostorba. De oda nem, ahol már áll valaki, akár messze is.
rule-short-scoring = Két végén lezárt út, hézag nélküli város, kolostor nyolc szomszéddal: ami elkészült, rögtön pontot ér, és az alattvalói hazatérnek.
rule-short-points-small = Az út kártyánként 1 pont, a város kártyánként 2, és minden címer még 2; de a kétkártyás város csak 2. A kolostor 9 pont.
rule-short-points = Az út kártyánként 1 pont, a város kártyánként 2, és minden címer még 2. A kolostor 9 pont.
rule-short-majority = Többen osztoztok egy úton vagy városon? Minden pontot az kap, akinek ott a legtöbb alattvalója van. Egyenlőségnél mindegyikük minden pontot megkap.
rule-short-farms-each-field = A parasztok a végéig maradnak. Akkor minden mezőért az kap pontot, akinek ott a legtöbb parasztja van: 3-at minden kész szomszédos városért.
rule-short-farms-once-a-city = A parasztok a végéig maradnak. Akkor, akinek egy mezőn a legtöbb parasztja van, 3 pontot kap minden kész szomszédos városért, de egy városért csak egyszer.
rule-short-farms-whole-city = A parasztok a végéig maradnak. Akkor minden kész város 4 pontot ad annak, akinek a körülötte lévő mezőkön együtt a legtöbb parasztja van.
rule-short-end = Az utolsó kártyával vége a játéknak. A befejezetlen dolgok is érnek még egy keveset. Az nyer, akinek a legtöbb pontja van.

# Kellékek és kezdés

rule-pieces-players = 2–5 játékos játszhatja.
rule-pieces-tiles-72 = 72 területkártya van, a kezdőkártyával együtt.
rule-pieces-tiles-84 = 84 területkártya van: a klasszikus játék 72 kártyája, köztük a kezdőkártya, és még tizenkettő, állatokkal a hóban. Mindegyiket ugyanúgy kell lerakni.
rule-pieces-followers = Mindenkinek nyolc alattvalója van egy színben. Egy az értékelő táblán lép, hét a készlet.
rule-pieces-first = A kezdőkártya képpel felfelé az asztalon fekszik, és azon soha nem áll senki. A többi kártya lefordítva, megkeverve vár. Egyezzetek meg, ki kezd, vagy sorsoljatok. Utána az óramutató járása szerint haladtok.
rule-pieces-track = Az értékelő táblának ötven mezője van. Azt a pontjelzőt, amely újra eléri a 0-t, lefektetjük: ez 50 ponttal több.

# Kártya lerakása

rule-placing-turn = A körben mindig ez a sorrend. Tégy le egy kártyát. Ha akarsz, tégy rá egy alattvalót. Értékeld, amit a kártya befejezett.
rule-placing-draw = Húzz egy kártyát, és mutasd meg mindenkinek. A többiek tanácsot adhatnak.
rule-placing-side = Egy teljes oldalával érintenie kell egy kártyát az asztalon. A sarok nem elég.
rule-placing-match = Minden érintkező oldalon útnak út, városnak város, rétnek rét a folytatása.
rule-placing-nowhere = Az a kártya, amely sehová sem illik, kikerül a játékból. Húzz másikat.
rule-placing-agree = Igazi asztalnál mindenkinek egyet kell értenie, hogy sehová sem illik. Itt a program minden helyet kipróbál, így senkit sem kell megkérdezni.

# Alattvalók

rule-followers-one = Egy alattvalót tehetsz le a készletedből, és csak arra a kártyára, amelyet éppen leraktál.
rule-followers-roles = Az úton útonálló, a városban lovag, a kolostorban szerzetes lesz. A mezőn lefekszik, és paraszt lesz.
rule-followers-free = Olyan útra, városba vagy mezőre, ahol már van alattvaló, nem jöhet másik. A sajátod is számít, és a távolság nem: mindent nézz, ami összefügg.
rule-followers-joined = Mégis összekerülhetnek. Egy későbbi kártya összeköthet két olyan utat, várost vagy mezőt, amely már foglalt. Akkor osztoznak rajta.
rule-followers-out = Ha nincs alattvaló a készletedben, csak kártyát raksz le.

# Pontok és hazatérés

rule-scoring-completed = Játék közben csak az ér pontot, ami elkészült, és az rögtön. Nem számít, ki fejezte be. Ha egy kártya több dolgot fejez be, mindegyiket külön kell értékelni.
rule-scoring-majority = Minden pontot az kap, akinek ott a legtöbb alattvalója van, a többiek semmit. Akik holtversenyben vannak az élen, mind megkapják az egészet.
rule-scoring-nobody = Ahol nem áll senki, ott senki sem kap pontot.
rule-scoring-home = Amikor az útját, városát vagy kolostorát értékeltétek, az alattvaló visszakerül a készletbe. Gazdája a következő körétől teheti le újra. Máshogy nem térhet haza.
rule-scoring-at-once = Így egy alattvaló egyetlen körben jöhet, pontot szerezhet és hazatérhet: előbb leteszed, aztán jön az értékelés.

# Utak

rule-roads-complete = Az út akkor kész, ha mindkét vége lezárult: kereszteződésnél, városnál vagy kolostornál.
rule-roads-points = Kártyánként 1 pontot ér. Az a kártya, amelyen kétszer is áthalad, egynek számít.
rule-roads-loop = Az önmagába visszatérő út is kész.

# Városok

rule-cities-complete = A város akkor kész, ha a fala körben zárt, és belül nem maradt hézag.
rule-cities-points = Minden kártyája 2 pont, és minden címere még 2.
rule-cities-small-two = A csak két kártyából álló város 2 pontot ér, nem 4-et. Egy címer itt is 2-t ad hozzá.
rule-cities-small-four = A kétkártyás város is úgy számít, mint a többi: 4 pont.
rule-cities-once = Az a kártya, amelyen ugyanannak a városnak két része van, egynek számít.
rule-cities-corner = Azok a városok, amelyek csak a sarkuknál érnek össze, külön városok.

# Kolostorok

rule-monasteries-points = A kolostor akkor kész, ha körülötte mind a nyolc helyen kártya fekszik. 9 pontot ér: 1-et minden ilyen kártyáért és 1-et a sajátjáért.

# Mezők és parasztok

rule-fields-bounds = Az összefüggő rétek egy mezőt alkotnak; utak, városok és a táj széle határolják.
rule-fields-stay = A paraszt a végéig ott marad, és soha nem tér haza. A mező csak akkor hoz pontot.

# Záró értékelés

rule-end-last-tile = A játék azzal a körrel ér véget, amelyben az utolsó kártyát lerakjátok. Amit befejez, azt a szokott módon értékelitek.
rule-end-unfinished = Utána jön, ami befejezetlen. Az út kártyánként 1 pont. A város kártyánként 1, és címerenként 1. A kolostor 1, és még 1 minden kártyáért körülötte. Itt is az kapja, akinek a legtöbb alattvalója van ott.
rule-end-farms = Végül a parasztok következnek. Csak kész városokat látnak el, kicsit és nagyot egyaránt. A mező minden várost ellát, amellyel érintkezik, bármilyen messze van is a paraszt. Nem kell zártnak lennie.
rule-end-farms-each-field = Minden mező külön számít. Akinek a legtöbb parasztja van rajta, 3 pontot kap minden kész szomszédos városért; holtversenyben mindegyik. Ugyanazért a városért egy másik mezőről újra kaphatsz pontot.
rule-end-farms-once-a-city = A mező azé, akinek a legtöbb parasztja van rajta; holtversenyben mindegyiké. A tulajdonos 3 pontot kap minden kész szomszédos városért. De ugyanazért a városért senki sem kap kétszer, akárhány mezője érinti.
rule-end-farms-whole-city = Minden kész város külön számít. Számoljátok össze a parasztokat az összes mezőn, amely érinti. Akinek a legtöbb van, 4 pontot kap; holtversenyben mindegyik 4-et.
rule-end-winner = Az nyer, akinek a legtöbb pontja van.
rule-end-tie = Holtversenyben közös a győzelem.

# Változatok

rule-options-farmers = Parasztok nélkül: mezőre nem kerülhet alattvaló. Első játéknak jó.
rule-options-draw-ahead = Előre húzás: köröd végén kihúzod a következő körödhöz való kártyát, megmutatod, és gondolkodsz rajta, amíg a többiek játszanak. Ha sorra kerülve sehová sem illik, másikat húzol.
