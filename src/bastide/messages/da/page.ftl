# Siden i browseren: dens ramme, og hvor man vælger et spil

page-language = Sprog
page-theme = { $theme ->
        [light] Farver: lyse
        [dark] Farver: mørke
       *[auto] Farver: som på dit system
    }
page-to-home = Til forsiden
page-to-rules = Regler
page-missing = Her er ingenting
page-missing-about = Denne adresse fører ingen steder hen. Spillene er på forsiden.
page-loading = Dækker bordet …
page-try-again = Prøv igen
page-try-now = Prøv nu

# Hvad der kan gå galt, uden bebrejdelser

page-error-fault = Noget gik i stykker hos os. Dine spil er i sikkerhed.
page-error-no-connection = Serveren kan ikke nås. Dine spil er i sikkerhed dér.
page-error-strange-answer = Serveren gav et svar, som vi ikke forstår ({ $status }).
page-error-no-words = Denne side har endnu ingen ord for det. Indlæs den igen.

# Forsiden

page-title = Læg en brik. Indtag landet.
page-lead = { $editions ->
        [one] Én udgave.
        [6] Seks udgaver at vælge imellem.
       *[other] { $editions } udgaver at vælge imellem.
    } Spil ved denne skærm, med venner andre steder eller mod computeren.
page-edition = Udgave
page-tiles = { $tiles ->
        [one] 1 brik
       *[other] { $tiles } brikker
    }
# $bonus: bonusbrikker, ud over de andre
page-tiles-and-bonus = { $tiles } + { $bonus } brikker

# Bordet: hvem der sidder hvor

page-table = Bordet
page-seat-kind = Hvem spiller { $seat }
page-seat-here = Her
page-seat-away = Andetsteds
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
page-farmers-about = følgesvende må ligge på marker
page-draw-ahead = Træk forud
page-draw-ahead-about = se din næste brik tidligt
page-aids = Hjælpemidler
page-aids-about = de samme for alle pladser
page-aids-own = eget valg
page-aids-single = Vælg enkeltvis
page-first = Hvem begynder
page-first-lots = træk lod

page-play = Spil
# På en smal skærm: hvad knappen sætter i gang
page-play-what = Spil · { $edition }, { $seats ->
        [one] 1 plads
       *[other] { $seats } pladser
    }
page-play-starting = Gør klar …
page-play-alone = Begynder straks. Intet skal installeres.
page-play-guests = Du får et link til hver plads andetsteds. De andre kan komme til, mens du spiller.
page-play-links-local = Links virker kun på denne computer. Start med »{ $lan }« for at spille med andre i dit netværk; med andre hvor som helst: se »{ $public }«.

# Spil, som man har været med i

page-games = Fortsæt
page-games-all = alle spil
page-games-none = Intet spil at fortsætte
page-games-none-about = Spil, du begynder, gemmes her, til du sletter dem.
page-games-loading = Leder efter dine spil …
# $others: de andre pladsers navne
page-game-with = { $edition }, med { $others }
page-game-against = { $edition }, mod { $others }
# $names: alle pladsers navne, ved denne skærm
page-game-of = { $edition }: { $names }
# $name: hvem der har tur; $laid af $tiles brikker ligger på bordet
page-game-turn-of = { $name } har tur · { $laid } af { $tiles } brikker lagt
page-game-your-turn = Din tur · { $laid } af { $tiles } brikker lagt
page-game-won = { $count ->
        [one] { $names } vandt
       *[other] { $names } delte sejren
    }
page-game-you-won = { $count ->
        [one] Du vandt
       *[other] Du delte sejren
    }
page-game-open = Åbn
page-game-play = Din tur
page-game-look-back = Se tilbage
page-game-delete = Slet »{ $game }«
page-game-delete-sure = Slet dette spil for dig?
page-game-delete-sure-alone = Dette spil er ikke slut. Slet det for altid?
page-game-delete-sure-others = Dette spil er ikke slut. Slet det for dig? De andre beholder det og venter stadig på dine træk.
# Et, som man kun så på
page-game-delete-sure-watched = Fjern dette spil fra din liste?
page-game-delete-yes = Slet
page-game-delete-no = Behold
page-game-closed = Dette bord forbliver lukket
page-game-opening = Åbner spillet …
page-game-no-token = Denne browser har ingen plads her. Åbn det link, du har fået tilsendt.
page-board = Bord

# En identitet, der kom med et link

page-identity-offered = Dette link bærer en anden browsers spil. Vil du overtage dem her?
page-identity-take = Overtag
page-identity-leave = Nej, behold mine
page-identity-broken = Dette link er ikke helt, så det bærer ingen spil. Kopiér hele linket igen.

# Udgaver: et navn, og på to linjer det særlige

edition-modern = Moderne
edition-modern-special = Sådan spiller de fleste: en mark giver 3 for hver færdig by ved den.
edition-hungarian = Ungarsk
edition-hungarian-special = De første regler. Små byer giver 4; en by betaler hver spiller én gang.
edition-slovak = Slovakisk
edition-slovak-special = En lille by giver kun 2. Træk forud: se din næste brik, mens de andre tænker.
edition-danish = Dansk
edition-danish-special = Landmænd kæmper om byer, ikke marker: 4 point for flest ved en by.
edition-winter = Vinter
edition-winter-special = Tolv brikker mere, under sne. En mark giver 3 for hver by ved den.
edition-hunters = Jægere & samlere
edition-hunters-special = Skove, floder og vildt. Byg hytter, find guld, og læg bonusbrikker.

# Computerspillere: hvordan hver af dem spiller, med ét ord og med få

level-random = Sorgløs
level-random-about = spiller hvor som helst
level-greedy = Ivrig
level-greedy-about = tager flest point straks
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
aid-takeback = At tage en tur tilbage
aid-hint = Tip fra en stærk spiller
