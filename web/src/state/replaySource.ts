import type { Answer, GameReview, OtherEditions, Question, Refused, Replay, ReplayQuestion } from "../protocol";
import type { CommandChannel } from "./pendingMove.svelte";
import { requestJson, requestText } from "../net/api";
import { Refusal } from "../net/refusal";
import type { Unnumbered } from "../net/connection";

const REST = 80; // milliseconds that a turn is shown before questions are sent: scrubbing past it sends none

/** Client of the replay endpoints of a game. Every method throws a Refusal if the request fails. */
export class ReplaySource {
  private readonly path: string;

  constructor(
    readonly game: string,
    private readonly tokens: string,
  ) {
    this.path = `/games/${encodeURIComponent(game)}`;
  }

  replay(): Promise<Replay> {
    return requestJson("GET", `${this.path}/replay`, this.tokens);
  }

  review(): Promise<GameReview> {
    return requestJson("GET", `${this.path}/judgement`, this.tokens);
  }

  otherEditions(): Promise<OtherEditions> {
    return requestJson("GET", `${this.path}/other-editions`, this.tokens);
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
    return requestJson("POST", `${this.path}/replay/${turn}/questions`, this.tokens, question);
  }

  private text(path: string): Promise<string> {
    return requestText("GET", this.path + path, this.tokens);
  }
}

/** Answers questions about a replay like those about a live game: the version of a turn is its number. */
export class ReplayQuestions implements CommandChannel {
  private readonly answers = new Map<string, Promise<Answer | Refused>>();

  constructor(
    private readonly source: Pick<ReplaySource, "ask">,
    private readonly currentTurn: () => number,
  ) {}

  async ask(question: Unnumbered<Question>): Promise<Answer | Refused | null> {
    if (question.about !== "layers" && question.about !== "fits") return null;
    const [key, turn] = [JSON.stringify(question), question.version];
    const cached = this.answers.get(key);
    if (cached) return cached;
    await new Promise((resolve) => setTimeout(resolve, REST));
    if (this.currentTurn() !== turn) return null;
    const answer = this.source.ask(turn, { ...question, ask: key.slice(0, 40) }).catch((error: unknown) => {
      this.answers.delete(key); // allow a retry
      return Refusal.from(error).refused;
    });
    this.answers.set(key, answer);
    return answer;
  }

  /** Ignore the command: a replay cannot be changed. */
  send(): Promise<{ type: "overtaken" }> {
    return Promise.resolve({ type: "overtaken" });
  }
}
