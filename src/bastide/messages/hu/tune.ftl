# bastide tune: $margin and $error are formatted figures

help-command-tune = Az állásértékelés állandóinak keresése játékokkal.
help-tune = Megkeresi az állásértékelés állandóit, amelyeket az erős játékosok használnak, egy játékcsaládhoz (FAMILY): fordulóról fordulóra, kihívók játékaival a mostaniak ellen és egy olyan edzőtárs ellen, amely úgy értékeli az állást, mint a greedy.
help-tune-rounds = A fordulók száma; mindegyik megtartja a legjobb állandóit, ha megnyernek egy próbát.
help-tune-generations = Hány nemzedékből áll egy forduló.
help-tune-challengers = Hány állandókészletből áll egy nemzedék.
help-tune-games = Hány kártyasorrendet játszik mindegyik.
help-tune-trial = Hány kártyasorrendet játszik végül a forduló legjobbja.
help-tune-seed = Az első kártyasorrend véletlenmagja; a közzétett számok más magokból származnak.
help-tune-from = Az állandók fájlja, amellyel kezdődik; alapértelmezés szerint amit korábbi, rövidebb keresések találtak.
help-tune-output = Minden forduló után ebbe a fájlba írja az állandókat.
help-tune-examples =
    Példák:
      bastide tune classic-two --output classic-two.toml
      bastide tune hunters --rounds 1 --generations 2 --output hunters.toml

tune-playing = játékok
tune-round =
    { $round }. forduló: játékonként { $margin } ± { $error } pont, { $kept ->
        [1] megtartva
       *[0] elvetve
    }

