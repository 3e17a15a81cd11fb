# Co mówi sam czytnik wiersza poleceń: $name to opcja lub polecenie tak, jak wpisano, w cudzysłowie; $args, $choices,
# $possibility i $possibilities to jedno lub więcej z nich

click-usage = Użycie:
click-options = Opcje
click-help = Pokaż tę pomoc i zakończ.
click-default = domyślnie: { $default }
click-no-such-option = Nie ma opcji { $name }.
click-no-such-command = Nie ma polecenia { $name }.
click-did-you-mean = Czy chodzi o { $possibility }?
click-did-you-mean-one-of = (Czy chodzi o jedno z tych: { $possibilities }?)
click-value-missing = Opcja { $name } wymaga wartości.
click-value-needless = Opcja { $name } nie przyjmuje wartości.

# Potem następuje nazwa argumentu

click-argument-missing = Brakuje argumentu
click-argument-needless = Niepotrzebny dodatkowy argument ({ $args })
click-arguments-needless = Niepotrzebne dodatkowe argumenty ({ $args })

# $param_hint to opcja w cudzysłowie, $message jedno ze zdań poniżej

click-wrong-value = Niewłaściwa wartość dla { $param_hint }: { $message }
click-not-one-of = { $value } nie jest jedną z wartości { $choices }.
click-not-a-number = { $value } nie jest liczbą całkowitą.
click-not-any-number = { $value } nie jest liczbą.

# $range to np. 16<=x<=1024

click-not-in-range = { $value } nie mieści się w zakresie { $range }.
