import { levelName } from "../parts/levels";
import type { GameSummary, Message, Seat } from "../protocol";
import { nameOf } from "../state/table.svelte";
import { list, message } from "../words/lists";

/** What a game is called in the list of one's games: its edition, and who else plays. */
export function title(game: GameSummary, levels: readonly string[]): Message {
  const others = game.seats.map((_, seat) => seat).filter((seat) => !game.yours.includes(seat));
  const areComputers = others.every((seat) => game.seats[seat]?.kind === "computer");
  const edition = message(`edition-${game.edition}`);
  if (others.length === 0) return edition;
  const names = others.map((seat) => opponent(game, seat, levels));
  return message(areComputers ? "page-game-against" : "page-game-with", { edition, others: list(names) });
}

function opponent(game: GameSummary, seat: Seat, levels: readonly string[]): string | Message {
  const level = game.seats[seat]?.level;
  return level && !game.seats[seat]?.name ? levelName(levels, level) : nameOf(game.seats, seat);
}

/** How a game stands: whose turn it is, or who has won. */
export function standing(game: GameSummary): Message {
  const counts = { laid: game.turn + 1, tiles: game.tiles }; // the start tile has no turn
  if (game.is_over) return victory(game);
  if (game.yours.includes(game.player)) return message("page-game-your-turn", counts);
  return message("page-game-turn-of", { name: nameOf(game.seats, game.player), ...counts });
}

function victory(game: GameSummary): Message {
  const count = game.winners.length;
  const isAlone = game.yours.length === 1;
  if (isAlone && game.winners.includes(game.yours[0]!)) return message("page-game-you-won", { count });
  return message("page-game-won", { count, names: list(game.winners.map((seat) => nameOf(game.seats, seat))) });
}
