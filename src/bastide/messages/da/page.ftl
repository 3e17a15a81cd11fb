# Siden i browseren: dens ramme, og hvor man vælger et spil

page-language = Sprog
page-theme = { $theme ->
        [light] Farver: lyse
        [dark] Farver: mørke
       *[auto] Farver: som på dit system
    }
page-to-home = Forside
page-navigation = Hovednavigation
page-to-learn = Lær
page-to-rules = Regler
page-to-games = Dine spil
page-to-real-table = Ved bordet
page-games-waiting = { $count ->
        [one] 1 spil venter på dit træk
       *[other] { $count } spil venter på dit træk
    }
page-missing = Her er ingenting
page-missing-about = Denne adresse fører ingen steder hen. Dine spil er på forsiden.
page-loading = Gør bordet klar…
page-try-again = Prøv igen
page-try-now = Prøv nu

# Hvad der kan gå galt, uden bebrejdelser

page-error-fault = Der skete en fejl hos os. Dine spil går ikke tabt.
page-error-no-connection = Serveren kan ikke nås. Dine spil er gemt dér.
page-error-strange-answer = Serveren gav et svar, som denne side ikke forstår ({ $status }).
page-error-no-words = Denne side er forældet. Indlæs den igen.

# Forsiden

page-title = Læg en brik. Indtag landet.
page-lead = { $editions ->
        [one] Én udgave.
        [6] Seks udgaver at vælge imellem.
       *[other] { $editions } udgaver at vælge imellem.
    } Spil ved denne skærm, online med venner eller mod computeren.
page-edition = Udgave
page-tiles = { $tiles ->
        [one] 1 brik
       *[other] { $tiles } brikker
    }
# $bonus: bonusbrikker, ud over de andre
page-tiles-and-bonus = { $tiles } + { $bonus } brikker

# Bordet: hvem der sidder hvor

page-table = Bordet
page-seat-kind = Hvem spiller som { $seat }
page-seat-here = Her
page-seat-away = Online
page-seat-computer = Computer
page-seat-name = Navn på { $seat }
page-seat-is-you = dig, ved denne skærm
page-seat-is-here = ved denne skærm
page-seat-gets-link = får et link
page-seat-level = Hvordan { $seat } spiller
page-seat-add = Tilføj en plads
page-seat-add-most = op til { $most }
page-seat-remove = Fjern { $seat }

# Tilvalg

page-farmers = Landmænd
page-farmers-about = følgesvende må placeres på marker
page-draw-ahead = Træk forud
page-draw-ahead-about = se din næste brik tidligt
page-aids = Hjælpemidler
page-aids-about = de samme for alle pladser
page-aids-own = eget valg
page-aids-single = Vælg enkeltvis
page-first = Hvem begynder
page-first-lots = tilfældigt

page-play = Spil
# På en smal skærm: hvad knappen sætter i gang
page-play-what = Spil · { $edition }, { $seats ->
        [one] 1 plads
       *[other] { $seats } pladser
    }
page-play-starting = Gør klar…
page-preparing = Reglerne gøres klar, én gang på denne maskine. Et nyt spil begynder af sig selv, så snart de er klar.
page-play-alone = Begynder straks. Intet skal installeres.
page-play-guests = Du får et link til hver onlineplads. De andre kan komme med, mens du spiller.
page-play-links-local = Links virker kun på denne computer. Start med »{ $lan }« for at spille med andre på dit netværk; se »{ $public }« for at spille med andre hvor som helst.

# Spil, som man har været med i

page-games = Dine spil
page-games-all = alle spil
page-games-none = Ingen spil endnu
page-games-none-about = Spil, du begynder, gemmes her. Du behøver ikke oprette en konto.
page-games-loading = Leder efter dine spil…
# $players: de andre spillere, eller alle ved denne skærm
page-game-title = { $players }, { $edition }
page-game-computer-level = Computer ({ $level })
# $name: hvem der har tur
page-game-turn-of = { $name } har turen
# $laid af $tiles brikker ligger på bordet
page-game-laid = { $laid } af { $tiles } brikker
page-game-won = { $count ->
        [one] { $names } vandt
       *[other] { $names } delte sejren
    }
page-game-you-won = { $count ->
        [one] Du vandt
       *[other] Du delte sejren
    }
page-game-you-lost = Du tabte
page-game-drawn = Uafgjort
page-game-open = Åbn
page-game-play = Din tur
page-game-look-back = Gennemgå
page-game-delete = Slet »{ $game }«
page-game-delete-sure = Vil du slette spillet fra din liste?
page-game-delete-sure-alone = Dette spil er ikke slut. Vil du slette det for altid?
page-game-delete-sure-others = Dette spil er ikke slut. Vil du slette det fra din liste? De andre beholder det og venter stadig på dine træk.
# Et, som man kun så på
page-game-delete-sure-watched = Vil du slette spillet fra din liste?
page-game-delete-yes = Slet
page-game-delete-no = Behold
page-game-closed = Du kan ikke åbne dette bord
page-game-opening = Åbner spillet…
page-game-no-token = Denne browser har ingen plads her. Åbn det link, du har fået tilsendt.
page-board = Spilleplade

# En identitet, der kom med et link

page-identity-offered = Linket åbner spil fra en anden browser. Vil du bruge dem her i stedet for dine?
page-identity-take = Brug dem her
page-identity-leave = Nej, behold mine
page-identity-broken = Linket er ufuldstændigt. Kopier hele linket, og prøv igen.

# Udgaver: et navn, og på to linjer det særlige

edition-modern = Moderne
edition-modern-special = Sådan spiller de fleste: en mark giver 3 pr. færdiggjort by op ad den.
edition-hungarian = Ungarsk
edition-hungarian-special = De første regler. Små byer giver 4; landmænd kun point én gang pr. by.
edition-slovak = Slovakisk
edition-slovak-special = En lille by giver kun 2. Træk forud: se din næste brik, mens de andre tænker.
edition-danish = Dansk
edition-danish-special = Landmænd kæmper om hver by: flest rundt om den giver 4 point.
edition-winter = Vinter
edition-winter-special = 12 brikker mere, under sne. En mark giver 3 pr. færdiggjort by op ad den.
edition-hunters = Jægere & samlere
edition-hunters-special = Skove, floder og vildt. Byg hytter, find guld, og læg bonusbrikker.

# Computerspillere: hvordan hver af dem spiller, med ét ord og med få

level-random = Sorgløs
level-random-about = spiller hvor som helst
level-greedy = Ivrig
level-greedy-about = tager flest point med det samme
page-level = Niveau { $number }

# Hjælpemidler, og sæt af dem

preset-learning = Oplæring
preset-standard = Standard
preset-tournament = Turnering
preset-purist = Purist
aid-legal = Hvor brikken passer
aid-preview = Hvad et træk giver
aid-features = Veje, byer, floder: hvem fører
aid-fields = Marker og enge: hvem fører
aid-dead = Felter, hvor intet passer
aid-remaining = Brikker, der er tilbage
aid-fits = Hvilke af dem passer på et felt
aid-projection = Point, hvis spillet sluttede nu
aid-takeback = Fortryd en tur
aid-hint = Tip fra en stærk spiller
