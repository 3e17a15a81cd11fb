# The levels of computer players, the weakest first, with a description: “Shrewd: counts the tiles that are left”

level-gentle = Szelíd
level-gentle-about = nagy dolgokról álmodik, és gyakran álom is marad
level-eager = Mohó
level-eager-about = azonnal a legtöbb pontot viszi el
level-steady = Megfontolt
level-steady-about = együtt tartja az alattvalóit, és keveset kockáztat
level-shrewd = Ravasz
level-shrewd-about = számolja a megmaradt lapokat
level-merciless = Könyörtelen
level-merciless-about = minden jó lépést végigjátszik, mielőtt lép
