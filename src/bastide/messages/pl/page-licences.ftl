# Licencje

page-licences-lead = Bastide to wolne oprogramowanie, które zawiera też kod i kroje pisma innych projektów. Oto wszystkie licencje.
