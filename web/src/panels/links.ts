import { gamePath, positionPath, replayPath } from "../state/router.svelte";

/** The address that lets somebody play a seat, look on or back, open a position, or be who this browser is. Secrets stay behind the "#". */
export const links = {
  seat: (base: string, game: string, token: string) => `${base}${gamePath(game)}#seat=${token}`,
  watch: (base: string, game: string, token: string) => `${base}${gamePath(game)}#watch=${token}`,
  replay: (base: string, game: string, turn: number, token: string) => `${base}${replayPath(game, turn)}#watch=${token}`,
  position: (base: string, line: string) => `${base}${positionPath(line)}`,
  identity: (base: string, secret: string) => `${base}/#me=${secret}`,
};
