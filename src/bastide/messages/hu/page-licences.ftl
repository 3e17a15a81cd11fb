# A licencek

page-licences-lead = A Bastide szabad szoftver, és más projektek kódját és betűtípusait is tartalmazza. Itt olvasható az összes licenc.
