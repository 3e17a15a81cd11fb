# The board, the scores and the next step

seat-with-name = { $seat } ({ $name })
name-you = you
board-points = { $points ->
        [one] 1 point
       *[other] { $points } points
    }
board-followers = { $people ->
        [tribe] { $count ->
            [0] no tribe members
            [one] 1 tribe member
           *[other] { $count } tribe members
        }
       *[followers] { $count ->
            [0] no followers
            [one] 1 follower
           *[other] { $count } followers
        }
    }
board-huts = { $count ->
        [0] no huts
        [one] 1 hut
       *[other] { $count } huts
    }
board-holds = holds { $tile }
board-plays = { $seat } plays tile { $tile }; { $left ->
        [0] it is the last { $kind ->
            [land] land tile
           *[only] one
        }.
        [one] 1 tile is left in the bag.
       *[other] { $left } tiles are left in the bag.
    }
board-draws = { $seat } draws; { $left ->
        [one] 1 tile is left in the bag.
       *[other] { $left } tiles are left in the bag.
    }
board-plays-bonus = { $seat } plays bonus tile { $tile } in a bonus turn; { $left ->
        [0] the bag is empty.
        [one] 1 tile is left in the bag.
       *[other] { $left } tiles are left in the bag.
    }
board-draws-bonus = { $seat } draws a bonus tile; { $left ->
        [0] the bag is empty.
        [one] 1 tile is left in the bag.
       *[other] { $left } tiles are left in the bag.
    }
board-and-bonus = { $now } { $left ->
        [0] No bonus tile is left.
        [one] 1 bonus tile is left.
       *[other] { $left } bonus tiles are left.
    }
board-over = The game is over.

# Tables

column-road = roads
column-city = cities
column-monastery = monasteries
column-field = fields
column-river = rivers
column-forest = forests
column-huts = huts
column-meadow = meadows
column-total = total
column-beginning = before
column-now = now
column-in-the-end = at the end
column-feature = feature
column-followers = { $people ->
        [tribe] pieces
       *[followers] followers
    }
column-holds = holds
column-tiles = tiles
column-open = open
column-completed = completed
column-cells = where
column-cell = cell
column-turned = turned
column-places = { $people ->
        [tribe] tribe members and huts may go to
       *[followers] followers may go to
    }
column-edition = edition
column-small-city = city of two
column-farm-city = city by a field
column-farms = who scores it
column-bonus-tiles = bonus
column-huts-each = huts
column-small-forest = forest of two
column-each-fish = fish
column-each-animal = animal
column-rulebook = rulebook
farms = { $scoring ->
        [each-field] the owner of each field, for every field
        [once-a-city] the owner of each field, once for each city
       *[whole-city] the most farmers on all fields round the city
    }

editions-intro-field = What editions with cities score for a completed city of two tiles, and for one that borders a field:
editions-intro-meadow =
    What editions with forests score for a completed forest of two tiles, for a fish at the end, and for an animal:

# The first run on a machine

compiling = This version runs here for the first time: its rules are being compiled, once, which takes a minute or two.
compiling-status = Compiling the rules…

# bastide show and bastide score

show-turn = Turn { $turn }:
score-line = turn { $turn }: { $told }
score-line-final = final: { $told }
score-unfinished = The game is not finished: these are the points after { $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    }, before the final scoring.

# bastide play

play-welcome =
    Carcassonne by the rules of “{ $edition }” ({ $rulebook }). Every move is saved in
    { $file }
play-unfinished =
    There is an unfinished game. Resume it with:
    { $command } --resume { $file }
play-resumed = { $turns ->
        [0] The game in { $file } begins.
        [one] The game in { $file } resumes after 1 turn.
       *[other] The game in { $file } resumes after { $turns } turns.
    }
play-mended = Its last line was cut off, so that turn has to be played again.
play-shuffled = The order of its tiles is lost, so the remaining tiles were shuffled again.
play-how = { $people ->
        [tribe] { $water ->
            [true] Type a cell and optionally a rotation and a piece, such as “a”, “a 90”, “a 90 hunter” or “a hut”; or “help”.
           *[false] Type a cell and optionally a rotation and a piece, such as “a”, “a 90” or “a 90 hunter”; or “help”.
        }
       *[followers] Type a cell and optionally a rotation and a follower, such as “a”, “a 90” or “a 90 knight”; or “help”.
    }
play-prompt = { $seat }> {""}
play-left =
    The game is saved. Resume it with:
    { $command } --resume { $file }
play-kept = The game is saved in { $file }.
play-saved = The record so far has been written to { $file }.
play-final = Final scoring:
play-hint = A computer player would type “{ $typed }”, which is { $move }.
play-no-scores = Nothing has been scored yet.
play-tile-count = { $tile }{ $count ->
        [one] {""}
       *[other] ×{ $count }
    }
play-fits = { $count ->
        [0] No remaining tile fits { $cell }.
        [one] 1 remaining tile fits { $cell }: { $tiles }
       *[other] { $count } remaining tiles fit { $cell }: { $tiles }
    }
play-help =
    { $people ->
        [tribe] { play-help-moves-of-tribe }
       *[followers] { play-help-moves-of-followers }
    }

    Questions
      board              show the table again
      moves, moves c     everything that can be played, or what can be played at cell c
      hint               what a computer player would do
      why                how the last points came about
      features           who holds which feature, and what it scores now and when completed
      fits c             which of the remaining tiles fit cell c
      projection         the scores if the game ended now

    Other commands
      undo               take back a person’s last turn, and what computer players did after it
      save FILE          also write the record so far to a new file
      quit               leave; the game is saved

    { $people ->
        [tribe] { play-help-board-of-tribe }
       *[followers] { play-help-board-of-followers }
    }
play-help-moves-of-followers =
    Moves
      c                  lay the tile at cell c, in the first rotation that fits, without a follower
      c 90               the same, turned clockwise by 90 degrees
      c 90 knight        the same, with a knight; also robber, farmer, monk, or city, road, field, monastery
      c 90 field.n       on the field at the north side, if the tile has several; n, e, s, w, or half sides
                         nl, nr, el, er, sl, sr, wl, wr, left to right as seen from the middle of the tile
      2,-1 90 road       cells can also be given by their coordinates
      D@2,-1>90 road     the whole move as records write it
play-help-moves-of-tribe =
    Moves
      c                  lay the tile at cell c, in the first rotation that fits, without a piece
      c 90               the same, turned clockwise by 90 degrees
      c 90 hunter        the same, with a hunter; also gatherer, fisher, or meadow, forest, river
      c 90 hut           the same, with a hut; hut.lake or hut.river.n, if the waters of the tile do not meet
      c 90 meadow.n      on the meadow at the north side, if the tile has several; n, e, s, w, or half sides
                         nl, nr, el, er, sl, sr, wl, wr, left to right as seen from the middle of the tile;
                         meadow.inside is one that touches no side
      2,-1 90 river      cells can also be given by their coordinates
      45@2,-1 hut.river  the whole move as records write it
play-help-board-of-followers =
    On the board ═ and ║ are roads, ▒ is a city behind its wall, ⚑ a pennant, ✝ a monastery, dots are fields, and ▪ is
    where roads cross or end. Symbols in brackets are followers: { $devices }
play-help-board-of-tribe =
    On the board ─ and │ are rivers, ○ is a spring, ≈ a lake with the number of its fish, ♣ is a forest, ★ gold,
    ♤ a group of mushrooms, and dots are meadows. D is a deer, M a mammoth, A an aurochs, T a tiger, ψ the fire, π the
    dolmen and Λ the volcano. Symbols in brackets are tribe members, those beside a ⌂ are huts: { $devices }
