# Det klassiske spils regler, og dem som Jægere & samlere har til fælles med det

rules-chapter-pieces = Spillemateriale og start
rules-chapter-placing = Læg en brik
rules-chapter-followers = Følgesvende
rules-chapter-scoring = Point og hjemvej
rules-chapter-roads = Veje
rules-chapter-cities = Byer
rules-chapter-monasteries = Klostre
rules-chapter-fields = Marker og landmænd
rules-chapter-end = Den endelige pointoptælling
rules-chapter-options = Varianter

# På to minutter

rule-short-turn = Træk en landebrik, og læg den op ad de andre. Det, der mødes, skal passe sammen: vej til vej, by til by, mark til mark.
rule-short-follower = Så må du placere en af dine syv følgesvende på den: på en vej, i en by, på en mark eller i klosteret. Men ikke, hvis der allerede står nogen, uanset hvor langt væk.
rule-short-scoring = En vej lukket i begge ender, en by uden huller, et kloster med otte naboer: det færdige giver point med det samme, og følgesvendene kommer hjem.
rule-short-points-small = Hver brik i en vej giver 1 point, hver brik i en by 2 og hvert våbenskjold 2 mere; men en by på kun to brikker giver 2. Et kloster giver 9.
rule-short-points = Hver brik i en vej giver 1 point, hver brik i en by 2 og hvert våbenskjold 2 mere. Et kloster giver 9.
rule-short-majority = Er I flere om en vej eller en by? Den med flest følgesvende dér får alle pointene. Står det lige, får I hver især alle pointene.
rule-short-farms-each-field = Landmænd bliver på marken, til spillet slutter. Så får den med flest landmænd på en mark 3 point for hver færdiggjort by, som marken grænser op til.
rule-short-farms-once-a-city = Landmænd bliver på marken, til spillet slutter. Så får den med flest landmænd på en mark 3 point for hver færdiggjort by, som marken grænser op til, men kun én gang for hver by.
rule-short-farms-whole-city = Landmænd bliver på marken, til spillet slutter. Så giver hver færdiggjort by 4 point til den med flest landmænd på alle markerne omkring den.
rule-short-end = Den sidste brik afslutter spillet. Det ufærdige giver også lidt point. Flest point vinder.

# Brikker og start

rule-pieces-players = Spillet er for to til fem spillere.
rule-pieces-tiles-72 = Der er 72 landebrikker, startbrikken medregnet.
rule-pieces-tiles-84 = Der er 84 landebrikker: de 72 fra det klassiske spil, startbrikken medregnet, og tolv mere med dyr i sneen. Alle lægges på samme måde.
rule-pieces-followers = Hver spiller har otte følgesvende i sin farve. Én er pointmarkør på pointbanen; de syv andre er lageret.
rule-pieces-first = Startbrikken ligger med forsiden opad på bordet, og der placeres aldrig en følgesvend på den. Alle andre brikker blandes med forsiden nedad. Aftal, hvem der begynder, eller træk lod. Der spilles i urets retning.
rule-pieces-track = Pointbanen har halvtreds felter. En pointmarkør, der når 0 igen, lægges ned: det betyder 50 point mere.

# Læg en brik

rule-placing-turn = En tur forløber altid på samme måde. Læg en brik. Placer en følgesvend på den, hvis du vil. Tæl point for det, brikken har færdiggjort.
rule-placing-draw = Træk en brik, og vis den til alle. De må gerne give råd.
rule-placing-side = Den skal ligge op ad en brik på bordet med en hel side. Et hjørne er ikke nok.
rule-placing-match = På hver side, der ligger op ad en anden brik, fortsætter vej som vej, by som by og mark som mark.
rule-placing-nowhere = En brik, der ikke passer nogen steder, tages ud af spillet. Træk en ny.
rule-placing-agree = Ved et rigtigt bord skal alle være enige om, at den ikke passer nogen steder. Her prøves hvert felt, så ingen behøver at blive spurgt.

# Følgesvende

rule-followers-one = Du må placere én følgesvend fra dit lager, og kun på den brik, du lige har lagt.
rule-followers-roles = På en vej er den en tyv, i en by en ridder, i et kloster en munk. På en mark lægger den sig og bliver landmand.
rule-followers-free = En vej, by eller mark, hvor der allerede er en følgesvend, kan ikke få en til. Dine egne tæller med, og afstanden er ligegyldig: se på alt, der hænger sammen.
rule-followers-joined = Alligevel kan følgesvende mødes. En senere brik kan forbinde to veje, byer eller marker, der begge er optaget. Så deler spillerne området.
rule-followers-out = Uden følgesvende på lageret lægger du bare brikker.

# Point og hjemvej

rule-scoring-completed = Kun det færdige giver point undervejs, og det gør det med det samme. Det er lige meget, hvem der færdiggjorde det. Færdiggør en brik flere områder, tælles de hver for sig.
rule-scoring-majority = Den med flest følgesvende dér får alle pointene, de andre ingen. Står det lige, får hver af dem alle pointene.
rule-scoring-nobody = Hvor ingen står, får ingen point.
rule-scoring-home = Når dens vej, by eller kloster er talt op, går en følgesvend tilbage til lageret. Den kan placeres igen fra ejerens næste tur. Der er ingen anden vej hjem.
rule-scoring-at-once = Derfor kan en følgesvend komme, score og gå hjem i én tur: først placeres den, så tælles der point.

# Veje

rule-roads-complete = En vej er færdiggjort, når begge ender er lukket: ved et kryds, en by eller et kloster.
rule-roads-points = Den giver 1 point for hver af sine brikker. En brik, som den krydser to gange, tæller én gang.
rule-roads-loop = En vej, der løber tilbage i sig selv, er også færdiggjort.

# Byer

rule-cities-complete = En by er færdiggjort, når muren er lukket hele vejen rundt, og der ikke er huller indeni.
rule-cities-points = Hver af dens brikker giver 2 point, og hvert våbenskjold 2 mere.
rule-cities-small-two = En by på kun to brikker giver 2 point, ikke 4. Et våbenskjold giver stadig 2 oveni.
rule-cities-small-four = En by på to brikker tæller som alle andre: 4 point.
rule-cities-once = En brik med to dele af samme by tæller én gang.
rule-cities-corner = Byer, der kun mødes i et hjørne, er stadig to byer.

# Klostre

rule-monasteries-points = Et kloster er færdiggjort, når der ligger brikker på alle otte felter omkring det. Det giver 9 point: 1 for hver af dem og 1 for klosterets egen brik.

# Marker og landmænd

rule-fields-bounds = Sammenhængende grønt land er én mark. Den afgrænses af veje, byer og kanten af landskabet.
rule-fields-stay = En landmand kommer aldrig hjem, men bliver på marken, til spillet slutter. Først da giver marker point.

# Den sidste optælling

rule-end-last-tile = Spillet slutter med den tur, hvor den sidste brik lægges. Det, den færdiggør, tælles som altid.
rule-end-unfinished = Så tælles det ufærdige. En vej giver 1 pr. brik. En by giver 1 pr. brik og 1 for hvert våbenskjold. Et kloster giver 1 og 1 mere for hver brik omkring det. Igen får den med flest følgesvende pointene.
rule-end-farms = Til sidst kommer landmændene. De forsyner færdiggjorte byer, store som små, og aldrig ufærdige. En mark forsyner hver by, den grænser op til, uanset hvor langt væk landmanden er. Den behøver ikke være lukket.
rule-end-farms-each-field = Hver mark tælles for sig. Den med flest landmænd på den får 3 point for hver færdiggjort by, som marken grænser op til; står det lige, får hver af dem alle pointene. Du kan få point for den samme by igen fra en anden mark.
rule-end-farms-once-a-city = Marken tilhører den med flest landmænd på den; står det lige, tilhører den dem alle. Ejeren får 3 point for hver færdiggjort by, som marken grænser op til. Men ingen får point for samme by to gange, uanset hvor mange af deres marker der grænser op til den.
rule-end-farms-whole-city = Hver færdiggjort by tælles for sig. Tæl landmændene på alle de marker, der grænser op til den, sammen. Den med flest får 4 point; står det lige, får hver 4.
rule-end-winner = Den med flest point vinder.
rule-end-tie = Står det lige, deler I sejren.

# Varianter

rule-options-farmers = Uden landmænd: ingen følgesvend må placeres på en mark. Det er godt til det første spil.
rule-options-draw-ahead = Træk forud: sidst i din tur trækker du brikken til din næste, viser den og tænker, mens de andre spiller. Passer den ingen steder, når det bliver din tur, trækker du en ny.
