# Pravidlá v prehliadači: čo je okolo nich. Stránka načíta tento súbor a rules-….ftl len tam, kde sa pravidlá čítajú

page-rules-title = Pravidlá
page-rules-lead = Šesť edícií, každá na jednej stránke: dvojminútové zhrnutie, potom všetky pravidlá, s príkladmi, ktoré sa dajú prejsť krok po kroku.
# $edition: názov edície
page-rules-of = Pravidlá: { $edition }
page-rules-unknown = Edícia „{ $name }“ neexistuje. Na výber sú: { $known }.
page-rules-edition = Edícia
page-rules-chapters = Kapitoly
page-rules-chapter = { $edition } · kapitola { $number }
page-rules-short = Za dve minúty

# Ktoré pravidlá v krabici to hovoria; $names sú edície

page-rules-in-all = Vo všetkých tlačených pravidlách
page-rules-in-the-only = V tlačených pravidlách
page-rules-in-some = V niektorých tlačených pravidlách: { $names }
page-rules-in-others = Tieto tlačené pravidlá to nehovoria, no iné áno: { $names }
page-rules-in-none = Žiadne tlačené pravidlá to nehovoria; hrá sa tak
page-rules-is-silent = to nehovorí, no hrá sa tiež tak
page-rules-has-other = má iné pravidlo

# Príklad: stôl, ktorý sa dá prejsť

page-rules-example = Príklad { $number }
page-rules-reading = Takto to chápeme
page-rules-by-rules-of = Podľa pravidiel edície
# Pred prvým krokom: $seat má kartu v ruke
page-rules-begin = { $seat } má vyložiť kartu { $tile }.
page-rules-begin-end = Tu sa partia končí. Body sa sčítajú krok po kroku.
page-rules-nothing-paid = Nič neprináša body.
# $places: napríklad „sedliak (sever)“
page-rules-places = { $seat } môže umiestniť: { $places }. Alebo žiadnu figúrku.
page-rules-place = { $role } ({ $direction })
page-rules-step = Krok { $step } z { $steps }
page-rules-again = Od začiatku

# Edície vedľa seba

page-rules-compare = V čom sa líšia
page-rules-compare-title = Edície vedľa seba
page-rules-compare-lead = Prvých päť je jedna hra. Líšia sa v dvoch pravidlách a v kartách. Lovci a zberači sú samostatná hra.
page-rules-row-tiles = Karty
page-rules-row-pieces = Figúrky na umiestnenie
page-rules-row-small = Mesto alebo les z dvoch kariet
page-rules-row-value = Erb alebo huby
page-rules-row-unfinished = Neuzavreté na konci
page-rules-row-land = Lúka prináša
page-rules-row-paid = Kto získa body
page-rules-row-ahead = Ťahanie vopred
page-rules-pieces = { $followers ->
        [one] 1 figúrka
        [few] { $followers } figúrky
        [many] { $followers } figúrky
       *[other] { $followers } figúrok
    }
page-rules-pieces-tribe = { $followers ->
        [one] 1 člen kmeňa
        [few] { $followers } členovia kmeňa
        [many] { $followers } člena kmeňa
       *[other] { $followers } členov kmeňa
    }, { $huts ->
        [one] 1 chatrč
        [few] { $huts } chatrče
        [many] { $huts } chatrče
       *[other] { $huts } chatrčí
    }
page-rules-unfinished = { $points ->
        [0] nič
       *[other] { $points } za kartu
    }
page-rules-land = { $way ->
        [animals] { $points } za zviera
       *[other] { $points } za mesto
    }
page-rules-paid = { $way ->
        [each-field] kto má najviac sedliakov na danej lúke
        [once-a-city] kto má najviac sedliakov na lúke; raz za mesto
        [whole-city] kto má najviac sedliakov na všetkých lúkach okolo mesta
       *[animals] kto má najviac lovcov na lúke; tigre žerú jelene
    }
page-rules-proposed = odporúčané
page-rules-same-table = Ten istý stôl, iné body
page-rules-same-table-lead = Čo prinesú tie isté karty a figúrky podľa pravidiel každej edície. Vyber si pri príklade edíciu a prejdi ho krok po kroku.
