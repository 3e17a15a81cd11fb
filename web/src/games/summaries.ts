import { levelName } from "../i18n/levels";
import type { GameSummary, Message, Seat } from "../protocol";
import { nameOf } from "../state/table.svelte";
import { list, message } from "../i18n/message";

/** Return the title of a game in texts: its players and its edition. */
export function gameTitle(game: GameSummary, levels: readonly string[]): Message {
  const edition = message(`edition-${game.edition}`);
  return message("page-game-title", { players: playersOf(game, levels), edition });
}

/** Return the names of the other players, or of all if every seat is yours. */
export function playersOf(game: GameSummary, levels: readonly string[]): string | Message {
  const others = othersIn(game);
  const shown = others.length > 0 ? others : [...game.seats.keys()];
  return list(shown.map((seat) => playerName(game, seat, levels)));
}

function othersIn(game: GameSummary): Seat[] {
  return [...game.seats.keys()].filter((seat) => !game.yours.includes(seat));
}

function isAmongComputers(game: GameSummary): boolean {
  return othersIn(game).every((seat) => game.seats[seat]?.kind === "computer");
}

function playerName({ seats }: GameSummary, seat: Seat, levels: readonly string[]): string | Message {
  const { level, name } = seats[seat]!;
  if (!level || name) return nameOf(seats, seat);
  return message("page-game-computer-level", { level: levelName(levels, level) });
}

/** Return the question before a deletion; for a running game it explains the consequences. */
export function sureQuestion(game: GameSummary): Message {
  if (game.yours.length === 0) return message("page-game-delete-sure-watched");
  if (game.is_over) return message("page-game-delete-sure");
  return message(isAmongComputers(game) ? "page-game-delete-sure-alone" : "page-game-delete-sure-others");
}

/** Return the status of a game: the winner, the other player to move, or the number of tiles on the table. */
export function gameStatus(game: GameSummary): Message {
  if (game.is_over) return victory(game);
  const isOthersTurn = !game.by_hand && !game.yours.includes(game.player);
  if (isOthersTurn) return message("page-game-turn-of", { name: nameOf(game.seats, game.player) });
  return message("page-game-laid", { laid: game.laid, tiles: game.tiles });
}

function victory(game: GameSummary): Message {
  const { winners, yours, seats } = game;
  const count = winners.length;
  if (count === seats.length) return message("page-game-drawn");
  const isAlone = yours.length === 1;
  if (isAlone && winners.includes(yours[0]!)) return message("page-game-you-won", { count });
  if (isAlone) return message("page-game-you-lost");
  return message("page-game-won", { count, names: list(winners.map((seat) => nameOf(seats, seat))) });
}
