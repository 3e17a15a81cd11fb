import type { Answer, Judgement, OtherEditions, Question, Refused, Replay, ReplayQuestion } from "../protocol";
import type { Asking } from "../state/laying.svelte";
import { answered, answeredText } from "../wire/api";
import { Refusal } from "../wire/refusal";
import type { Unnumbered } from "../wire/socket";

const STILL = 80; // milliseconds that a turn is shown before it is asked about: whoever slides past it asks nothing

/** What the server knows of a game that one looks back at. Everything raises a Refusal if it is refused. */
export class Archive {
  private readonly path: string;

  constructor(
    readonly game: string,
    private readonly tokens: string,
  ) {
    this.path = `/games/${encodeURIComponent(game)}`;
  }

  replay(): Promise<Replay> {
    return answered("GET", `${this.path}/replay`, this.tokens);
  }

  judgement(): Promise<Judgement> {
    return answered("GET", `${this.path}/judgement`, this.tokens);
  }

  otherEditions(): Promise<OtherEditions> {
    return answered("GET", `${this.path}/other-editions`, this.tokens);
  }

  record(): Promise<string> {
    return this.text("/record");
  }

  recordJson(): Promise<string> {
    return this.text("/record.json");
  }

  picture(turn: number): Promise<string> {
    return this.text(`/replay/${turn}.svg`);
  }

  position(turn: number): Promise<string> {
    return this.text(`/replay/${turn}/position`);
  }

  ask(turn: number, question: ReplayQuestion): Promise<Answer> {
    return answered("POST", `${this.path}/replay/${turn}/questions`, this.tokens, question);
  }

  private text(path: string): Promise<string> {
    return answeredText("GET", this.path + path, this.tokens);
  }
}

/** Asks about the turns of a replay as one asks about a game: the version of a turn is its number. */
export class LookingBack implements Asking {
  private readonly answers = new Map<string, Promise<Answer | Refused>>();

  constructor(
    private readonly archive: Pick<Archive, "ask">,
    private readonly present: () => number,
  ) {}

  async ask(question: Unnumbered<Question>): Promise<Answer | Refused | null> {
    if (question.about !== "layers" && question.about !== "fits") return null;
    const [key, turn] = [JSON.stringify(question), question.version];
    const known = this.answers.get(key);
    if (known) return known;
    await new Promise((resolve) => setTimeout(resolve, STILL));
    if (this.present() !== turn) return null;
    const answer = this.archive.ask(turn, { ...question, ask: key.slice(0, 40) }).catch((error: unknown) => {
      this.answers.delete(key); // whoever asks next may be luckier
      return Refusal.from(error).refused;
    });
    this.answers.set(key, answer);
    return answer;
  }

  /** Nothing can be done in a game that one looks back at. */
  send(): Promise<{ type: "overtaken" }> {
    return Promise.resolve({ type: "overtaken" });
  }
}
