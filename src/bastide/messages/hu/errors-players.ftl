# $name is a player's name in the registry, $known are all of them

error-setup-unknown-player = Nincs ilyen játékos: „{ $name }”; ezek vannak: { $known }.
error-player-nothing-to-play = Ez a játékos itt nem tud lépést választani: „{ $name }”; most senkinél sincs lerakható kártya.
