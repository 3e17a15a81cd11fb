# Reglerne i browseren: det, der står omkring dem. Siden henter denne fil og rules-….ftl kun, hvor reglerne læses

page-rules-title = Regler
page-rules-lead = Seks udgaver, hver på én side: et resumé på to minutter, så alle reglerne, med eksempler at gå igennem trin for trin.
# $edition: navnet på en udgave
page-rules-of = Regler: { $edition }
page-rules-unknown = Udgaven »{ $name }« findes ikke. Der findes: { $known }.
page-rules-edition = Udgave
page-rules-chapters = Kapitler
page-rules-chapter = { $edition } · kapitel { $number }
page-rules-short = På to minutter

# Hvilke regelhæfter der har en regel; $names er udgaver

page-rules-in-all = I alle regelhæfter
page-rules-in-the-only = I regelhæftet
page-rules-in-some = I nogle regelhæfter: { $names }
page-rules-in-others = Dette regelhæfte siger det ikke, men det gør andre: { $names }
page-rules-in-none = Intet regelhæfte siger det; sådan spilles det
page-rules-is-silent = siger det ikke, men spilles også sådan
page-rules-has-other = har en anden regel

# Et eksempel: et bord at gå igennem

page-rules-example = Eksempel { $number }
page-rules-reading = Sådan forstår vi det
page-rules-by-rules-of = Efter reglerne i
# Før første trin: $seat har brikken
page-rules-begin = { $seat } skal lægge brik { $tile }.
page-rules-begin-end = Spillet slutter her. Nu tælles der op, trin for trin.
page-rules-nothing-paid = Ingenting giver point.
# $places: for eksempel »landmand (nord)«
page-rules-places = { $seat } må placere: { $places }. Eller ingen figur.
page-rules-place = { $role } ({ $direction })
page-rules-step = Trin { $step } af { $steps }
page-rules-again = Forfra

# Udgaverne side om side

page-rules-compare = Forskelle
page-rules-compare-title = Udgaverne side om side
page-rules-compare-lead = De første fem er samme spil. De adskiller sig i to regler og i brikkerne. Jægere & samlere er et spil for sig.
page-rules-row-tiles = Landebrikker
page-rules-row-pieces = Figurer at placere
page-rules-row-small = By eller skov på to brikker
page-rules-row-value = Et våbenskjold eller svampe
page-rules-row-unfinished = Ufærdigt til sidst
page-rules-row-land = En mark eller eng giver
page-rules-row-paid = Hvem får pointene
page-rules-row-ahead = Træk forud
page-rules-pieces = { $followers ->
        [one] 1 følgesvend
       *[other] { $followers } følgesvende
    }
page-rules-pieces-tribe = { $followers ->
        [one] 1 stammemedlem
       *[other] { $followers } stammemedlemmer
    }, { $huts ->
        [one] 1 hytte
       *[other] { $huts } hytter
    }
page-rules-unfinished = { $points ->
        [0] intet
       *[other] { $points } pr. brik
    }
page-rules-land = { $way ->
        [animals] { $points } pr. dyr
       *[other] { $points } pr. by
    }
page-rules-paid = { $way ->
        [each-field] flest landmænd på hver mark
        [once-a-city] flest landmænd på marken; én gang pr. by
        [whole-city] flest landmænd på alle marker rundt om byen
       *[animals] flest jægere på engen; sabeltigre æder hjorte
    }
page-rules-proposed = foreslået
page-rules-same-table = Samme bord, andre point
page-rules-same-table-lead = Hvad de samme brikker og følgesvende giver efter hver udgaves regler. Vælg en udgave ved et eksempel, og gå det igennem.
