# Licencie

page-licences-lead = Bastide je slobodný softvér a obsahuje aj kód a písma iných projektov. Tu sú všetky licencie.
