# Et spil ved et rigtigt bord, som skrives ind i hånden. $name: en spiller; $tile: navnet på en brik; $count: hvor mange

page-byhand = Ved et rigtigt bord
page-byhand-lead = Spil med jeres egne brikker ved jeres eget bord: Bastide er pointblokken. I viser, hvad der blev trukket og lagt; den tæller pointene, forklarer dem og gemmer et referat, som I kan se tilbage på.
page-byhand-step-tile = Tryk på den brik, der blev trukket.
page-byhand-step-cell = Tryk der, hvor den ligger, og hvor en figur står.
page-byhand-step-place = Tryk på »Læg«: pointene tælles, figurerne kommer hjem.
page-byhand-step-back = Blev noget skrevet forkert? Gå lige så mange ture tilbage, som du vil.
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
page-byhand-aside = Brik { $tile } passer ingen steder og er lagt væk fra spillet. Træk en ny.
page-byhand-other = { $count ->
        [one] Det var en anden brik
       *[other] Vælg de seneste { $count } brikker på ny
    }

# At gå tilbage

page-byhand-back = Gå tilbage til før denne tur
page-byhand-back-last = Fortryd den seneste tur
page-byhand-back-sure = { $count ->
        [one] Én tur bliver fortrudt.
       *[other] { $count } ture bliver fortrudt: denne og alle senere.
    }
page-byhand-back-yes = Gå tilbage
page-byhand-back-no = Lad det være
