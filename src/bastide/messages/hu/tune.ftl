# bastide tune: $margin and $error are formatted figures

help-command-tune = Az értékelés állandóinak keresése játékokkal.
help-tune = Megkeresi az értékelés állandóit, amelyekkel az erős játékosok gondolkodnak, egy játékcsaládhoz (FAMILY): fordulóról fordulóra, kihívók játékaival a mostaniak ellen és egy olyan edzőtárs ellen, amely úgy gondolkodik, mint a greedy.
help-tune-rounds = A fordulók száma; mindegyik megtartja a legjobb állandóit, ha megnyernek egy próbát.
help-tune-generations = Hány nemzedékből áll egy forduló.
help-tune-challengers = Hány állandókészletből áll egy nemzedék.
help-tune-games = Hány lapsorrendet játszik mindegyik.
help-tune-trial = Hány lapsorrendet játszik végül a forduló legjobbja.
help-tune-seed = Az első lapsorrend magja; az idézett számok másokból származnak.
help-tune-from = Az állandók fájlja, amellyel kezdődik; alapesetben amit korábbi, rövidebb keresések találtak.
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

