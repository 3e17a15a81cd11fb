# The board, the scores and the next step

seat-with-name = { $seat } ({ $name })
name-you = te
board-points = { $points } pont
board-followers = { $people ->
        [tribe] { $count ->
            [0] nincs törzstag
           *[other] { $count } törzstag
        }
       *[followers] { $count ->
            [0] nincs alattvaló
           *[other] { $count } alattvaló
        }
    }
board-huts = { $count ->
        [0] nincs kunyhó
       *[other] { $count } kunyhó
    }
board-holds = kézben: { $tile }
board-plays = { $seat } következik, kártyája: { $tile }; { $left ->
        [0] ez az utolsó { $kind ->
            [land] területkártya
           *[only] kártya
        }.
       *[other] a zsákban még { $left } kártya van.
    }
board-draws = { $seat } húz; a zsákban még { $left } kártya van.
board-plays-bonus = { $seat } bónuszköre következik, bónuszkártyája: { $tile }; { $left ->
    [0] a zsák üres.
   *[other] a zsákban még { $left } kártya van.
}
board-draws-bonus = { $seat } húz egy bónuszkártyát; { $left ->
        [0] a zsák üres.
       *[other] a zsákban még { $left } kártya van.
    }
board-and-bonus = { $now } { $left ->
        [0] Bónuszkártya már nincs.
       *[other] Bónuszkártya még { $left } van.
    }
board-over = Vége a játéknak.

# Tables

column-road = utak
column-city = városok
column-monastery = kolostorok
column-field = mezők
column-river = folyószakaszok
column-forest = erdők
column-huts = kunyhók
column-meadow = tisztások
column-total = összesen
column-beginning = előtte
column-now = most
column-in-the-end = a végén
column-feature = terület
column-followers = { $people ->
        [tribe] figurák
       *[followers] alattvalók
    }
column-holds = rajta
column-tiles = kártya
column-open = nyitott
column-completed = készen
column-cells = hol
column-cell = hely
column-turned = forgatás
column-places = { $people ->
        [tribe] törzstag vagy kunyhó ide kerülhet
       *[followers] alattvaló ide kerülhet
    }
column-edition = kiadás
column-small-city = kétkártyás város
column-farm-city = város mező mellett
column-farms = ki kapja
column-bonus-tiles = bónusz
column-huts-each = kunyhó
column-small-forest = kétkártyás erdő
column-each-fish = hal
column-each-animal = állat
column-rulebook = szabálykönyv
farms = { $scoring ->
        [each-field] a mező tulajdonosa, minden mezőért
        [once-a-city] a mező tulajdonosa, városonként egyszer
       *[whole-city] akinek a város körüli mezőkön a legtöbb parasztja van
    }

editions-intro-field =
    Mennyi pont jár a városos kiadásokban egy kész, kétkártyás városért, és egy kész városért, amellyel mező határos:
editions-intro-meadow =
    Mennyi pont jár az erdős kiadásokban egy lezárt, kétkártyás erdőért, a végén egy halért és egy állatért:

# The first run on a machine

compiling = Ez a változat most fut itt először: a szabályok előkészítése (fordítás) egyszeri, és egy-két percig tart.
compiling-status = A szabályok előkészítése (fordítás)…

# bastide show and bastide score

show-turn = { $turn }. kör:
score-line = { $turn }. kör: { $told }
score-line-final = záró értékelés: { $told }
score-unfinished = A játéknak még nincs vége: ezek a pontok { $turns } kör után, a záró értékelés előtt.

# bastide play

play-welcome =
    Carcassonne, kiadás: „{ $edition }” ({ $rulebook }). Minden lépés ebbe a fájlba kerül:
    { $file }
play-unfinished =
    Egy befejezetlen játék vár rád. Így folytathatod:
    { $command } --resume { $file }
play-resumed = { $turns ->
        [0] Kezdődik a játék ebből a fájlból: { $file }
       *[other] A játék { $turns } kör után folytatódik ebből a fájlból: { $file }
    }
play-mended = Az utolsó sora csonka volt, ezért azt a kört újra le kell játszani.
play-shuffled = A kártyák sorrendje elveszett, ezért a megmaradt kártyákat újrakevertük.
play-how = { $people ->
        [tribe] { $water ->
            [true] Írj be egy helyet, és ha kell, elforgatást és figurát, például „a”, „a 90”, „a 90 hunter” vagy „a hut”; vagy „help”.
           *[false] Írj be egy helyet, és ha kell, elforgatást és figurát, például „a”, „a 90” vagy „a 90 hunter”; vagy „help”.
        }
       *[followers] Írj be egy helyet, és ha kell, elforgatást és alattvalót, például „a”, „a 90” vagy „a 90 knight”; vagy „help”.
    }
play-prompt = { $seat }> {""}
play-left =
    A játék megmarad. Így folytathatod:
    { $command } --resume { $file }
play-kept = A játék itt marad meg: { $file }
play-saved = Az eddigi játéknapló ide került: { $file }
play-final = A záró értékelés:
play-hint = Egy gépi játékos ezt írná be: „{ $typed }”, vagyis { $move }.
play-no-scores = Eddig még senki sem kapott pontot.
play-tile-count = { $tile }{ $count ->
        [one] {""}
       *[other] ×{ $count }
    }
play-fits = { $count ->
        [0] Erre a helyre egyetlen megmaradt kártya sem illik: { $cell }.
       *[other] Erre a helyre ({ $cell }) { $count } megmaradt kártya illik: { $tiles }
    }
play-help =
    { $people ->
        [tribe] { play-help-moves-of-tribe }
       *[followers] { play-help-moves-of-followers }
    }

    Kérdések
      board              az asztal újra
      moves, moves c     minden lehetséges lépés, vagy csak azok, amelyek a c helyre szólnak
      hint               mit tenne egy gépi játékos
      why                miből jöttek össze az utolsó pontok
      features           ki hol áll, és mennyit ér ez most és készen
      fits c             a megmaradt kártyák közül melyik illik a c helyre
      projection         a pontok, ha most lenne vége a játéknak

    Továbbá
      undo               visszavonja az ember utolsó körét, és amit utána a gépi játékosok léptek
      save FILE          az eddigi játéknaplót egy új fájlba is kiírja
      quit               kilépés; a játék megmarad

    { $people ->
        [tribe] { play-help-board-of-tribe }
       *[followers] { play-help-board-of-followers }
    }
play-help-moves-of-followers =
    Lépések
      c                  a kártya a c helyre kerül, az első illeszkedő állásban, alattvaló nélkül
      c 90               ugyanez, az óramutató járása szerint 90 fokkal elforgatva
      c 90 knight        ugyanez lovaggal; lehet robber (útonálló), farmer (paraszt), monk (szerzetes) is,
                         vagy city (város), road (út), field (mező), monastery (kolostor)
      c 90 field.n       az északi oldal mezőjére, ha a kártyán több is van; n, e, s, w, vagy fél oldalak:
                         nl, nr, el, er, sl, sr, wl, wr, balról jobbra, a kártya közepéről nézve
      2,-1 90 road       a helyet koordinátákkal is meg lehet adni
      D@2,-1>90 road     a teljes lépés, ahogyan a játéknaplókban áll
play-help-moves-of-tribe =
    Lépések
      c                  a kártya a c helyre kerül, az első illeszkedő állásban, figura nélkül
      c 90               ugyanez, az óramutató járása szerint 90 fokkal elforgatva
      c 90 hunter        ugyanez vadásszal; lehet gatherer (gyűjtögető), fisher (halász) is,
                         vagy meadow (tisztás), forest (erdő), river (folyószakasz)
      c 90 hut           ugyanez kunyhóval; hut.lake vagy hut.river.n, ha a kártya vizei nem érnek össze
      c 90 meadow.n      az északi oldal tisztására, ha a kártyán több is van; n, e, s, w, vagy fél oldalak:
                         nl, nr, el, er, sl, sr, wl, wr, balról jobbra, a kártya közepéről nézve;
                         meadow.inside az, amelyik egyik oldalhoz sem ér
      2,-1 90 river      a helyet koordinátákkal is meg lehet adni
      45@2,-1 hut.river  a teljes lépés, ahogyan a játéknaplókban áll
play-help-board-of-followers =
    A táblán ═ és ║ az út, ▒ a város a falai mögött, ⚑ a címer, ✝ a kolostor, a pontok a mezők, ▪ pedig az, ahol utak
    kereszteződnek vagy véget érnek. A zárójeles jelek az alattvalók: { $devices }
play-help-board-of-tribe =
    A táblán ─ és │ a folyó, ○ a forrás, ≈ a tó a halai számával, ♣ az erdő, ★ az arany, ♤ egy gombacsoport, a pontok
    a tisztások. D a szarvas, M a mamut, A az őstulok, T a tigris, ψ a tűz, π a dolmen, Λ a vulkán.
    A zárójeles jelek a törzstagok, a ⌂ mellettiek a kunyhók: { $devices }
