# Et spil ved et rigtigt bord, som skrives ind i hånden. $name: en spiller; $tile: navnet på en brik; $count: hvor mange

page-byhand = Ved et rigtigt bord
page-byhand-lead = Spil med jeres egne brikker ved jeres eget bord, og lad Bastide føre regnskab. I taster ind, hvad der trækkes og lægges; Bastide tæller pointene, forklarer dem og gemmer en spillog, som I kan gennemgå.
page-byhand-step-tile = Tryk på den brik, der blev trukket.
page-byhand-step-cell = Tryk dér, hvor den lægges, og hvor en eventuel figur står.
page-byhand-step-place = Tryk på »Læg brik«: pointene tælles, figurerne kommer hjem.
page-byhand-step-back = Er noget tastet forkert? Gå lige så mange ture tilbage, som du vil.
page-byhand-players = Hvem spiller
page-byhand-begin = Begynd

# Det, der står i stedet for en trukket brik

page-byhand-draw = { $phase ->
        [draw-bonus] Hvilken bonusbrik trak { $name }?
        [draw-ahead] Hvilken brik trak { $name } forud?
       *[draw] Hvilken brik trak { $name }?
    }
page-byhand-tiles = Brikker, der er tilbage
page-byhand-tile = { $fits ->
        [true] Brik { $tile }, { $count } tilbage
       *[false] Brik { $tile }, { $count } tilbage, passer ingen steder
    }
page-byhand-find = Navn
page-byhand-by-sides = Efter deres sider
page-byhand-sides = { KIND($kind) }: { $count ->
        [one] på 1 side
       *[other] på { $count } sider
    }
page-byhand-sides-any = { KIND($kind) }: på et hvilket som helst antal sider
page-byhand-none = Der er ingen sådan brik tilbage.
page-byhand-clear = Vis alle brikker
page-byhand-aside = Brik { $tile } passer ingen steder og er taget ud af spillet. Træk en ny.
page-byhand-other = { $count ->
        [one] Det var en anden brik
       *[other] Vælg de seneste { $count } brikker på ny
    }

# At gå tilbage

page-byhand-back = Fortryd fra denne tur
page-byhand-back-last = Fortryd den seneste tur
page-byhand-back-sure = { $count ->
        [one] Én tur bliver fortrudt.
       *[other] { $count } ture bliver fortrudt: denne og alle senere.
    }
page-byhand-back-yes = Fortryd
page-byhand-back-no = Annuller

# Pointblokken uden forbindelse: point, som spillerne selv tæller

page-byhand-tally = Pointblok
page-byhand-tally-about = Ingen forbindelse. Spillepladen vises, som den sidst var. Skriv jeres point her: de føjes til loggen, når serveren svarer igen.
page-byhand-tally-open = Skriv point
page-byhand-tally-score = { $points } point og { $more } noteret her
page-byhand-tally-new = Ny note
page-byhand-tally-player = Spiller
page-byhand-tally-feature = Område
page-byhand-tally-points = Point
page-byhand-tally-add = Tilføj
page-byhand-tally-waiting = Venter på serveren
page-byhand-tally-entry = { $name }: { KIND($kind) }, { $points } point
page-byhand-tally-remove = Slet
page-byhand-tally-none = Der er ikke noteret noget.
page-byhand-last = Tilbage til det seneste spil
