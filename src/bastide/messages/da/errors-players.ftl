# $name er en spillers navn i registret, $known er dem alle

error-setup-unknown-player = Der er ingen spiller »{ $name }«; der findes: { $known }.
error-player-nothing-to-play = Spilleren »{ $name }« kan ikke vælge et træk her: ingen har en brik at spille nu.
