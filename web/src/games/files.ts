import { LONGEST_RECORD, type Message } from "../protocol";
import { Refusal } from "../wire/refusal";
import { message } from "../words/lists";

const MOST_BYTES = 4; // of a character
const LONGEST_QUOTE = 160; // of a line that is told to be wrong: some texts have but one, without end

const unreadable = new Refusal("file/unreadable", message("page-games-unreadable"));
const notText = new Refusal("file/not-text", message("page-games-not-text"));
const empty = new Refusal("file/empty", message("page-games-empty-file"));
const tooLong = new Refusal("file/too-long", message("page-games-too-long", { most: LONGEST_RECORD }));

/** The text of a file that may hold a record. Raises a Refusal if it cannot. */
export async function textOf(file: Blob): Promise<string> {
  if (file.size > LONGEST_RECORD * MOST_BYTES) throw tooLong;
  const text = decoded(await bytesOf(file));
  if (!text.trim()) throw empty;
  if ([...text].length > LONGEST_RECORD) throw tooLong;
  return text;
}

async function bytesOf(file: Blob): Promise<ArrayBuffer> {
  try {
    return await file.arrayBuffer();
  } catch {
    throw unreadable; // a folder, or a file that was changed or taken away meanwhile
  }
}

function decoded(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw notText;
  }
}

/** The same refusal with shorter quotations: what is quoted comes from a file, and may be anything. */
export function shortened({ code, told }: Refusal): Refusal {
  return new Refusal(code, withCutTexts(told));
}

function withCutTexts({ id, arguments: given }: Message): Message {
  return message(id, Object.fromEntries(Object.entries(given).map(([name, value]) => [name, cut(value)])));
}

function cut(value: Message["arguments"][string]): Message["arguments"][string] {
  if (typeof value === "object") return withCutTexts(value);
  return typeof value === "string" && value.length > LONGEST_QUOTE ? `${value.slice(0, LONGEST_QUOTE)}…` : value;
}
