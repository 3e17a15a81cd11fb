# The levels of computer players, the weakest first, with a description: “Shrewd: counts the tiles that are left”

level-gentle = Zhovievavý
level-gentle-about = sníva o veľkých veciach, ktoré často ostanú snami
level-eager = Nedočkavý
level-eager-about = berie hneď najviac bodov
level-steady = Rozvážny
level-steady-about = drží si figúrky v zásobe a málo riskuje
level-shrewd = Prefíkaný
level-shrewd-about = počíta zvyšné karty
level-merciless = Nemilosrdný
level-merciless-about = každý dobrý ťah si dôkladne premyslí
