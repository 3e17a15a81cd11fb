# Messages of the command line parser: $name is an option or command as typed, in quotes; $args,
# $choices, $possibility and $possibilities are one or more of them

click-usage = Használat:
click-options = Kapcsolók
click-help = Megmutatja ezt a súgót, és kilép.
click-default = alapértelmezés: { $default }
click-no-such-option = Nincs ilyen kapcsoló: { $name }.
click-no-such-command = Nincs ilyen parancs: { $name }.
click-did-you-mean = Erre gondoltál: { $possibility }?
click-did-you-mean-one-of = (Ezek egyikére gondoltál: { $possibilities }?)
click-value-missing = Ehhez a kapcsolóhoz érték kell: { $name }.
click-value-needless = Ehhez a kapcsolóhoz nem kell érték: { $name }.

# The name of the argument follows

click-argument-missing = Hiányzó argumentum:
click-argument-needless = Váratlan, fölösleges argumentum: ({ $args })
click-arguments-needless = Váratlan, fölösleges argumentumok: ({ $args })

# $param_hint is an option in quotes, $message one of the sentences below

click-wrong-value = Érvénytelen érték, { $param_hint }: { $message }
click-not-one-of = { $value } nincs ezek között: { $choices }.
click-not-a-number = { $value } nem egész szám.
click-not-any-number = { $value }: ez nem szám.

# $range: for example 16<=x<=1024

click-not-in-range = { $value } nincs ebben a tartományban: { $range }.
