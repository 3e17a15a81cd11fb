# Refusals of the server. $seat is the name or colour of a seat; $version is the current version of a game

error-game-unknown = There is no game “{ $game }”. Its players may have deleted it, or the link is incomplete.
error-game-over = The game is over.
error-game-not-over = The game is not over yet.
error-token-unknown = This link does not belong to this game. Part of it may be missing.
error-seat-not-yours = You do not play { $seat }.
error-seat-none = Only players can ask for that.
error-seat-no-person = No person plays { $seat }, so there is nobody to replace.
error-seat-no-level = Say which computer player should play.
error-move-not-your-turn = It is not { $seat }’s turn.
error-state-stale = The game has moved on: this was meant for version { $given }, but it is now at { $version }.
error-aid-not-allowed = “{ $aid }” is off at this table, or you are only watching.
error-takeback-impossible = { $seat } has no turn to take back: another player has moved since, or the game is over.
error-takeback-nothing-to-restore = There is no takeback to undo: others had to agree to it, or the game has moved on.
error-proposal-unknown = Proposal { $number } is no longer open.
error-proposal-not-asked = Proposal { $number } does not need your answer.
error-player-failed = The strong player has no advice this time. Please ask again.
error-name-unprintable = The name “{ $name }” contains characters that cannot be shown.
error-name-unchanged = The name is already “{ $name }”.
error-storage-failed = The server could not save this, so nothing has changed. Please try again.
error-storage-newer = The database { $file } was written by a newer version of Bastide. Update Bastide, or choose another folder with “--data”.
error-storage-unreadable = The database { $file } cannot be used: { $problem }. Restore it from a backup, or choose another folder with “--data”.
