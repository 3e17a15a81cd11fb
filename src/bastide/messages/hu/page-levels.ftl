# The levels of computer players, the weakest first, with a description: “Shrewd: counts the tiles that are left”

level-gentle = Szelíd
level-gentle-about = nagy dolgokról álmodik, amelyek gyakran álmok maradnak
level-eager = Mohó
level-eager-about = mindig a legtöbb azonnali pontot viszi
level-steady = Megfontolt
level-steady-about = takarékoskodik az alattvalóival, és keveset kockáztat
level-shrewd = Ravasz
level-shrewd-about = számolja a megmaradt kártyákat
level-merciless = Könyörtelen
level-merciless-about = minden jó lépést végiggondol
