import { levelName } from "../i18n/levels";
import type { GameSummary, Message, Seat } from "../protocol";
import { nameOf } from "../state/table.svelte";
import { list, message } from "../i18n/message";

/** Return the title of a game in the list: its edition and the other players, or all players if every seat is yours. */
export function gameTitle(game: GameSummary, levels: readonly string[]): Message {
  const others = othersIn(game);
  const edition = message(`edition-${game.edition}`);
  if (others.length === 0) return titleOfOwn(game, edition);
  const names = others.map((seat) => opponent(game, seat, levels));
  return message(isAmongComputers(game) ? "page-game-against" : "page-game-with", { edition, others: list(names) });
}

function titleOfOwn({ seats }: GameSummary, edition: Message): Message {
  if (seats.every((seat) => !seat.name)) return edition;
  return message("page-game-of", { edition, names: list(seats.map((_, seat) => nameOf(seats, seat))) });
}

function othersIn(game: GameSummary): Seat[] {
  return game.seats.map((_, seat) => seat).filter((seat) => !game.yours.includes(seat));
}

function isAmongComputers(game: GameSummary): boolean {
  return othersIn(game).every((seat) => game.seats[seat]?.kind === "computer");
}

function opponent(game: GameSummary, seat: Seat, levels: readonly string[]): string | Message {
  const level = game.seats[seat]?.level;
  return level && !game.seats[seat]?.name ? levelName(levels, level) : nameOf(game.seats, seat);
}

/** Return the question before a deletion; for a running game it explains the consequences. */
export function sureQuestion(game: GameSummary): Message {
  if (game.yours.length === 0) return message("page-game-delete-sure-watched");
  if (game.is_over) return message("page-game-delete-sure");
  return message(isAmongComputers(game) ? "page-game-delete-sure-alone" : "page-game-delete-sure-others");
}

/** Return the status of a game: the player to move, or the winner. */
export function gameStatus(game: GameSummary): Message {
  const counts = { laid: game.laid, tiles: game.tiles };
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
