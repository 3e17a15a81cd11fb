# Why the server refuses something. $seat is a seat's number, counted from 0; $version is the present version of a game

error-game-unknown = There is no game “{ $game }”. Its people may have deleted it, or the link is incomplete.
error-game-over = The game is over.
error-game-not-over = The game is not over yet.
error-token-unknown = This link does not belong to this game. Perhaps a part of it is missing.
error-seat-not-yours = You do not play seat { $seat }.
error-seat-none = Only those who play can ask for that.
error-seat-no-person = Nobody sits at seat { $seat } who could be replaced.
error-seat-no-level = Say which computer player is to play.
error-move-not-your-turn = It is not the turn of seat { $seat }.
error-state-stale = The game has gone on meanwhile: this was meant for version { $given }, but it is at { $version }.
error-aid-not-allowed = This table plays without the aid “{ $aid }”, or you only look on.
error-takeback-impossible = Seat { $seat } has no turn that could be taken back: somebody else has moved since, or the game is over.
error-proposal-unknown = Proposal { $number } is not open any more.
error-proposal-not-asked = You are not asked to answer proposal { $number }.
error-player-failed = The strong player has no advice this time. Please ask again.
error-name-unprintable = The name { $name } has characters that cannot be shown.
error-name-unchanged = The name is “{ $name }” already.
error-storage-failed = The server could not save this, so nothing has changed. Please try again.
error-storage-newer = The database { $file } was written by a newer version of Bastide. Update Bastide, or choose another folder by “--data”.
error-storage-unreadable = The database { $file } cannot be used: { $problem }. Restore it from a copy, or choose another folder by “--data”.
