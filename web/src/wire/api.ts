import type {
  Created,
  MyGames,
  NewGame,
  Rematch,
  RematchWish,
  Refused,
  Setup,
  TileInfo,
} from "../protocol";
import { noConnection, Refusal, strangeAnswer } from "./refusal";

type Method = "GET" | "POST" | "DELETE";

/** What can be asked of the server outside a running game. Every function raises a Refusal if it is refused. */
export const api = {
  setup: () => answered<Setup>("GET", "/setup"),
  tile: (edition: string, tile: string) => answered<TileInfo>("GET", `/editions/${name(edition)}/tiles/${name(tile)}`),
  games: (identity: string, search = "") => answered<MyGames>("GET", `/games${search}`, identity),
  create: (wish: NewGame, identity: string) => answered<Created>("POST", "/games", identity, wish),
  hide: async (game: string, identity: string) => void (await request("DELETE", `/games/${name(game)}`, identity)),
  rematch: (game: string, token: string, wish: RematchWish) =>
    answered<Rematch>("POST", `/games/${name(game)}/rematch`, token, wish),
  /** The position after a turn in one line, as an address can hold it. */
  positionLine: (game: string, token: string, turn: number) =>
    answeredText("GET", `/games/${name(game)}/replay/${turn}/position?form=line`, token),
  record: (game: string, token: string) => answeredText("GET", `/games/${name(game)}/record`, token),
};

/** Where the socket of a game is, for a page at this address. */
export function socketAddress(game: string, page: Pick<Location, "protocol" | "host"> = location): string {
  return `${page.protocol === "https:" ? "wss" : "ws"}://${page.host}/api/games/${name(game)}/socket`;
}

/** What the server answers to a request. */
export async function answered<Answer>(method: Method, path: string, bearer?: string, body?: object): Promise<Answer> {
  return JSON.parse(await answeredText(method, path, bearer, body)) as Answer;
}

/** The same as text. One that breaks off in the middle is no answer. */
export async function answeredText(method: Method, path: string, bearer?: string, body?: object): Promise<string> {
  return (await request(method, path, bearer, body)).text().catch(lose);
}

async function request(method: Method, path: string, bearer?: string, body?: object): Promise<Response> {
  const headers: Record<string, string> = {};
  if (bearer) headers["Authorization"] = `Bearer ${bearer}`;
  if (body) headers["Content-Type"] = "application/json";
  const response = await fetch(`/api${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) }).catch(lose);
  if (!response.ok) throw await refusal(response);
  return response;
}

function lose(): never {
  throw noConnection();
}

async function refusal(response: Response): Promise<Refusal> {
  const body = (await response.json().catch(() => null)) as Refused | null;
  return body?.type === "refused" ? Refusal.of(body) : strangeAnswer(response.status);
}

const name = encodeURIComponent;
