import { MAX_RECORD_LENGTH, type Message } from "../protocol";
import { Refusal } from "../net/refusal";
import { message } from "../i18n/message";

const MOST_BYTES = 4; // per character in UTF-8
const OPENING = 64; // bytes that identify the type of a file
const LONGEST_QUOTE = 160; // characters of a quoted line, which may be very long

const unreadable = new Refusal("file/unreadable", message("page-games-unreadable"));
const notText = new Refusal("file/not-text", message("page-games-not-text"));
const noRecord = new Refusal("file/no-record", message("page-games-no-record"));
const empty = new Refusal("file/empty", message("page-games-empty-file"));
const tooLong = new Refusal("file/too-long", message("page-games-too-long", { most: MAX_RECORD_LENGTH }));

/** Read a file that may hold a record. Throws a Refusal if it cannot. */
export async function textOf(file: Blob): Promise<string> {
  if (file.size > MAX_RECORD_LENGTH * MOST_BYTES) throw await tooLarge(file);
  const text = decodeText(await bytesOf(file));
  if (!text.trim()) throw empty;
  if ([...text].length > MAX_RECORD_LENGTH) throw looksLikeRecord(text) ? tooLong : noRecord;
  return text;
}

/** Return the reason against a large file: too long for a record, or not a record at all. */
async function tooLarge(file: Blob): Promise<Refusal> {
  const opening = new TextDecoder().decode(await bytesOf(file.slice(0, OPENING)));
  return looksLikeRecord(opening) ? tooLong : noRecord;
}

/** Return true if a text begins like a record, as text or JSON. */
function looksLikeRecord(text: string): boolean {
  return /^\s*(bastide |\{)/.test(text);
}

async function bytesOf(file: Blob): Promise<ArrayBuffer> {
  try {
    return await file.arrayBuffer();
  } catch {
    throw unreadable; // a folder, or a file that was changed or removed meanwhile
  }
}

function decodeText(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw notText;
  }
}

/** Return the refusal with shortened quotations, because file content may be anything. */
export function shortenQuotes({ code, reason }: Refusal): Refusal {
  return new Refusal(code, withCutTexts(reason));
}

function withCutTexts({ id, arguments: given }: Message): Message {
  return message(id, Object.fromEntries(Object.entries(given).map(([name, value]) => [name, shorten(value)])));
}

function shorten(value: Message["arguments"][string]): Message["arguments"][string] {
  if (typeof value === "object") return withCutTexts(value);
  return typeof value === "string" && value.length > LONGEST_QUOTE ? `${value.slice(0, LONGEST_QUOTE)}…` : value;
}
