# $name: a player's name in the registry; $known: all of them

error-setup-unknown-player = Nincs ilyen játékos: „{ $name }”; ezek vannak: { $known }.
error-player-nothing-to-play = Ez a játékos itt nem tud lépést választani: „{ $name }”; most senkinél sincs lerakható kártya.
error-player-no-reasons = Ez a játékos lépést tud választani, de megindokolni nem: „{ $name }”.
error-setup-unfair-player = Ennek a játékosnak tudnia kellene, mit fognak húzni, ezért csak az arénában játszhat: „{ $name }”.

# $player: a player's name; $name or $parameter: the name of one of its parameters; $value: its value

error-setup-unknown-parameter = Ennek a játékosnak („{ $player }”) nincs ilyen paramétere: „{ $name }”; ezek vannak: { $known }.
error-setup-parameter-twice = Ennek a játékosnak („{ $player }”) kétszer adták meg ezt a paraméterét: „{ $name }”.
error-setup-flag-with-value = Ennek a játékosnak („{ $player }”) a „{ $parameter }” paraméterének nincs értéke, így ez fölösleges: „={ $value }”.
error-setup-not-a-whole-number = Ennek a játékosnak („{ $player }”) a „{ $parameter }” paramétere { $least } és { $most } közötti egész szám lehet, nem pedig „{ $value }”.
error-setup-not-a-number = Ennek a játékosnak („{ $player }”) a „{ $parameter }” paramétere { $least } és { $most } közötti szám lehet, nem pedig „{ $value }”.
error-setup-not-a-word-of = Ennek a játékosnak („{ $player }”) a „{ $parameter }” paramétere ezek egyike lehet: { $known }; ez nem: „{ $value }”.

# $file: a file that defines a custom player

error-code-unreadable = { $file }: nem olvasható: { $problem }.
error-code-not-text = { $file }: nem szöveg, így nem lehet egy játékos forrása.
error-code-fails = { $file }: nem futtatható: { $problem }
error-code-not-one-player =
    { $file }: egyetlen osztályt kell meghatároznia névvel és „choose” metódussal, de { $count ->
        [0] egyet sem
       *[other] { $count } ilyet
    } határoz meg.
error-code-wrong-name = { $file }: a játékos neve „{ $name }”; egy névben csak kisbetű, számjegy, _ és - lehet, és betűvel kezdődik.
error-code-name-taken = { $file }: a játékos neve „{ $name }”, de ilyen nevű már van.
error-code-failed-in-game = „{ $name }” hibázott egy játék { $turn }. körében: { $problem }
