# De regler, som kun Jægere & samlere har

rules-chapter-tribe = Stammemedlemmer og hytter
rules-chapter-rivers = Floder
rules-chapter-forests = Skove og guld
rules-chapter-meadows = Enge
rules-chapter-special = Særlige bonusbrikker

# På to minutter

rule-short-hunters-turn = Træk en landebrik, og læg den op ad de andre. Det, der mødes, skal passe sammen: skov til skov, flod til flod, eng til eng.
rule-short-hunters-piece = Så må du placere én figur på den. Et stammemedlem samler i en skov, fisker på en flod eller jager på en eng, hvis der ikke er nogen endnu. En hytte placeres ved en flod eller en sø, hvis hele flodsystemet ikke har nogen endnu.
rule-short-hunters-scoring = En færdiggjort flod giver 1 point pr. brik og 1 for hver fisk i søerne for enderne. En færdiggjort skov giver 2 pr. brik. Så kommer samlere og fiskere hjem.
rule-short-hunters-gold = Er der guld i den skov, du færdiggjorde? Træk en bonusbrik, og læg den med det samme.
rule-short-hunters-majority = Er I flere om en skov, flod eller eng? Den med flest stammemedlemmer dér får alle pointene. Står det lige, får I hver især alle pointene.
rule-short-hunters-end = Til sidst får den med flest hytter ved et flodsystem 1 point for hver fisk i det, og den med flest jægere på en eng får 2 for hver hjort, mammut og urokse. Men først æder hver sabeltiger en hjort. Det ufærdige giver intet. Flest point vinder.

# Brikker og start

rule-pieces-tiles-hunters = Der er 79 landebrikker; den med vulkanen er startbrikken. Tolv bonusbrikker blandes for sig.
rule-pieces-tribe = Hver spiller har seks stammemedlemmer i sin farve. Ét viser pointene; de fem andre er lageret. Desuden har hver spiller to hytter.
rule-pieces-cards = Når din pointmarkør passerer pointbanens start, får du et pointkort på 50. Næste gang vender du det til 100. Derefter får du et kort til.

# Læg en brik

rule-placing-turn-hunters = En tur forløber altid på samme måde. Læg en brik. Placer et stammemedlem eller en hytte på den, hvis du vil. Tæl point for de skove og floder, den har færdiggjort. Var der guld, så læg en bonusbrik.
rule-placing-match-hunters = På hver side, der ligger op ad en anden brik, fortsætter skov som skov, flod som flod og eng som eng.

# Stammemedlemmer og hytter

rule-tribe-one = Du må placere én figur fra dit lager, et stammemedlem eller en hytte, og kun på den brik, du lige har lagt.
rule-tribe-roles = I en skov er et stammemedlem samler, på en flod fisker. På en eng lægger det sig og bliver jæger.
rule-tribe-free = En skov, flod eller eng, hvor der allerede er et stammemedlem, kan ikke få et til. Dine egne tæller med, og afstanden er ligegyldig. En senere brik kan dog forbinde det, der er optaget.
rule-tribe-huts = En hytte placeres ved en flod eller en sø, hvis ingen har en hytte ved flodsystemet. Den kommer aldrig tilbage.
rule-tribe-systems = Et flodsystem er alle floder, der hænger sammen, søerne medregnet. En sø afslutter en flod, men ikke et system. Kilder og kanten af landskabet afgrænser det.
rule-tribe-apart = Hytter og stammemedlemmer er ikke i vejen for hinanden.

# Point og hjemvej

rule-scoring-completed-hunters = Kun færdiggjorte skove og floder giver point undervejs, og det gør de med det samme. Det er lige meget, hvem der færdiggjorde dem.
rule-scoring-majority-hunters = Den med flest stammemedlemmer dér får alle pointene, de andre ingen. Står det lige, får hver af dem alle pointene.
rule-scoring-home-hunters = Når deres skov eller flod er talt op, går samlere og fiskere tilbage til lageret. De må placeres på en bonusbrik i samme tur. Jægere og hytter bliver.

# Floder

rule-rivers-complete = En flod er færdiggjort, når begge ender er lukket af en sø eller en kilde, eller når den løber tilbage i sig selv.
rule-rivers-points = Den giver 1 point for hver af sine brikker og 1 for hver fisk i søerne for enderne. Fiskerens ejer får pointene, uanset hvem der færdiggjorde floden.
rule-rivers-lake-twice = Er begge ender ved samme sø, tæller fiskene én gang.

# Skove og guld

rule-forests-complete = En skov er færdiggjort, når der er eng hele vejen rundt, og der ikke er huller indeni.
rule-forests-points = Den giver 2 point for hver af sine brikker, uanset hvor lille den er.
rule-forests-gold = Ligger der guld i den? Så trækker den, der færdiggjorde skoven, en bonusbrik, også hvis andre får pointene for skoven, eller ingen.
rule-forests-bonus = Bonusbrikken skal lægges med det samme et sted, hvor den passer. Man må placere en figur på den, og det, den færdiggør, giver point.
rule-forests-one-bonus = Der er én bonusbrik pr. tur, uanset hvor meget guld der var. En bonusbrik giver aldrig en ny. Når de er brugt op, giver guld intet.

# Enge

rule-meadows-bounds = Sammenhængende græs er én eng. Den afgrænses af skove, floder og kanten af landskabet.
rule-meadows-stay = En jæger kommer aldrig hjem, men bliver på engen, til spillet slutter. Først da giver enge point.

# Særlige bonusbrikker

rule-special-mushrooms = Svampe: hver gruppe giver 2 point mere til sin færdiggjorte skov.
rule-special-aurochs = Urokse: hver giver 2 point på sin eng. Sabeltigre lader den være.
rule-special-fire = Ild: ingen jæger må placeres på denne brik. Den jager alle sabeltigre væk fra sin eng, så hver hjort tæller.
rule-special-dolmen = Dysse: en jæger, der placeres ved den, jager alene. Kun dens ejer får point for engen, uanset hvem der kommer til senere. Som altid må der ikke være en anden jæger, når den placeres.

# Den sidste optælling

rule-end-last-tile-hunters = Spillet slutter med den tur, hvor den sidste landebrik lægges, bonusbrikken medregnet. Bonusbrikker, der er tilbage, er ligegyldige.
rule-end-unfinished-hunters = Ufærdige skove og floder giver intet.
rule-end-huts = Hytter: ved hvert flodsystem får den med flest hytter 1 point for hver fisk i alle dets søer. Det behøver ikke være lukket.
rule-end-hunters = Jægere: på hver eng får den med flest jægere 2 point for hver hjort, mammut og urokse. Den behøver heller ikke være lukket. Står det lige, får hver af dem alle pointene.
rule-end-tigers = Men først æder hver sabeltiger på engen en hjort, og intet andet. Overskydende sabeltigre ændrer intet: ingen mister point.
