# Messages of the command line parser: $name is an option or command as typed, in quotes; $args,
# $choices, $possibility and $possibilities are one or more of them

click-usage = Usage:
click-options = Options
click-help = Show this message and exit.
click-default = default: { $default }
click-no-such-option = No such option { $name }.
click-no-such-command = No such command { $name }.
click-did-you-mean = Did you mean { $possibility }?
click-did-you-mean-one-of = (Did you mean one of: { $possibilities }?)
click-value-missing = Option { $name } requires an argument.
click-value-needless = Option { $name } does not take a value.

# The name of the argument follows

click-argument-missing = Missing argument
click-argument-needless = Got unexpected extra argument ({ $args })
click-arguments-needless = Got unexpected extra arguments ({ $args })

# $param_hint is an option in quotes, $message one of the sentences below

click-wrong-value = Invalid value for { $param_hint }: { $message }
click-not-one-of = { $value } is not one of { $choices }.
click-not-a-number = { $value } is not a whole number.
click-not-any-number = { $value } is not a number.

# $range: for example 16<=x<=1024

click-not-in-range = { $value } is not in the range { $range }.
