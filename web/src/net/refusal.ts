import type { Message, Refused } from "../protocol";
import { message } from "../i18n/message";

/** A refused or failed request, with a message for the user. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    readonly reason: Message,
  ) {
    super(code);
  }

  static of(refused: Refused): Refusal {
    return new Refusal(refused.code, refused.message);
  }

  /** The refusal in the form of a server message. */
  get refused(): Refused {
    return { type: "refused", code: this.code, message: this.reason, version: null, ask: null };
  }

  /** Convert any error to a refusal; one that is not a Refusal already is a fault of the page. */
  static from(error: unknown): Refusal {
    return error instanceof Refusal ? error : new Refusal("page/fault", message("page-error-fault"));
  }
}

/** The server cannot be reached. */
export const noConnection = (): Refusal => new Refusal("page/no-connection", message("page-error-no-connection"));

/** The server's response cannot be understood. */
export const unexpectedAnswer = (status: number): Refusal =>
  new Refusal("page/strange-answer", message("page-error-strange-answer", { status }));
