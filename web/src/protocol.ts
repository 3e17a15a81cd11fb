// Generated from src/bastide/server/protocol by tools/protocol_types.py: change those files, not this one.

export type Cell = [number, number];

export type Points = number[];

export type Seat = number;

export type Spot = [number, number, number];

export type Turns = number;

export type Version = number;

/**
 * A line of the log: one event, told by `message`, and how it came to be by `details`.
 *
 * `points` are what each of `seats` gets; `cells` are the tiles it is about.
 */
export interface Entry {
  turn: number;
  kind: "drawn" | "discarded" | "placed" | "scored" | "returned" | "gold" | "ended" | "taken-back" | "resigned" | "handed-over";
  message: Message;
  details: Message[];
  seats: Seat[];
  cells: Cell[];
  points: number;
  is_final: boolean;
  tile: string | null;
  /** the piece that goes home, or that is placed */
  pieces: PieceInfo[];
}

/** How many there are of a tile. */
export interface TileCount {
  tile: string;
  count: number;
}

/** A sentence or a part of one: a message of the Fluent files, with what goes into it. */
export interface Message {
  id: string;
  arguments: Record<string, string | number | Message>;
}

/**
 * What a move with a piece on a place (0: none) would bring: points by seat at once, and what the log would say.
 *
 * `later` is what the feature under the piece pays now to those who lead there, if the game ended after this move.
 */
export interface PlacePreview {
  place: number;
  gains: number[];
  later: number;
  /** how many tiles the feature under the piece has then */
  tiles: number;
  log: Entry[];
}

/** What each place would bring. */
export interface PreviewAnswer {
  ask: string;
  version: Version;
  type: "preview";
  places: PlacePreview[];
  /** the segments of the features that the tile would complete */
  completes: Spot[];
}

/** A feature: its segments, who stands on it, who leads, and what it pays now and if it were completed. */
export interface FeatureInfo {
  kind: string;
  spots: Spot[];
  followers: number[];
  huts: number[];
  leaders: Seat[];
  receivers: Seat[];
  pays_now: number;
  pays_completed: number;
  is_complete: boolean;
  open_sides: number;
}

/** What was asked for; None where it was not. */
export interface LayersAnswer {
  ask: string;
  version: Version;
  type: "layers";
  features: FeatureInfo[] | null;
  fields: FeatureInfo[] | null;
  dead: Cell[] | null;
  remaining: TileCount[] | null;
  projection: Points | null;
}

/** The tiles that fit. */
export interface FitsAnswer {
  ask: string;
  version: Version;
  type: "fits";
  fits: TileCount[];
}

/** A move in the notation, where it goes, and why. */
export interface HintAnswer {
  ask: string;
  version: Version;
  type: "hint";
  move: string;
  x: number;
  y: number;
  /** clockwise quarter turns */
  rotation: Turns;
  place: number;
  reason: Message;
}

export type Answer = PreviewAnswer | LayersAnswer | FitsAnswer | HintAnswer;

export const MOST_SEATS = 5;

export const FEWEST_SEATS = 2;

export const LONGEST_NAME = 24;

export const LONGEST_MOVE = 80;

export const LONGEST_POSITION = 8000;

export const LONGEST_WORD = 40;

export type Name = string;

export type Word = string;

export type Aid =
  | "legal"
  | "preview"
  | "features"
  | "fields"
  | "dead"
  | "remaining"
  | "fits"
  | "projection"
  | "takeback"
  | "hint";

export const POSITION_AIDS = ["features", "fields", "dead", "remaining", "fits", "projection"] as const;

export type Layer = "features" | "fields" | "dead" | "remaining" | "projection";

export type SeatKind = "here" | "away" | "computer";

export type Phase = "draw" | "draw-ahead" | "play" | "draw-bonus" | "over";

/** Play a whole turn, in the notation, such as "D@1,0>90 road". */
export interface MoveCommand {
  version: Version;
  seat: Seat;
  ask?: Word | null;
  do: "move";
  move: string;
}

/** Take back one's last turn; among people everybody must agree first. */
export interface TakeBackCommand {
  version: Version;
  seat: Seat;
  ask?: Word | null;
  do: "take-back";
}

/** Give up. */
export interface ResignCommand {
  version: Version;
  seat: Seat;
  ask?: Word | null;
  do: "resign";
}

/** Let a computer player take a seat over: one's own at once, another's if all agree or if it is away for a day. */
export interface HandOverCommand {
  version: Version;
  seat: Seat;
  ask?: Word | null;
  do: "hand-over";
  by: Seat;
  level: Word;
}

/** Agree or not to what somebody proposes. */
export interface AnswerCommand {
  version: Version;
  seat: Seat;
  ask?: Word | null;
  do: "answer";
  proposal: number;
  agreed: boolean;
}

/** Say what one is called. */
export interface RenameCommand {
  version: Version;
  seat: Seat;
  ask?: Word | null;
  do: "rename";
  name: Name;
}

/** Say which tile was drawn, one of Facts.drawable; in games by hand only. */
export interface DrawCommand {
  version: Version;
  seat: Seat;
  ask?: Word | null;
  do: "draw";
  tile: Word;
}

/**
 * Go back to the moment after so many turns, before anything was drawn; in games by hand only.
 *
 * What came after it is undone as if it had never been entered. The present turn undoes what was drawn since;
 * where nothing was, it is refused.
 */
export interface GoBackCommand {
  version: Version;
  seat: Seat;
  ask?: Word | null;
  do: "go-back";
  turn: number;
}

export type Command =
  | MoveCommand
  | TakeBackCommand
  | ResignCommand
  | HandOverCommand
  | AnswerCommand
  | RenameCommand
  | DrawCommand
  | GoBackCommand;

/** A command was carried out; what came of it is announced to everybody, and that came before this. */
export interface Done {
  type: "done";
  ask: string | null;
  version: Version;
}

export type Question = PreviewQuestion | LayersQuestion | FitsQuestion | HintQuestion;

/** A game that follows this one, with the tokens of the seats that one has in it. */
export interface Rematch {
  type: "rematch";
  game: string;
  seats: (string | null)[];
  watch: string;
}

/**
 * All of a game that one may see. `yours` are the seats that one plays; `links` their and the others' tokens.
 *
 * Only whoever made the game gets the tokens of seats that somebody elsewhere is to take, until they have come.
 */
export interface State {
  type: "state";
  game: string;
  edition: string;
  farmers: boolean;
  draw_ahead: boolean;
  first: Seat;
  /** whether people say what is drawn */
  by_hand: boolean;
  /** the position that the game began at, in one line; None: at the start */
  beginning: string | null;
  aids: Aid[];
  yours: Seat[];
  links: (string | null)[];
  watch: string;
  table: Table;
  facts: Facts;
  board: Laid[];
  log: Entry[];
  /** the scores after each turn, from the beginning on */
  course: Points[];
  /** the rematch, once there is one */
  next_game: string | null;
}

/** What happened since the version before: the tile that was laid, and the lines of the log. */
export interface Turn {
  type: "turn";
  facts: Facts;
  laid: Laid[];
  log: Entry[];
}

/** Who sits at the table, and what they are asked to agree to. It may change without a new version. */
export interface Table {
  type: "table";
  seats: SeatInfo[];
  proposals: Proposal[];
  watchers: number;
}

/** Why something was not done. `code` is stable, such as "move/no-fit"; `version` is that of the game, if any. */
export interface Refused {
  type: "refused";
  code: string;
  message: Message;
  version: Version | null;
  /** the `ask` of the question or command that is refused */
  ask: string | null;
}

export type Token = string;

/** The first message on a socket: one's tokens for this game, and the secret of this browser, if it has one. */
export interface Hello {
  /** the version of this protocol */
  hello: 1;
  tokens: Token[];
  identity?: Token | null;
}

export type FromServer = State | Turn | Table | Rematch | Refused | Done | Answer;

export type FromPage = Command | Question;

export type JudgementStatus = "waiting" | "working" | "ready" | "failed";

/**
 * A move that was considered, in the notation, and where it goes.
 *
 * `margin` is how far it leads whoever plays it ahead of the others. The best has rank 1.
 */
export interface JudgedMove {
  move: string;
  x: number;
  y: number;
  /** clockwise quarter turns */
  rotation: Turns;
  place: number;
  margin: number;
  rank: number;
  /** None: there was no time to look at it closely */
  reason: Message | null;
}

/** A turn: how lucky its draw was, how far its move is behind the best one, and which those are, the best first. */
export interface JudgedTurn {
  turn: number;
  seat: Seat;
  tile: string;
  /** how far each seat is ahead of the mean of the others after the turn, on the mean of a round */
  lead: number[];
  luck: number;
  /** never negative */
  lost: number;
  played: JudgedMove;
  best: JudgedMove[];
}

/** What the turns of a seat add up to: the luck of its draws, and the points that it lost by its moves. */
export interface JudgedSeat {
  seat: Seat;
  turns: number;
  luck: number;
  lost: number;
}

/**
 * How far the judgement of a game is, and once it is ready, all of it. Ask again until it is ready or has failed.
 *
 * A game is judged when it is first asked for, after those that wait already.
 */
export interface Judgement {
  status: JudgementStatus;
  /** turns that have been looked at */
  done: number;
  of: number;
  /** the computer player that judges */
  judge: string;
  /** once it is ready */
  turns: JudgedTurn[];
  /** for each seat, once it is ready */
  totals: JudgedSeat[];
}

/** A follower, tribe member or hut on the table. */
export interface PieceInfo {
  x: number;
  y: number;
  place: number;
  seat: Seat;
  role: string;
}

/** Who sits somewhere. `is_taken` tells whether anybody ever came, `is_present` whether they are here now. */
export interface SeatInfo {
  kind: SeatKind;
  name: string;
  level: string | null;
  is_taken: boolean;
  is_present: boolean;
  has_resigned: boolean;
  /** seconds since 1970 when they were last seen; None if present */
  away_since: number | null;
}

/** A game in the list of one's own. */
export interface GameSummary {
  game: string;
  edition: string;
  seats: SeatInfo[];
  yours: Seat[];
  /** the tokens of one's own seats */
  tokens: (string | null)[];
  scores: number[];
  player: Seat;
  turn: number;
  /** tiles that lie on the table */
  laid: number;
  tiles: number;
  is_over: boolean;
  winners: Seat[];
  /** seconds since 1970 */
  created: number;
  /** seconds since 1970 */
  changed: number;
}

/** The list of them: those that changed last, the latest first. Those before the last of them may be asked for. */
export interface MyGames {
  games: GameSummary[];
  has_more: boolean;
}

export type ReplayQuestion = LayersQuestion | FitsQuestion;

export type PositionText = string;

/** A position that is to be shown. */
export interface GivenPosition {
  /** a position, in one line or in several */
  position: PositionText;
}

/** What a table shows in a position, where nobody sits, and the position in both of its forms. */
export interface ShownPosition {
  state: State;
  text: string;
  /** the form that an address can hold */
  line: string;
}

/** A question about a position. */
export interface PositionQuestion {
  /** a position, in one line or in several */
  position: PositionText;
  /** a question about a turn of a replay; its version is any number */
  question: ReplayQuestion;
}

export type Coordinate = number;

/** What would the tile in hand score if it lay there, without a piece and with one on each place? */
export interface PreviewQuestion {
  ask: Word;
  version: Version;
  about: "preview";
  x: Coordinate;
  y: Coordinate;
  /** clockwise quarter turns */
  rotation: Turns;
}

/** What is to be shown on some layers? */
export interface LayersQuestion {
  ask: Word;
  version: Version;
  about: "layers";
  layers: Layer[];
}

/** Which of the remaining tiles fit an empty cell? */
export interface FitsQuestion {
  ask: Word;
  version: Version;
  about: "fits";
  x: Coordinate;
  y: Coordinate;
}

/** What would a strong player do? */
export interface HintQuestion {
  ask: Word;
  version: Version;
  about: "hint";
}

/** What each seat got for a kind of feature: for completed ones, or in the final scoring. */
export interface KindSum {
  kind: string;
  is_final: boolean;
  points: number[];
}

export const LONGEST_RECORD = 48000;

/** A move of a replay, in the notation, and what it brought each seat at once; the final scoring is not in it. */
export interface PlayedMove {
  seat: Seat;
  move: string;
  gains: number[];
}

/**
 * A game from its beginning on, without what was taken back: a turn and a move for each that was played.
 *
 * `state` is that of the beginning: its facts, board, log and course are. Who sits at the table, and whether there is
 * a rematch, is told as it is now. A turn's facts have its number as their version. Nobody has choices here.
 */
export interface Replay {
  state: State;
  turns: Turn[];
  moves: PlayedMove[];
  /** whether the game is over, so that all may be shown, and it may be judged */
  is_over: boolean;
  /** whether its last tile was laid: who wins because the others resign counts nothing */
  is_counted: boolean;
}

/** A record of a game, as text or as JSON, that is to become a game of one's own. */
export interface ImportedRecord {
  record: string;
}

/** What a game scores by the rules of an edition: in all, and for each kind of feature. */
export interface EditionScores {
  edition: string;
  scores: number[];
  winners: Seat[];
  sums: KindSum[];
}

/** What the moves of a finished game score by the edition that it was played by, and by the others of its family. */
export interface OtherEditions {
  played: EditionScores;
  others: EditionScores[];
}

/** A rule, told by the message rule-ID, and who has it. */
export interface RuleInfo {
  id: string;
  editions: string[];
  /** the heading under which each rulebook says it, by edition */
  sections: Record<string, string>;
  /** the editions that play by it, though their rulebooks do not say it */
  silent: string[];
  /** the names of what shows it in this edition */
  examples: string[];
}

/** Rules about one thing, under the message rules-chapter-ID. */
export interface ChapterInfo {
  id: string;
  rules: RuleInfo[];
}

/** The rules of an edition: how to play in two minutes, a message rule-ID each, and then the whole. */
export interface Rules {
  edition: string;
  /** the editions of the same game that have a printed rulebook, and the language of each */
  rulebooks: Record<string, string>;
  short: string[];
  chapters: ChapterInfo[];
}

/**
 * A scenario in an edition (messages example-NAME-title and example-NAME), to be stepped through.
 *
 * The board stands as `state` says before the first step. A turn is a step: a tile is laid, then what it completes is
 * scored, or a line of the final scoring is paid. `places` are where a piece could go on the tile that is laid first,
 * if the example asks that.
 */
export interface Example {
  name: string;
  /** which worked example of the rulebooks it is; None for a reading of them */
  number: number | null;
  editions: string[];
  /** whether other points, or other places, come of it in some of the editions */
  differs: boolean;
  state: State;
  turns: Turn[];
  places: PieceInfo[] | null;
}

/** The numbers by which an edition pays, beside what Setup has of it. */
export interface ScoringInfo {
  edition: string;
  /** for a tile of a completed road or river */
  path: number;
  /** for a tile of a completed city or forest */
  block: number;
  /** for both tiles of one that has only two */
  small_block: number;
  /** for a pennant or a group of mushrooms */
  value: number;
  /** for a tile of what is not completed in the end */
  unfinished: number;
  /** for a city beside a field, or for an animal on a meadow */
  land: number;
  /** each-field, once-a-city, whole-city or animals */
  land_scoring: string;
}

/** What each seat has in the end of an example, by edition. */
export interface Outcome {
  example: string;
  points: Record<string, Points>;
}

/** The editions side by side: their numbers, and what comes of the same tables by their rules. */
export interface Comparison {
  editions: ScoringInfo[];
  outcomes: Outcome[];
}

/** Who is to sit somewhere: a person at this screen, one who gets a link, or a computer player of a level. */
export interface SeatChoice {
  kind: SeatKind;
  name?: Name;
  /** which computer player; one of Setup.levels */
  level?: Word | null;
}

/**
 * A game to be made. Who begins is a seat, or None to draw lots.
 *
 * With a `position`, in one line or in several, the game begins there. The position says then which edition it is
 * played by, with which options, and whose turn it is, whatever the wish says of these; it must have as many seats.
 * So it is with the guided `first_game`, which has a position and an order of tiles of its own.
 */
export interface NewGame {
  edition: Word;
  seats: SeatChoice[];
  farmers?: boolean;
  draw_ahead?: boolean;
  first?: Seat | null;
  aids?: Aid[];
  /** None: at the start */
  position?: string | null;
  /** whether people say what is drawn, from a bag of their own; all seats are here then */
  by_hand?: boolean;
  /** whether it is the guided one: few tiles, and hints that teach */
  first_game?: boolean;
}

/** A new game, and the secret token of each seat that a person has; whoever has it plays the seat. */
export interface Created {
  game: string;
  seats: (string | null)[];
  /** the token with which one may look on */
  watch: string;
}

/** An edition to choose: its name is the id of its messages too (edition-NAME, edition-NAME-special). */
export interface EditionInfo {
  name: string;
  look: string;
  /** how many tiles, the start tile included, without bonus tiles */
  tiles: number;
  bonus_tiles: number;
  followers: number;
  huts: number;
  /** whether its pieces are tribe members, and not followers */
  tribe: boolean;
  /** whether its rulebook proposes to draw ahead */
  draws_ahead: boolean;
}

/** A set of aids with a name (message preset-NAME). */
export interface Preset {
  name: string;
  aids: Aid[];
}

/** All that can be chosen for a new game. Levels are the computer players, the weakest first (level-NAME). */
export interface Setup {
  editions: EditionInfo[];
  levels: string[];
  presets: Preset[];
  languages: string[];
  /** the edition of the guided first game */
  first_game: string;
  /** whether others can open links to this server from elsewhere */
  is_shared: boolean;
  /** what links begin with */
  base: string;
  /** changes whenever pictures do: a part of their addresses */
  pictures: string;
}

/** That the server is well, and which it is. */
export interface Health {
  status: "ok";
  version: string;
  details: Record<string, unknown>;
}

/** A game with the same people and options, seats turned by one; with the same order of tiles if wanted. */
export interface RematchWish {
  same_tiles?: boolean;
}

/** A tile that may be drawn by hand: how many there are, and what tells it from others on a table. */
export interface DrawableTile {
  tile: string;
  count: number;
  /** the kind of terrain at its north, east, south and west as it is printed */
  sides: string[];
  /** whether it can be laid; one that fits nowhere is put aside as soon as it is drawn */
  fits: boolean;
}

/** A tile on the table, with who laid it (None: it lay there at the beginning) and in which turn, from 1. */
export interface Laid {
  x: number;
  y: number;
  tile: string;
  /** clockwise quarter turns */
  rotation: Turns;
  seat: Seat | null;
  turn: number;
}

/** A way to lay the tile in hand, and the places where a piece may go; none is always possible. */
export interface Choice {
  x: number;
  y: number;
  /** clockwise quarter turns */
  rotation: Turns;
  places: number[];
}

/**
 * What changes from turn to turn, for one who looks at the game: `choices` are there for whoever is to move.
 *
 * Only a game by hand waits in a phase in which something has to be drawn; `drawable` are the tiles to choose from.
 */
export interface Facts {
  version: Version;
  turn: number;
  player: Seat;
  phase: Phase;
  /** the tile to be laid now */
  hand: string | null;
  /** the tile that each seat holds */
  hands: (string | null)[];
  scores: number[];
  supplies: number[];
  huts: number[];
  tiles_left: number;
  bonus_left: number;
  /** None: not yours to choose, or not shown at this table */
  choices: Choice[] | null;
  /** by hand: one of these must be drawn now; None: nothing is to be drawn, or not by you */
  drawable: DrawableTile[] | null;
  /** whether one of your seats may ask to take back its last turn */
  may_take_back: boolean;
  /** once the game is over */
  winners: Seat[] | null;
  /** once the game is over: where the points came from */
  sums: KindSum[];
  /** where each seat laid its last tile */
  last: (Cell | null)[];
  pieces: PieceInfo[];
}

/** Something that others must agree to: a takeback, or that a computer player takes a seat over. */
export interface Proposal {
  number: number;
  kind: "takeback" | "hand-over";
  by: Seat;
  seat: Seat;
  level: string | null;
  waiting_for: Seat[];
}

/** A place for a piece on a tile that lies in some turn: 0 < place, and its words in the notation of moves. */
export interface PlaceInfo {
  place: number;
  notation: string;
  segment: number;
  kind: string;
  /** robber, knight, monk, farmer, gatherer, fisher, hunter or hut */
  role: string;
  /** the sides or half sides that the segment reaches, as the tile lies */
  sides: string[];
  /** where on the tile that is: n, ne, e, se, s, sw, w, nw or middle */
  direction: string;
  /** where its piece stands, on a tile 240 wide */
  spot: [number, number];
}

/** Where a segment is drawn, as paths on a tile 240 wide: its whole area, and its edge within the tile. */
export interface AreaInfo {
  whole: string;
  edge: string;
}

/** A tile as it lies in one of its four turns. */
export interface Lying {
  description: Message;
  places: PlaceInfo[];
  areas: Record<number, AreaInfo>;
}

/** A design: what the page needs beside its pictures, for each of the four turns. */
export interface TileInfo {
  tile: string;
  is_bonus: boolean;
  turns: Lying[];
}
