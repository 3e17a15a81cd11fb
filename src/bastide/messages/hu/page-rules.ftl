# A szabályok a böngészőben: ami körülöttük áll. Az oldal ezt a fájlt és a rules-….ftl fájlokat csak ott tölti be

page-rules-title = Szabályok
page-rules-lead = Hat kiadás, mindegyik egy oldalon: kétperces összefoglaló, aztán az összes szabály, végignézhető példákkal.
# $edition: egy kiadás neve
page-rules-of = Szabályok: { $edition }
page-rules-unknown = Nincs „{ $name }” kiadás. Ezek vannak: { $known }.
page-rules-edition = Kiadás
page-rules-chapters = Fejezetek
page-rules-chapter = { $edition } · { $number }. fejezet
page-rules-short = Két perc alatt

# Melyik szabálykönyvben van meg egy szabály; $names kiadások

page-rules-in-all = Minden szabálykönyvben
page-rules-in-the-only = A szabálykönyvben
page-rules-in-some = Egyes szabálykönyvekben: { $names }
page-rules-in-others = Ez a szabálykönyv nem szól róla, mások igen: { $names }
page-rules-in-none = Egyik szabálykönyv sem szól róla; így játsszák
page-rules-is-silent = nem szól róla, de ott is így játsszák
page-rules-has-other = más a szabálya

# Egy példa: tábla, amelyen lépkedni lehet

page-rules-example = { $number }. példa
page-rules-reading = Így értelmezzük
page-rules-by-rules-of = Melyik kiadás szerint
# Az első lépés előtt: $seat kezében van a kártya
page-rules-begin = { $seat } következik, ezzel a területkártyával: { $tile }.
page-rules-begin-end = A játék itt ér véget. Lépésről lépésre jön az értékelés.
page-rules-nothing-paid = Semmiért sem jár pont.
# $places: például „paraszt (észak)”
page-rules-places = { $seat } ezt teheti le: { $places }. Vagy semmit.
page-rules-place = { $role } ({ $direction })
page-rules-step = { $step }. lépés, összesen { $steps }
page-rules-again = Elölről

# A kiadások egymás mellett

page-rules-compare = Ami eltér
page-rules-compare-title = A kiadások egymás mellett
page-rules-compare-lead = Az első öt ugyanaz a játék. Két szabályban és a kártyákban térnek el. A Vadászok és gyűjtögetők önálló játék.
page-rules-row-tiles = Területkártyák
page-rules-row-pieces = Letehető figurák
page-rules-row-small = Kétkártyás város vagy erdő
page-rules-row-value = Egy címer vagy gombacsoport
page-rules-row-unfinished = Befejezetlenül a végén
page-rules-row-land = Mezőért vagy tisztásért jár
page-rules-row-paid = Ki kapja
page-rules-row-ahead = Előre húzás
page-rules-pieces = { $followers } alattvaló
page-rules-pieces-tribe = { $followers } törzstag, { $huts } kunyhó
page-rules-unfinished = { $points ->
        [0] semmi
       *[other] kártyánként { $points }
    }
page-rules-land = { $way ->
        [animals] állatonként { $points }
       *[other] városonként { $points }
    }
page-rules-paid = { $way ->
        [each-field] akinek az adott mezőn a legtöbb parasztja van
        [once-a-city] akinek a mezőn a legtöbb parasztja van; városonként egyszer
        [whole-city] akinek a város körüli mezőkön együtt a legtöbb parasztja van
       *[animals] akinek a tisztáson a legtöbb vadásza van; a tigris szarvast eszik
    }
page-rules-proposed = ajánlja
page-rules-same-table = Ugyanaz az asztal, más pontok
page-rules-same-table-lead = Mennyit ér ugyanaz a kártya és ugyanaz az alattvaló az egyes kiadások szerint. Válassz kiadást egy táblánál, és nézd végig lépésenként.
