# Licenserne

page-licences-lead = Bastide er fri software og indeholder kode og skrifttyper fra andre projekter. Her er alle licenserne.
