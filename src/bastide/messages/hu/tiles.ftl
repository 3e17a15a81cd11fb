# Description of a tile for screen readers; $sides: one or more of direction-name

tile-part = { KIND($kind, form: "land") }
tile-part-at = { KIND($kind, form: "land") } ({ $sides })

# Contents of a feature; listed with commas in a narrow column

held-pennants = { $count } címer
held-fish = { $count } hal
held-gold = { $count } aranyrög
held-mushrooms = { $count } gombacsoport
held-deer = { $count } szarvas
held-mammoth = { $count } mamut
held-aurochs = { $count } őstulok
held-tiger = { $count } tigris
held-fire = tűz
held-dolmen = dolmen
