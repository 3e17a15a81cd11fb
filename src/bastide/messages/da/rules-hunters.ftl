# De regler, som kun Jægere & samlere har

rules-chapter-tribe = Stammemedlemmer og hytter
rules-chapter-rivers = Floder
rules-chapter-forests = Skove og guld
rules-chapter-meadows = Enge
rules-chapter-special = Særlige bonusbrikker

# På to minutter

rule-short-hunters-turn = Træk en landebrik, og læg den ved de andre. Det, der mødes, skal passe: skov til skov, flod til flod, eng til eng.
rule-short-hunters-piece = Så må du sætte én ting på den. Et stammemedlem samler i en skov, fisker på en flod eller jager på en eng, hvis der ikke er nogen endnu. En hytte står på en flod eller en sø, hvis hele flodsystemet ikke har nogen endnu.
rule-short-hunters-scoring = En færdig flod giver 1 point pr. brik og 1 for hver fisk i søerne for enderne. En færdig skov giver 2 pr. brik. Så kommer samlere og fiskere hjem.
rule-short-hunters-gold = Er der guld i den skov, du gjorde færdig? Træk en bonusbrik, og læg den med det samme.
rule-short-hunters-majority = Er I flere om en skov, flod eller eng? Den med flest dér får alle pointene. Står det lige, får hver af jer dem alle.
rule-short-hunters-end = Til sidst giver hvert flodsystem sine hytter 1 for hver fisk, og hver eng sine jægere 2 for hver hjort, mammut og urokse. Men først æder hver tiger en hjort. Det ufærdige giver intet. Flest point vinder.

# Brikker og start

rule-pieces-tiles-hunters = Der er 79 landebrikker; den med vulkanen er startbrikken. Tolv bonusbrikker blandes for sig.
rule-pieces-tribe = Hver har seks stammemedlemmer i sin farve. Ét viser pointene, fem er lageret. Desuden har hver to hytter.
rule-pieces-cards = Den, hvis markør passerer pointbanens start, får et pointkort på 50. Næste gang vendes det til 100, og så kommer der et kort til.

# Læg en brik

rule-placing-turn-hunters = En tur er altid ens. Læg en brik. Placer et stammemedlem eller en hytte på den, hvis du vil. Tæl point for de skove og floder, den har gjort færdige. Var der guld, så spil en bonusbrik.
rule-placing-match-hunters = På hver side, der rører en anden brik, fortsætter skov som skov, flod som flod og eng som eng.

# Stammemedlemmer og hytter

rule-tribe-one = Du må placere én ting fra dit lager, et stammemedlem eller en hytte, og kun på den brik, du lige har lagt.
rule-tribe-roles = I en skov er et stammemedlem samler, på en flod fisker. På en eng lægger det sig og er jæger.
rule-tribe-free = En skov, flod eller eng, hvor der allerede er et stammemedlem, tager ikke imod et til. Dine egne tæller med, og afstanden er ligegyldig. En senere brik kan dog forbinde det, der er optaget.
rule-tribe-huts = En hytte står på en flod eller en sø, hvis ingen har en hytte i hele flodsystemet. Den kommer aldrig tilbage.
rule-tribe-systems = Et flodsystem er alle floder, der hænger sammen, med søerne. En sø ender en flod, men ikke et system. Kilder og kanten af landskabet afgrænser det.
rule-tribe-apart = Hytter og stammemedlemmer er ikke i vejen for hinanden.

# Point og hjemvej

rule-scoring-completed-hunters = Kun færdige skove og floder giver point undervejs, og det gør de med det samme. Det er lige meget, hvem der gjorde dem færdige.
rule-scoring-majority-hunters = Den med flest stammemedlemmer dér får alle pointene, de andre ingen. Alle, der er lige om at have flest, får hver det hele.
rule-scoring-home-hunters = Når deres skov eller flod er talt op, går samlere og fiskere tilbage til lageret. De må straks komme på en bonusbrik i samme tur. Jægere og hytter bliver.

# Floder

rule-rivers-complete = En flod er færdig, når begge ender er lukket af en sø eller en kilde, eller når den løber tilbage i sig selv.
rule-rivers-points = Den giver 1 point for hver af sine brikker og 1 for hver fisk i søerne for enderne. Fiskerens ejer får dem, hvem der end lukkede den.
rule-rivers-lake-twice = Er begge ender ved samme sø, tæller fiskene én gang.

# Skove og guld

rule-forests-complete = En skov er færdig, når der er eng hele vejen rundt, og der ikke er huller indeni.
rule-forests-points = Den giver 2 point for hver af sine brikker, hvor lille den end er.
rule-forests-gold = Ligger der guld i den? Så trækker den, der gjorde skoven færdig, en bonusbrik, også hvis andre får pointene for skoven, eller ingen.
rule-forests-bonus = Bonusbrikken skal lægges med det samme, hvor den end passer. Man må placere noget på den, og det, den gør færdigt, giver point.
rule-forests-one-bonus = Der er én bonusbrik pr. tur, hvor meget guld der end var. En bonusbrik giver aldrig en ny. Når de er brugt op, giver guld intet.

# Enge

rule-meadows-bounds = Græs, der hænger sammen, er en eng. Skove, floder og kanten af landskabet afgrænser den.
rule-meadows-stay = En jæger bliver til sidst og kommer aldrig hjem. Først da giver enge point.

# Særlige bonusbrikker

rule-special-mushrooms = Svampe: hver gruppe giver 2 point mere til sin færdige skov.
rule-special-aurochs = Urokse: hver giver 2 point på sin eng. Tigre lader den være.
rule-special-fire = Ild: ingen jæger må placeres på denne brik. Den jager alle tigre væk fra sin eng, så hver hjort tæller.
rule-special-dolmen = Dysse: en jæger, der placeres ved den, jager alene. Kun dens ejer får point for engen, hvem der end kommer til senere. Som altid må der ikke være en anden jæger, når den kommer.

# Den sidste optælling

rule-end-last-tile-hunters = Spillet slutter med den tur, hvor den sidste landebrik lægges, med dens bonusbrik. Bonusbrikker, der er tilbage, er ligegyldige.
rule-end-unfinished-hunters = Ufærdige skove og floder giver intet.
rule-end-huts = Hytter: i hvert flodsystem får den med flest hytter 1 point for hver fisk i alle dets søer. Det behøver ikke være lukket.
rule-end-hunters = Jægere: på hver eng får den med flest jægere 2 point for hver hjort, mammut og urokse. Den behøver heller ikke være lukket. Står det lige, får hver det hele.
rule-end-tigers = Men først æder hver sabeltiger på engen en hjort, og intet andet. Er der flere tigre end hjorte, er det alt: ingen mister point.
