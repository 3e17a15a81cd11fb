# The licences

page-licences-lead = Bastide is free software, and contains code and fonts from other projects. Here are all the licences.
