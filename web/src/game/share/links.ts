import { gamePath, positionPath, replayPath } from "../../state/router.svelte";

/** Links to play a seat, watch, open a replay or a position, or move this identity. Secrets stay in the fragment after "#". */
export const links = {
  seat: (base: string, game: string, token: string) => `${base}${gamePath(game)}#seat=${token}`,
  watch: (base: string, game: string, token: string) => `${base}${gamePath(game)}#watch=${token}`,
  replay: (base: string, game: string, turn: number, token: string) =>
    `${base}${replayPath(game, turn)}#watch=${token}`,
  position: (base: string, line: string) => `${base}${positionPath(line)}`,
  identity: (base: string, secret: string) => `${base}/#me=${secret}`,
};
