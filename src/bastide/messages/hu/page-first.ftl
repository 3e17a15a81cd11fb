# The guided first game. Each card is short and explains one thing

page-guide = Az első játék
page-guide-about = Rövid játék egy szelíd ellenféllel. A szabályokat menet közben magyarázzuk el. Körülbelül öt perc.
page-guide-begin = Kezdjük
page-guide-known = Már ismerem a játékot
page-guide-skip = Kihagyom
page-guide-next = Tovább
page-guide-show = Mutasd

# The six lessons: title, cards, and summary at the end

page-guide-tile = A területkártya
page-guide-tile-1 = Minden körben húzol egy területkártyát. Ez most a tiéd.
page-guide-tile-2 = Tedd egy másik mellé. Ami érintkezik, annak illeszkednie kell: út az úthoz, város a városhoz, rét a réthez. Válassz egy megjelölt helyet; a kiemelt jó kezdet.
page-guide-tile-short = minden szomszédjához illik.
page-guide-follower = Az alattvaló
page-guide-follower-1 = Most hét alattvalód egyike a kártyára állhat: útra útonállóként, városba lovagként, kolostorba szerzetesként, mezőre parasztként. Azt foglalja el, amin áll.
page-guide-follower-2 = Válassz neki helyet, vagy ne tegyél le senkit. Aztán rakd le a kártyát.
page-guide-follower-short = elfoglal egy utat, várost, kolostort vagy mezőt, ahol még nincs senki.
page-guide-completion = A befejezés
page-guide-completion-1 = Az út akkor kész, ha mindkét vége lezárult, a város akkor, ha a falán nincs hézag.
page-guide-completion-2 = Rögtön pontot ér: az út kártyánként 1-et, a város kártyánként 2-t. Aztán az alattvalói hazatérnek hozzád.
page-guide-completion-short = rögtön pontot ér, és az alattvalók hazatérnek.
page-guide-majority = A többség
page-guide-majority-1 = Ahol már van alattvaló, oda nem jöhet másik. De egy kártya összekötheti két játékos területét, és akkor osztoznak rajta.
page-guide-majority-2 = Minden pontot az kap, akinek ott több alattvalója van. Egyenlőségnél mindegyikük minden pontot megkap.
# $layer: the name of a layer
page-guide-majority-3 = A „{ $layer }” réteg bármikor megmutatja, melyik terület kié.
page-guide-majority-short = minden pontot megkap; egyenlőségnél mindenki.
page-guide-field = A mező
page-guide-field-1 = A mezőn az alattvaló lefekszik, és paraszt lesz. A játék végéig ott marad, nem tér haza.
page-guide-field-2 = Akkor minden mezőért az kap pontot, akinek ott a legtöbb parasztja van: 3-at minden kész szomszédos városért.
page-guide-field-short = a végén hoz pontot a parasztoknak, kész városonként 3-at.
page-guide-monastery = A kolostor
page-guide-monastery-1 = Ezen a kártyán egy kolostor áll. Az alattvaló, aki ide kerül, szerzetes lesz.
page-guide-monastery-2 = A kolostor akkor kész, ha nyolc kártya veszi körül. Akkor 9 pontot ér, és a szerzetes hazatér. A játék végén a befejezetlen kolostor 1 pontot ér a saját kártyájáért és 1-et minden körülötte fekvő kártyáért.
page-guide-monastery-short = 1 pontot ér a saját kártyájáért és minden körülötte fekvőért.

# Between lessons. $name: the other player. $points: what the suggested move scores; $kind: what it claims

page-guide-turn = Te jössz. Tedd a kártyát oda, ahová illik.
page-guide-good = Te jössz. A kiemelt hely jó ennek a kártyának.
page-guide-good-scores = Te jössz. A kiemelt helyen ez a kártya azonnal { $points } pontot hoz.
page-guide-good-claims = Te jössz. A kiemelt helyen új területet foglalhatsz el ({ KIND($kind) }), amely nagyjából { $points } pontot ér.
page-guide-place = Tehetsz rá alattvalót, de nem muszáj. Aztán rakd le a kártyát.
page-guide-wait = Most { $name } rak le egy kártyát.
page-guide-count = Lerakták az utolsó kártyát. Ami befejezetlen, az még kártyánként 1 pontot ér, és most a mezőkért is jár pont.
page-guide-end = Ez egy egész játék volt, csak rövidebb. Most már tudod:
page-guide-real = Igazi játék
page-guide-again = Még egyszer

# Reasons for the suggested moves, one for each of your turns

page-guide-why-1 = Te jössz. Jó kezdet egy út, amely mindkét végén nőhet; a helye ki van emelve.
page-guide-why-2 = Te jössz. Ezzel a kártyával lezárhatod északon a kis várost: 4 pont.
page-guide-why-3 = Te jössz. { $name } már elfoglalt egy várost, oda nem mehet lovagod. De közvetlenül mellette kezdhetsz egyet.
page-guide-why-4 = Te jössz. Ez a kártya oda illik, ahol a városod és az ellenfeledé ({ $name }) találkozik.
page-guide-why-5 = Te jössz. Két város kész, és egy nagy mező mindkettővel határos. Még szabad.
page-guide-why-6 = Az utolsó kártyád. Lezárja az utadat, és a kolostorban egy szerzetes a játék végén 3 pontot hoz.
