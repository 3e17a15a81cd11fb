import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Message } from "../protocol";

export type Arguments = Record<string, string | number | boolean | Message>;

const UNKNOWN_MESSAGE = "page-error-no-words";

/** Messages of one language. `bastide.messages` formats the same files in Python. */
export class Catalog {
  private readonly bundle: FluentBundle;

  constructor(language: string, source: string) {
    this.bundle = new FluentBundle(language, {
      useIsolating: false,
      functions: { KIND: ([kind], { form }) => this.kind(String(kind), form as string | undefined) },
    });
    const faults = this.bundle.addResource(new FluentResource(source));
    if (faults.length > 0) throw faults[0]!;
  }

  has(id: string): boolean {
    return this.bundle.hasMessage(id);
  }

  /** Format a message. An id that this version of the page does not know gets a generic text. */
  say(id: string, args: Arguments = {}): string {
    const pattern = (this.bundle.getMessage(id) ?? this.bundle.getMessage(UNKNOWN_MESSAGE))?.value;
    if (!pattern) return "";
    const variables = Object.fromEntries(Object.entries(args).map(([name, value]) => [name, this.plain(value)]));
    return this.bundle.formatPattern(pattern, variables, []);
  }

  /** Format a message from the server, with nested messages. */
  tell(message: Message): string {
    return this.say(message.id, message.arguments);
  }

  /** Return the name of a kind of terrain or feature; `form` selects an attribute with another grammatical form. */
  private kind(name: string, form?: string): string {
    const message = this.bundle.getMessage(`kind-${name}`);
    const pattern = form === undefined ? message?.value : message?.attributes[form];
    return pattern ? this.bundle.formatPattern(pattern) : name;
  }

  private plain(value: Arguments[string]): FluentVariable {
    if (typeof value === "object") return this.tell(value);
    return typeof value === "boolean" ? String(value) : value;
  }
}
