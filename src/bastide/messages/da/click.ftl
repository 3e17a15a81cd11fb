# Hvad læseren af kommandolinjer selv siger: $name er et tilvalg eller en kommando, som det blev skrevet, i anførselstegn;
# $args, $choices, $possibility og $possibilities er et eller flere af dem

click-usage = Brug:
click-options = Tilvalg
click-help = Vis denne besked, og afslut.
click-default = standard: { $default }
click-no-such-option = Tilvalget { $name } findes ikke.
click-no-such-command = Kommandoen { $name } findes ikke.
click-did-you-mean = Mente du { $possibility }?
click-did-you-mean-one-of = (Mente du en af disse: { $possibilities }?)
click-value-missing = Tilvalget { $name } kræver en værdi.
click-value-needless = Tilvalget { $name } tager ingen værdi.

# Argumentets navn følger efter

click-argument-missing = Der mangler et argument:
click-argument-needless = Der er et argument for meget ({ $args })
click-arguments-needless = Der er argumenter for meget ({ $args })

# $param_hint er et tilvalg i anførselstegn, $message en af sætningerne nedenfor

click-wrong-value = Ugyldig værdi for { $param_hint }: { $message }
click-not-one-of = { $value } er ikke en af { $choices }.
click-not-a-number = { $value } er ikke et helt tal.
click-not-any-number = { $value } er ikke et tal.

# $range er f.eks. 16<=x<=1024

click-not-in-range = { $value } ligger ikke i området { $range }.
