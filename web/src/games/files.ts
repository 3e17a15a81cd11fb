import { LONGEST_RECORD, type Message } from "../protocol";
import { Refusal } from "../wire/refusal";
import { message } from "../words/lists";

const MOST_BYTES = 4; // of a character
const OPENING = 64; // bytes that say what a file is
const LONGEST_QUOTE = 160; // of a line that is told to be wrong: some texts have but one, without end

const unreadable = new Refusal("file/unreadable", message("page-games-unreadable"));
const notText = new Refusal("file/not-text", message("page-games-not-text"));
const noRecord = new Refusal("file/no-record", message("page-games-no-record"));
const empty = new Refusal("file/empty", message("page-games-empty-file"));
const tooLong = new Refusal("file/too-long", message("page-games-too-long", { most: LONGEST_RECORD }));

/** The text of a file that may hold a record. Raises a Refusal if it cannot. */
export async function textOf(file: Blob): Promise<string> {
  if (file.size > LONGEST_RECORD * MOST_BYTES) throw await tooLarge(file);
  const text = decoded(await bytesOf(file));
  if (!text.trim()) throw empty;
  if ([...text].length > LONGEST_RECORD) throw begins(text) ? tooLong : noRecord;
  return text;
}

/** Why a large file is none: a picture is no record, however small it were. */
async function tooLarge(file: Blob): Promise<Refusal> {
  const opening = new TextDecoder().decode(await bytesOf(file.slice(0, OPENING)));
  return begins(opening) ? tooLong : noRecord;
}

/** Whether a text begins as a record does, as text or as JSON. */
function begins(text: string): boolean {
  return /^\s*(bastide |\{)/.test(text);
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
