# Miért nem kezdődhet a játék ott, ahol valaki szeretné, és mit nem lehet asztali játékban tenni: ilyenben az emberek mondják
# meg, melyik kártyát húzták

error-setup-position-seats = Az állás { $players } játékosra szól, de { $seats } helyet kértek.
error-setup-position-over = Ebben az állásban már vége a játéknak; nincs mit tovább játszani.
error-setup-by-hand-seats = Asztali játékban minden játékosnak ennél a képernyőnél kell ülnie.
error-setup-first-game-alone = A vezetett első játéknak saját állása és kártyái vannak: nem lehet asztali játék, és nem kezdődhet más állásból.
error-hand-draws-itself = Ez a játék maga húzza a kártyáit; csak asztali játékban lehet kártyát választani vagy korábbi köröket javítani.
error-hand-people-only = Asztali játékban senki sem adhatja fel, és gépi játékos sem veheti át senki helyét: a játék azt követi, amit az emberek a saját asztaluknál játszanak.
error-undo-no-such-turn = Nem lehet visszamenni ide: { $turn }. kör; { $turns ->
        [0] még senki sem lépett.
       *[other] eddig { $turns } kör volt.
    }
error-hand-nothing-drawn = Előbb mondd meg, melyik kártyát húzták.
error-hand-nothing-to-undo = Nincs mit visszavonni: azóta senki sem húzott és nem lépett.
error-hand-too-many-corrections = Ebben a játékban már túl sok volt a javítás. Folytassátok az állásból egy új játékban.
error-hand-tally-full = A pontozólapon már { $most } bejegyzés van; több nem fér rá.
error-hand-unknown-kind = Ebben a kiadásban nincs ilyen terület.
