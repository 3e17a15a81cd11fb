# Prečo server niečo odmieta. $seat je číslo miesta počítané od 0; $version je súčasná verzia partie

error-game-unknown = Partia „{ $game }“ neexistuje. Možno ju jej hráči vymazali, alebo odkaz nie je celý.
error-game-over = Partia sa skončila.
error-game-not-over = Partia sa ešte neskončila.
error-token-unknown = Tento odkaz nepatrí k tejto partii. Možno z neho kus chýba.
error-seat-not-yours = Miesto { $seat } nie je tvoje.
error-seat-none = O to môžu žiadať len tí, ktorí hrajú.
error-seat-no-person = Na mieste { $seat } nesedí nikto, koho by bolo možné nahradiť.
error-seat-no-level = Povedz, ktorý počítačový hráč má hrať.
error-move-not-your-turn = Miesto { $seat } nie je na rade.
error-state-stale = Partia medzitým pokročila: toto patrilo k verzii { $given }, ale teraz je { $version }.
error-aid-not-allowed = Pri tomto stole sa hrá bez pomôcky „{ $aid }“, alebo sa len pozeráš.
error-takeback-impossible = Miesto { $seat } nemá ťah, ktorý by sa dal vziať späť: odvtedy hral niekto iný, alebo sa partia skončila.
error-proposal-unknown = Návrh { $number } už nie je otvorený.
error-proposal-not-asked = Návrh { $number } nečaká na tvoju odpoveď.
error-player-failed = Silný hráč teraz nevie poradiť. Opýtaj sa, prosím, znova.
error-name-unprintable = V mene „{ $name }“ sú znaky, ktoré sa nedajú zobraziť.
error-name-unchanged = Meno už je „{ $name }“.
error-storage-failed = Server to nedokázal uložiť, takže sa nič nezmenilo. Skús to, prosím, znova.
error-storage-newer = Databázu { $file } zapísala novšia verzia Bastide. Aktualizuj Bastide, alebo vyber iný priečinok cez „--data“.
error-storage-unreadable = Databázu { $file } nemožno použiť: { $problem }. Obnov ju z kópie, alebo vyber iný priečinok cez „--data“.
