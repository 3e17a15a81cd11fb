# Det første spil med vejleder. Hvert kort er kort: én ting ad gangen

page-guide = Første spil
page-guide-about = Et kort spil mod en blid modstander. En vejleder fortæller reglerne, efterhånden som de kommer i brug. Det tager omkring fem minutter.
page-guide-begin = Begynd
page-guide-known = Jeg kender allerede spillet
page-guide-skip = Spring over
page-guide-next = Videre
page-guide-show = Vis mig

# De fem lektioner: navnet, kortene, og hvad der bliver tilbage

page-guide-tile = Brikken
page-guide-tile-1 = I hver tur trækker du en landebrik. Denne er din.
page-guide-tile-2 = Læg den ved en anden. Det, der mødes, skal passe: vej til vej, by til by, mark til mark. Vælg et mærket felt; det oplyste er en god begyndelse.
page-guide-tile-short = passer til alle sine naboer.
page-guide-follower = Følgesvenden
page-guide-follower-1 = Nu må en af dine syv følgesvende komme på brikken: en tyv på en vej, en ridder i en by, en landmand på en mark. Den indtager det, den står på.
page-guide-follower-2 = Vælg en plads til den, eller ingen. Læg så brikken.
page-guide-follower-short = indtager en vej, by eller mark, hvor der ingen er.
page-guide-completion = Færdigt
page-guide-completion-1 = En vej er færdig, når begge ender er lukket, en by, når muren er uden huller.
page-guide-completion-2 = Det giver point med det samme: 1 for hver brik af en vej, 2 for hver brik af en by. Så kommer følgesvendene hjem til dig.
page-guide-completion-short = giver point med det samme, og følgesvende kommer hjem.
page-guide-majority = Flertallet
page-guide-majority-1 = Hvor der allerede er en følgesvend, må der ikke komme en til. Men en brik kan forbinde det, som to spillere har, og så deler de.
page-guide-majority-2 = Den med flest følgesvende dér får alle pointene. Står det lige, får de hver især alle pointene.
page-guide-majority-short = får alle pointene; står det lige, får alle dem.
page-guide-field = Marken
page-guide-field-1 = På en mark lægger følgesvenden sig og er landmand. Den bliver der, til spillet er slut, og kommer ikke hjem.
page-guide-field-2 = Så giver hver mark point til den med flest landmænd på den: 3 for hver færdig by ved den.
page-guide-field-short = giver landmænd point til sidst, 3 for hver færdig by.

# Mellem lektionerne. $name: den anden. $reason: hvorfor et træk er godt

page-guide-turn = Din tur. Læg brikken, hvor den passer.
page-guide-good = Din tur. Det oplyste felt er godt: { $reason }.
page-guide-place = En følgesvend på den eller ingen, som du vil. Læg så brikken.
page-guide-wait = Nu lægger { $name } en brik.
page-guide-count = Den sidste brik er lagt. Det ufærdige giver endnu 1 point for hver brik, og nu giver markerne point.
page-guide-end = Det var et helt spil, bare kortere. Nu ved du:
page-guide-real = Spil et rigtigt spil
page-guide-again = En gang til

# Hvad de foreslåede træk er gode for, et til hver af dine ture

page-guide-why-1 = Din tur. En vej, der kan vokse i begge ender, er en god begyndelse; dens felt er oplyst.
page-guide-why-2 = Din tur. Med denne brik kan du lukke den lille by mod nord: 4 point.
page-guide-why-3 = Din tur. { $name } har indtaget en by, og din ridder må ikke komme til. Men du kan begynde en lige ved siden af.
page-guide-why-4 = Din tur. Denne brik passer dér, hvor din by og den, { $name } har, mødes.
page-guide-why-5 = Din tur. To byer er færdige, og én stor mark ligger ved dem begge. Den er fri.
page-guide-why-6 = Din sidste brik. Den afslutter din vej, og en munk i klosteret giver også lidt.
