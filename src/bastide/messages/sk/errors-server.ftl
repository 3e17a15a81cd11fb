# Prečo server niečo odmieta. $seat je meno hráča alebo jeho farba; $version je súčasná verzia partie

error-game-unknown = Partia „{ $game }“ neexistuje. Možno ju jej hráči vymazali, alebo odkaz nie je celý.
error-game-over = Partia sa skončila.
error-game-not-over = Partia sa ešte neskončila.
error-token-unknown = Tento odkaz nepatrí k tejto partii. Možno z neho kus chýba.
error-seat-not-yours = { $seat }: toto nie je tvoje miesto.
error-seat-none = O to môžu žiadať len hráči.
error-seat-no-person = { $seat }: nehrá tu človek, takže nie je koho nahradiť.
error-seat-no-level = Povedz, ktorý počítačový hráč má hrať.
error-move-not-your-turn = { $seat } teraz nie je na rade.
error-state-stale = Partia medzitým pokročila: toto patrilo k verzii { $given }, ale teraz je { $version }.
error-aid-not-allowed = Pri tomto stole sa hrá bez pomôcky „{ $aid }“, alebo partiu len sleduješ.
error-takeback-impossible = { $seat }: nie je ťah, ktorý by sa dal vrátiť; odvtedy hral niekto iný, alebo sa partia skončila.
error-takeback-nothing-to-restore = Nie je čo obnoviť: s vrátením museli súhlasiť iní, alebo partia pokročila.
error-proposal-unknown = Návrh { $number } už nie je otvorený.
error-proposal-not-asked = Návrh { $number } nečaká na tvoju odpoveď.
error-player-failed = Silný hráč teraz nevie poradiť. Opýtaj sa, prosím, znova.
error-name-unprintable = V mene „{ $name }“ sú znaky, ktoré sa nedajú zobraziť.
error-name-unchanged = Meno už je „{ $name }“.
error-storage-failed = Server to nedokázal uložiť, takže sa nič nezmenilo. Skús to, prosím, znova.
error-storage-newer = Databázu { $file } zapísala novšia verzia Bastide. Aktualizuj Bastide, alebo vyber iný priečinok cez „--data“.
error-storage-unreadable = Databázu { $file } nemožno použiť: { $problem }. Obnov ju z kópie, alebo vyber iný priečinok cez „--data“.
