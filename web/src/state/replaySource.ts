import type {
  Answer,
  Choice,
  ChoicesAnswer,
  ChoicesQuestion,
  Command,
  EffectInfo,
  EffectsAnswer,
  EffectsQuestion,
  GameReview,
  GivenMove,
  JudgedMove,
  OtherEditions,
  Question,
  Refused,
  Replay,
  ReplayQuestion,
} from "../protocol";
import type { CommandChannel } from "./pendingMove.svelte";
import { requestJson, requestText } from "../net/api";
import { Refusal } from "../net/refusal";
import type { CommandOutcome, Unnumbered } from "../net/connection";

const REST = 80; // milliseconds that a turn is shown before questions are sent: scrubbing past it sends none

/** A question about a board that is shown, which is answered like one about a live game. */
type BoardQuestion = Exclude<ReplayQuestion, ChoicesQuestion | EffectsQuestion>;

const OVERTAKEN: CommandOutcome = { type: "overtaken" };

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

  /** Fetch the position after a turn, or after another move that follows it. */
  position(turn: number, move: string | null = null): Promise<string> {
    const search = move === null ? "" : `?${new URLSearchParams({ move }).toString()}`;
    return this.text(`/replay/${turn}/position${search}`);
  }

  ask(turn: number, question: BoardQuestion): Promise<Answer> {
    return this.askAbout(turn, question);
  }

  /** Fetch the ways to lay the tile in hand after a turn of a finished game. */
  async choices(turn: number): Promise<Choice[]> {
    const question: ChoicesQuestion = { about: "choices", ask: "choices", version: turn };
    return (await this.askAbout<ChoicesAnswer>(turn, question)).choices;
  }

  /** Fetch what each of some moves after a turn of a finished game would do. */
  async effects(turn: number, moves: string[]): Promise<EffectInfo[][]> {
    const question: EffectsQuestion = { about: "effects", ask: "effects", version: turn, moves };
    return (await this.askAbout<EffectsAnswer>(turn, question)).effects;
  }

  /** Judge a move after a turn of a finished game, instead of the one that followed. */
  judge(turn: number, move: GivenMove): Promise<JudgedMove> {
    return requestJson("POST", `${this.path}/replay/${turn}/judgement`, this.tokens, { move });
  }

  private askAbout<Kind>(turn: number, question: ReplayQuestion): Promise<Kind> {
    return requestJson("POST", `${this.path}/replay/${turn}/questions`, this.tokens, question);
  }

  private text(path: string): Promise<string> {
    return requestText("GET", this.path + path, this.tokens);
  }
}

/**
 * Answers questions about a replay like those about a live game: the version of a turn is its number. A replay cannot
 * be changed, but a move can be tried.
 */
export class ReplayQuestions implements CommandChannel {
  private readonly answers = new Map<string, Promise<Answer | Refused>>();

  constructor(
    private readonly source: Pick<ReplaySource, "ask">,
    /** Returns the turn after which the board is shown. */
    private readonly shownTurn: () => number,
    private readonly tryMove: (move: GivenMove) => Promise<CommandOutcome> = () => Promise.resolve(OVERTAKEN),
  ) {}

  async ask(question: Unnumbered<Question>): Promise<Answer | Refused | null> {
    if (question.about === "hint") return null;
    const [key, turn] = [JSON.stringify(question), question.version];
    const cached = this.answers.get(key);
    if (cached) return cached;
    await new Promise((resolve) => setTimeout(resolve, REST));
    if (this.shownTurn() !== turn) return null;
    const answer = this.source.ask(turn, { ...question, ask: key.slice(0, 40) }).catch((error: unknown) => {
      this.answers.delete(key); // allow a retry
      return Refusal.from(error).refused;
    });
    this.answers.set(key, answer);
    return answer;
  }

  send(command: Unnumbered<Command>): Promise<CommandOutcome> {
    return command.do === "move" ? this.tryMove(command.move) : Promise.resolve(OVERTAKEN);
  }
}
