import type {
  Command,
  Created,
  Done,
  MyGames,
  NewGame,
  Rematch,
  RematchOptions,
  Refused,
  Setup,
  State,
  TileInfo,
} from "../protocol";
import { noConnection, Refusal, unexpectedAnswer } from "./refusal";

type Method = "GET" | "POST" | "DELETE";

/** HTTP client for requests outside a live game. Every function throws a Refusal if the request fails. */
export const api = {
  setup: () => requestJson<Setup>("GET", "/setup"),
  /** Wait until the server can create games. */
  ready: async () => void (await request("GET", "/ready")),
  tile: (edition: string, tile: string) =>
    requestJson<TileInfo>("GET", `/editions/${name(edition)}/tiles/${name(tile)}`),
  games: (identity: string, search = "") => requestJson<MyGames>("GET", `/games${search}`, identity),
  create: (game: NewGame, identity: string) => requestJson<Created>("POST", "/games", identity, game),
  state: (game: string, token: string) => requestJson<State>("GET", `/games/${name(game)}`, token),
  hide: async (game: string, identity: string) => void (await request("DELETE", `/games/${name(game)}`, identity)),
  rematch: (game: string, token: string, options: RematchOptions) =>
    requestJson<Rematch>("POST", `/games/${name(game)}/rematch`, token, options),
  /** Fetch the position after a turn as one line, which fits into an address. */
  positionLine: (game: string, token: string, turn: number) =>
    requestText("GET", `/games/${name(game)}/replay/${turn}/position?form=line`, token),
  /** Fetch the picture of the present board, from the cache of the browser if it has one under this key. */
  board: (game: string, token: string, key: string) =>
    requestText("GET", `/games/${name(game)}/board.svg?key=${name(key)}`, token),
  command: (game: string, token: string, command: Command) =>
    requestJson<Done>("POST", `/games/${name(game)}/commands`, token, command),
  record: (game: string, token: string) => requestText("GET", `/games/${name(game)}/record`, token),
};

/** Return the WebSocket address of a game. */
export function socketAddress(game: string, page: Pick<Location, "protocol" | "host"> = location): string {
  return `${page.protocol === "https:" ? "wss" : "ws"}://${page.host}/api/games/${name(game)}/socket`;
}

/** Send a request and parse the JSON response. */
export async function requestJson<Answer>(
  method: Method,
  path: string,
  bearer?: string,
  body?: object,
): Promise<Answer> {
  return JSON.parse(await requestText(method, path, bearer, body)) as Answer;
}

/** Send a request and return the response text. A truncated response counts as a lost connection. */
export async function requestText(method: Method, path: string, bearer?: string, body?: object): Promise<string> {
  return (await request(method, path, bearer, body)).text().catch(lose);
}

async function request(method: Method, path: string, bearer?: string, body?: object): Promise<Response> {
  const headers: Record<string, string> = {};
  if (bearer) headers["Authorization"] = `Bearer ${bearer}`;
  if (body) headers["Content-Type"] = "application/json";
  const response = await fetch(`/api${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) }).catch(
    lose,
  );
  if (!response.ok) throw await refusal(response);
  return response;
}

function lose(): never {
  throw noConnection();
}

async function refusal(response: Response): Promise<Refusal> {
  const body = (await response.json().catch(() => null)) as Refused | null;
  return body?.type === "refused" ? Refusal.of(body) : unexpectedAnswer(response.status);
}

const name = encodeURIComponent;
