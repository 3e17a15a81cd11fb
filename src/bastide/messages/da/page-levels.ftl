# The levels of computer players, the weakest first, with a description: “Shrewd: counts the tiles that are left”

level-gentle = Blid
level-gentle-about = drømmer stort, og tit bliver det ved drømmen
level-eager = Ivrig
level-eager-about = tager flest point med det samme
level-steady = Besindig
level-steady-about = holder følgesvende på lager og løber få risici
level-shrewd = Snedig
level-shrewd-about = tæller de brikker, der er tilbage
level-merciless = Nådesløs
level-merciless-about = tænker hvert godt træk igennem
