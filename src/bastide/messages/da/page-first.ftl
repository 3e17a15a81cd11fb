# Det første spil med vejleder. Hvert kort er kort: én ting ad gangen

page-guide = Første spil
page-guide-about = Et kort spil mod en blid modstander. En vejleder forklarer reglerne, efterhånden som du får brug for dem. Det tager omkring fem minutter.
page-guide-begin = Begynd
page-guide-known = Jeg kender allerede spillet
page-guide-skip = Spring over
page-guide-next = Videre
page-guide-show = Vis mig

# De seks lektioner: navnet, kortene, og hvad der bliver tilbage

page-guide-tile = Brikken
page-guide-tile-1 = I hver tur trækker du en landebrik. Denne er din.
page-guide-tile-2 = Læg den op ad en anden. Det, der mødes, skal passe sammen: vej til vej, by til by, mark til mark. Vælg et markeret felt; det fremhævede er et godt sted at begynde.
page-guide-tile-short = passer til alle sine naboer.
page-guide-follower = Følgesvenden
page-guide-follower-1 = Nu må du placere en af dine syv følgesvende på brikken: en tyv på en vej, en ridder i en by, en munk i et kloster, en landmand på en mark. Den indtager det, den står på.
page-guide-follower-2 = Vælg et sted til den, eller lad være. Læg så brikken.
page-guide-follower-short = indtager en vej, en by, et kloster eller en mark, som ingen har endnu.
page-guide-completion = Det færdige
page-guide-completion-1 = En vej er færdiggjort, når begge ender er lukket, en by, når muren er uden huller.
page-guide-completion-2 = Det giver point med det samme: 1 for hver brik i en vej, 2 for hver brik i en by. Så kommer følgesvendene hjem til dig.
page-guide-completion-short = giver point med det samme, og følgesvendene kommer hjem.
page-guide-majority = Flertallet
page-guide-majority-1 = Hvor der allerede er en følgesvend, må du ikke placere en til. Men en brik kan forbinde det, som to spillere har, og så deler de det.
page-guide-majority-2 = Den med flest følgesvende dér får alle pointene. Står det lige, får de hver især alle pointene.
# $layer: lagets navn
page-guide-majority-3 = Laget »{ $layer }« ved spillepladen viser altid, hvem der har hvad.
page-guide-majority-short = får alle pointene; står det lige, får de hver især alle pointene.
page-guide-field = Marken
page-guide-field-1 = På en mark lægger følgesvenden sig og bliver landmand. Den bliver der, til spillet er slut, og kommer ikke hjem.
page-guide-field-2 = Så får den med flest landmænd på en mark 3 point for hver færdiggjort by, som marken grænser op til.
page-guide-field-short = giver landmænd point til sidst, 3 for hver færdiggjort by.
page-guide-monastery = Klosteret
page-guide-monastery-1 = På denne brik står et kloster. En følgesvend dér er en munk.
page-guide-monastery-2 = Et kloster er færdiggjort, når der ligger otte brikker omkring det. Så giver det 9 point, og munken kommer hjem. Når spillet slutter, giver et ufærdigt kloster 1 point for sin egen brik og 1 for hver brik omkring det.
page-guide-monastery-short = giver 1 point for sin egen brik og for hver brik omkring det.

# Mellem lektionerne. $name: den anden. $points: det foreslåede træks point; $kind: det, det indtager

page-guide-turn = Din tur. Læg brikken, hvor den passer.
page-guide-good = Din tur. Det fremhævede felt er et godt sted til brikken.
page-guide-good-scores = Din tur. På det fremhævede felt giver brikken { $points } point med det samme.
page-guide-good-claims = Din tur. På det fremhævede felt kan du indtage { KIND($kind, form: "indefinite") }, der giver cirka { $points } point.
page-guide-place = Placer en følgesvend, hvis du vil. Læg så brikken.
page-guide-wait = Nu lægger { $name } en brik.
page-guide-count = Den sidste brik er lagt. Det ufærdige giver stadig 1 point for hver brik, og nu giver markerne også point.
page-guide-end = Det var et helt spil, bare kortere. Nu ved du:
page-guide-real = Spil et rigtigt spil
page-guide-again = En gang til

# Hvad de foreslåede træk er gode for, et til hver af dine ture

page-guide-why-1 = Din tur. En vej, der kan vokse i begge ender, er en god begyndelse; feltet er fremhævet.
page-guide-why-2 = Din tur. Med denne brik kan du færdiggøre den lille by mod nord: 4 point.
page-guide-why-3 = Din tur. { $name } har indtaget en by, og du må ikke placere en ridder i den. Men du kan begynde en ny lige ved siden af.
page-guide-why-4 = Din tur. Denne brik passer mellem din by og den, som { $name } har.
page-guide-why-5 = Din tur. To byer er færdiggjort, og én stor mark grænser op til dem begge. Den er fri.
page-guide-why-6 = Din sidste brik. Den færdiggør din vej, og en munk i klosteret giver 3 point til sidst.
