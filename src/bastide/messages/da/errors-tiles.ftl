# Hvad der er galt med en datafil: $file er dens sti, $key stien til en nøgle i den, f.eks. tiles.D.count

error-data-unreadable = { $file }: filen kan ikke læses: { $problem }.
error-data-not-toml = { $file }: dette er ikke gyldig TOML: { $problem }.
error-data-unknown-key = { $file }: nøglen »{ $key }« er ukendt; disse nøgler må stå der: { $known }.
error-data-missing-key = { $file }: nøglen »{ $key }« mangler.
error-data-wrong-type =
    { $file }: »{ $key }« er { $value }, men skal være { $expected ->
        [text] en tekst i anførselstegn
        [number] et helt tal
        [truth] true eller false
        [list] en liste
       *[table] en tabel
    }.
error-data-negative = { $file }: »{ $key }« er { $value }, men skal være 0 eller mere.
error-data-below-one = { $file }: »{ $key }« er { $value }, men skal være 1 eller mere.

# Hvad der er galt med en brik: $tile er dens navn, $segment nummeret på et af dens segmenter

error-tile-bad-name =
    { $file }: en brik kan ikke hedde »{ $tile }«; navnet skal være bogstaverne A–Z og cifre, i dele forbundet med enkelte bindestreger.
error-tile-count-below-one = { $file }, brik { $tile }: antallet er { $count }, men der skal være mindst 1 af den.
error-tile-not-four-sides =
    { $file }, brik { $tile }: siderne er »{ $sides }«, men skal være fire ord: hvad der er mod nord, øst, syd og vest.
error-tile-unknown-kind = { $file }, brik { $tile }: »{ $name }« er ikke en slags landskab, der kan stå der; det er disse: { $known }.
error-tile-unknown-side = { $file }, brik { $tile }: »{ $name }« er ikke en side; siderne er { $known }.
error-tile-unknown-half = { $file }, brik { $tile }: »{ $name }« er ikke en halv side; de halve sider er { $known }.
error-tile-unknown-animal = { $file }, brik { $tile }: »{ $name }« er ikke et dyr; dyrene er { $known }.
error-tile-unknown-landmark =
    { $file }, brik { $tile }: »{ $name }« er ikke et landemærke, der kan stå der; det kan være { $known }.
error-tile-segment-without-sides =
    { $file }, brik { $tile }: segment { $segment }, { KIND($kind, form: "indefinite") }, når ikke ud til nogen side; nævn mindst én, som det når.
error-tile-branching-path =
    { $file }, brik { $tile }: segment { $segment }, { KIND($kind, form: "indefinite") }, når ud til mere end to sider; gør hver gren til et segment.
error-tile-wrong-side =
    { $file }, brik { $tile }: segment { $segment }, { KIND($kind, form: "indefinite") }, gør krav på { $place }, men siden { $side } viser { KIND($shown, form: "indefinite") }.
error-tile-uncovered-side =
    { $file }, brik { $tile }: siden { $side } viser { KIND($kind, form: "indefinite") }, men intet { KIND($kind) }segment gør krav på den; det skal ét gøre.
error-tile-side-twice = { $file }, brik { $tile }: der gøres krav på siden { $side } to gange, men den skal høre til ét segment.
error-tile-uncovered-half = { $file }, brik { $tile }: intet gør krav på den halve side { $half }; det skal en mark eller en eng gøre.
error-tile-half-twice = { $file }, brik { $tile }: der gøres krav på den halve side { $half } to gange, men den skal høre til ét segment.
error-tile-split-side =
    { $file }, brik { $tile }: de to halvdele af siden { $side } hører til forskellige segmenter, men intet deler en side, der kun er { KIND($kind) }.
error-tile-two-inside =
    { $file }, brik { $tile }: den har mere end ét { KIND($kind) }segment, der ikke når ud til nogen side, men en brik må kun have ét.
error-tile-contact-out-of-range =
    { $file }, brik { $tile }: segment { $segment } grænser op til byen { $city }, men segmenterne har numrene 0 til { $last }.
error-tile-contact-not-city =
    { $file }, brik { $tile }: segment { $segment } grænser op til segment { $city } som en by, men det er { KIND($kind, form: "indefinite") }.
error-tile-contact-twice =
    { $file }, brik { $tile }: segment { $segment } nævner byen { $city } to gange; én gang er nok, uanset hvor lang grænsen er.
error-tile-lake-without-river =
    { $file }, brik { $tile }: segment { $segment } er en sø, som ingen flod ender i; giv en flod »lake = { $segment }«.
error-tile-lake-out-of-range =
    { $file }, brik { $tile }: segment { $segment } ender i søen { $lake }, men segmenterne har numrene 0 til { $last }.
error-tile-not-a-lake =
    { $file }, brik { $tile }: segment { $segment } ender i segment { $lake } som en sø, men det er { KIND($kind, form: "indefinite") }.
error-tile-river-past-lake =
    { $file }, brik { $tile }: segment { $segment }, en flod, ender i søen { $lake } og når ud til to sider; gør den til to floder, der ender der.

# Hvad der er galt med en udgave

error-edition-unknown-tile-set =
    { $file }: der er intet briksæt »{ $name }« i en mappe »tile_sets« ved siden af denne fils mappe og heller ikke blandt disse: { $known }.
error-edition-unknown-start = { $file }: startbrikken »{ $tile }« er ikke i noget af dens briksæt; de har { $known }.
error-edition-name-taken =
    { $file }: en udgave med navnet »{ $name }« følger med Bastide; giv filen et andet navn, så ingen forveksler dem.
error-edition-tile-twice =
    { $file }: kun én brik må hedde »{ $tile }«, uanset store og små bogstaver, men der er en i »{ $first }« og en i »{ $second }«.
error-edition-bonus-start =
    { $file }: startbrikken »{ $tile }« er en bonusbrik, og dem trækker man kun; vælg en anden.
error-edition-two-kinds =
    { $file }: brik { $tile } har { KIND($kind, form: "indefinite") } og brik { $other_tile } { KIND($other, form: "indefinite") }; en udgave kan kun have den ene slags.
error-edition-missing-section =
    { $file }: afsnittet [{ $section }] mangler; det, brikkerne viser, kræver disse: { $needed }.
error-edition-needless-section =
    { $file }: intet på brikkerne giver point efter afsnittet [{ $section }]; udelad det. Brikkerne kræver disse: { $needed }.
error-edition-needless-huts =
    { $file }: spillerne får »huts = { $huts }«, men brikkerne har ingen flod eller sø at placere dem ved; udelad nøglen.
error-edition-unknown-scoring =
    { $file }: »{ $scoring }« er ikke en måde at give point på; »{ $key }« skal være en af disse: { $known }.
error-edition-unknown-look =
    { $file }: brikkerne kan ikke males i stilen »{ $look }«; de stile, der passer til dem, er { $known }.
error-edition-needless-look =
    { $file }: brikkerne kan ikke males i stilen »{ $look }« eller i nogen anden, for ingen stil har alt det, de viser; udelad nøglen.
