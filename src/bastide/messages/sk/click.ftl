# Čo hovorí sám čítač príkazových riadkov: $name je voľba alebo príkaz tak, ako bol napísaný, v úvodzovkách; $args,
# $choices, $possibility a $possibilities sú jeden alebo viac z nich

click-usage = Použitie:
click-options = Voľby
click-help = Ukázať túto správu a skončiť.
click-default = predvolené: { $default }
click-no-such-option = Voľba { $name } neexistuje.
click-no-such-command = Príkaz { $name } neexistuje.
click-did-you-mean = Nemá to byť { $possibility }?
click-did-you-mean-one-of = (Nemá to byť jedno z týchto: { $possibilities }?)
click-value-missing = Voľba { $name } potrebuje hodnotu.
click-value-needless = Voľba { $name } nemá hodnotu.

# Nasleduje názov argumentu

click-argument-missing = Chýba argument
click-argument-needless = Nadbytočný argument ({ $args })
click-arguments-needless = Nadbytočné argumenty ({ $args })

# $param_hint je voľba v úvodzovkách, $message jedna z viet nižšie

click-wrong-value = Nesprávna hodnota pre { $param_hint }: { $message }
click-not-one-of = { $value } nie je medzi možnosťami { $choices }.
click-not-a-number = { $value } nie je celé číslo.
click-not-any-number = { $value } nie je číslo.

# $range je napríklad 16<=x<=1024

click-not-in-range = { $value } nie je v rozsahu { $range }.
