import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Message } from "../protocol";

export type Arguments = Record<string, string | number | boolean | Message>;

const NO_WORDS = "page-error-no-words";

/** The messages of one language: the twin of `bastide.messages`, which formats the same files in Python. */
export class Telling {
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

  /** The text of a message; one that an older page does not know is said to be so, and never shown by its id. */
  say(id: string, args: Arguments = {}): string {
    const pattern = (this.bundle.getMessage(id) ?? this.bundle.getMessage(NO_WORDS))?.value;
    if (!pattern) return "";
    const variables = Object.fromEntries(Object.entries(args).map(([name, value]) => [name, this.plain(value)]));
    return this.bundle.formatPattern(pattern, variables, []);
  }

  /** The text of a message that came from the server, and of those within it. */
  tell(message: Message): string {
    return this.say(message.id, message.arguments);
  }

  /** What a kind of terrain or of features is called; `form` names the attribute with another form of the word. */
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
