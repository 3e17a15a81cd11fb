import type { Message, Refused } from "../protocol";
import { message } from "../words/lists";

/** Something that was not done, with the sentence that says why. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    readonly told: Message,
  ) {
    super(code);
  }

  static of(refused: Refused): Refusal {
    return new Refusal(refused.code, refused.message);
  }

  /** The same as the server would say it. */
  get refused(): Refused {
    return { type: "refused", code: this.code, message: this.told, version: null, ask: null };
  }

  /** What any error is to people: a refusal speaks for itself, all else is a fault of ours. */
  static from(error: unknown): Refusal {
    return error instanceof Refusal ? error : new Refusal("page/fault", message("page-error-fault"));
  }
}

/** The server cannot be reached. */
export const noConnection = (): Refusal => new Refusal("page/no-connection", message("page-error-no-connection"));

/** The server answered what nobody understands. */
export const strangeAnswer = (status: number): Refusal =>
  new Refusal("page/strange-answer", message("page-error-strange-answer", { status }));
