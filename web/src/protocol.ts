// Generated from src/bastide/server/protocol by tools/protocol_types.py: change those files, not this one.

export const LANGUAGE_CODES = ["da", "en", "hu", "pl", "sk"] as const;

export const DEFAULT_LANGUAGE = "en";

export const SEAT_STYLES = [
  { name: "red", device: "M-2.1-6.7h4.2v4.6h4.6v4.2H2.1v4.6h-4.2V2.1h-4.6v-4.2h4.6z", hasLightInk: true },
  { name: "blue", device: "M0-6 7.2 1.6v5.2L0-.6-7.2 6.8V1.6z", hasLightInk: true },
  { name: "yellow", device: "M0-6.1A6.1 6.1 0 1 1 0 6.1 6.1 6.1 0 1 1 0-6.1z", hasLightInk: false },
  { name: "black", device: "M-6.8-6.8h4.9L6.8 1.9v4.9H1.9L-6.8-1.9z", hasLightInk: true },
  { name: "pink", device: "M0-9.2 5.6 0 0 9.2-5.6 0z", hasLightInk: false },
] as const;

export const SHIELD = "M-12.5-14Q0-12 12.5-14V-1.5C12.5 7.5 7 13 0 16-7 13-12.5 7.5-12.5-1.5z";

export const TILE = 240;

export const SMALL_TILE = 60;

export const PIECE_BOXES = {
  robber: { left: -22.8, top: -46.2, width: 45.7, height: 62.7 },
  knight: { left: -21.3, top: -47.7, width: 48.7, height: 64.2 },
  monk: { left: -22.2, top: -47.1, width: 44.4, height: 63.5 },
  farmer: { left: -36.7, top: -27.7, width: 73.9, height: 42.1 },
  gatherer: { left: -19.8, top: -47.5, width: 46.3, height: 64 },
  fisher: { left: -23.8, top: -46.1, width: 53, height: 62.6 },
  hunter: { left: -37.2, top: -22.7, width: 73.6, height: 38.4 },
  hut: { left: -25.7, top: -45.5, width: 51.4, height: 61.1 },
} as const;

export const TRACK_SIDES = [16, 9, 16, 9] as const;

export const FIRST_GAME_REASON = "why-first-game";

export const MAX_SEATS = 5;

export const MIN_SEATS = 2;

export const MAX_NAME_LENGTH = 24;

export const MAX_MOVE_LENGTH = 80;

export const MAX_POSITION_LENGTH = 8000;

export const MAX_TALLY_POINTS = 999;

export const MAX_WORD_LENGTH = 40;

export type Seat = number;

export type Coordinate = number;

export type Cell = [number, number];

export type Spot = [number, number, number];

export type Rotation = number;

export type Name = string;

export type Word = string;

export type Version = number;

export type Points = number[];

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

export type PhaseName = "draw" | "draw-ahead" | "play" | "draw-bonus" | "over";

export type Token = string;

/** The first message on a socket: the client's tokens for this game, and the secret of its browser, if any. */
export interface Hello {
  /** the version of this protocol */
  hello: 1;
  tokens: Token[];
  identity?: Token | null;
}

/** A move with the tile in hand, in the numbers of a Choice. Place 0 places no piece. */
export interface ChosenMove {
  x: Coordinate;
  y: Coordinate;
  /** clockwise quarter turns */
  rotation: Rotation;
  place: number;
}

export type GivenMove = string | ChosenMove;

/** Play a whole turn: in the notation, such as "D@1,0>90 road", or by the numbers of a Choice. */
export interface MoveCommand {
  version: Version;
  seat: Seat;
  ask?: Word | null;
  do: "move";
  move: GivenMove;
}

/** Take back the seat's last turn. Other people in the game must agree first. */
export interface TakeBackCommand {
  version: Version;
  seat: Seat;
  ask?: Word | null;
  do: "take-back";
}

/** Play the turns again that were just taken back, with the same tiles. Refused if others had to agree. */
export interface RestoreCommand {
  version: Version;
  seat: Seat;
  ask?: Word | null;
  do: "restore";
}

/** Resign. */
export interface ResignCommand {
  version: Version;
  seat: Seat;
  ask?: Word | null;
  do: "resign";
}

/** Hand a seat over to a computer player: the own seat at once, another if all agree or it was away for a day. */
export interface HandOverCommand {
  version: Version;
  seat: Seat;
  ask?: Word | null;
  do: "hand-over";
  by: Seat;
  level: Word;
}

/** Accept or reject a proposal. */
export interface AnswerCommand {
  version: Version;
  seat: Seat;
  ask?: Word | null;
  do: "answer";
  proposal: number;
  agreed: boolean;
}

/** Change the name of a seat. */
export interface RenameCommand {
  version: Version;
  seat: Seat;
  ask?: Word | null;
  do: "rename";
  name: Name;
}

/** Enter the tile that was drawn, one of Facts.drawable. Only in games by hand. */
export interface DrawCommand {
  version: Version;
  seat: Seat;
  ask?: Word | null;
  do: "draw";
  tile: Word;
}

/**
 * Go back to the end of a turn, before the next draw. Only in games by hand.
 *
 * Everything after it is removed, from the log too. The current turn undoes only the draws since then, and is refused
 * if there were none.
 */
export interface GoBackCommand {
  version: Version;
  seat: Seat;
  ask?: Word | null;
  do: "go-back";
  turn: number;
}

/**
 * Attach an entry of a tally to the log: points that the seat got while the server was out of reach.
 *
 * Only in games by hand. The scores do not change. An entry whose `id` is in the log already changes nothing, so a
 * client sends it until it is accepted.
 */
export interface TallyCommand {
  version: Version;
  seat: Seat;
  ask?: Word | null;
  do: "tally";
  id: string;
  /** one of EditionInfo.kinds */
  kind: Word;
  points: number;
}

export type Command =
  | MoveCommand
  | TakeBackCommand
  | RestoreCommand
  | ResignCommand
  | HandOverCommand
  | AnswerCommand
  | RenameCommand
  | DrawCommand
  | GoBackCommand
  | TallyCommand;

export const AT_ANY_VERSION = ["rename", "resign", "tally"] as const;

export const DONE_BEFORE = {
  rename: ["name/unchanged"],
  answer: ["proposal/unknown", "proposal/not-asked"],
  resign: ["seat/not-yours", "game/over"],
} as const;

/** Preview the tile in hand on a cell, without a piece and with one on each place. */
export interface PreviewQuestion {
  ask: Word;
  version: Version;
  about: "preview";
  x: Coordinate;
  y: Coordinate;
  /** clockwise quarter turns */
  rotation: Rotation;
}

/** Ask for the content of some layers. */
export interface LayersQuestion {
  ask: Word;
  version: Version;
  about: "layers";
  layers: Layer[];
}

/** Ask which of the remaining tiles fit an empty cell. */
export interface FitsQuestion {
  ask: Word;
  version: Version;
  about: "fits";
  x: Coordinate;
  y: Coordinate;
}

/** Ask for the ways to lay the tile in hand. Only about positions and about turns of finished games. */
export interface ChoicesQuestion {
  ask: Word;
  version: Version;
  about: "choices";
}

export const MAX_COMPARED_MOVES = 16;

/** Ask what moves would do to the features they touch. Only about positions and about turns of finished games. */
export interface EffectsQuestion {
  ask: Word;
  version: Version;
  about: "effects";
  moves: GivenMove[];
}

/** Ask for the move of a strong player. */
export interface HintQuestion {
  ask: Word;
  version: Version;
  about: "hint";
}

export type Question = PreviewQuestion | LayersQuestion | FitsQuestion | HintQuestion;

export type FromPage = Command | Question;

/** A sentence or a part of one: the id of a Fluent message and its arguments. */
export interface Message {
  id: string;
  arguments: Record<string, string | number | Message>;
}

/** A follower, tribe member or hut on the board. */
export interface PieceInfo {
  x: number;
  y: number;
  place: number;
  seat: Seat;
  role: string;
}

/**
 * A whole game as one viewer may see it. `yours` are the viewer's seats, `links` the tokens of seats.
 *
 * The creator of the game also gets the tokens of seats elsewhere, until their players have connected.
 */
export interface State {
  type: "state";
  game: string;
  edition: string;
  farmers: boolean;
  draw_ahead: boolean;
  first: Seat;
  /** whether players enter the tiles they draw */
  by_hand: boolean;
  /** the first position in one line; None: the usual start */
  beginning: string | null;
  aids: Aid[];
  yours: Seat[];
  links: (string | null)[];
  watch: string;
  table: Table;
  facts: Facts;
  board: Laid[];
  log: Entry[];
  /** the scores at the start and after each turn */
  course: Points[];
  /** the rematch, once there is one */
  next_game: string | null;
}

/** Changes since the previous version: the placed tile and the new entries of the log. */
export interface Turn {
  type: "turn";
  facts: Facts;
  laid: Laid[];
  log: Entry[];
}

/** An edition. Its name is part of the ids of its messages (edition-NAME, edition-NAME-special). */
export interface EditionInfo {
  name: string;
  look: string;
  /** number of tiles with the start tile, without bonus tiles */
  tiles: number;
  bonus_tiles: number;
  followers: number;
  huts: number;
  /** whether its pieces are tribe members instead of followers */
  tribe: boolean;
  /** whether its rulebook suggests drawing ahead */
  draws_ahead: boolean;
  /** the kinds of features that score (message kind-NAME) */
  kinds: string[];
}

/** A named set of aids (message preset-NAME). */
export interface Preset {
  name: string;
  aids: Aid[];
}

/** The options of a new game. Levels are the computer players, the weakest first (level-NAME). */
export interface Setup {
  editions: EditionInfo[];
  levels: string[];
  presets: Preset[];
  languages: string[];
  /** the edition of the guided first game */
  first_game: string;
  /** whether other machines can open links to this server */
  is_shared: boolean;
  /** the base URL of links */
  base: string;
  /** version of the pictures, part of their URLs */
  pictures: string;
  /** false while the rules are compiled, on the first start: new games wait */
  is_ready: boolean;
}

/** The health of the server, and its version. */
export interface Health {
  status: "ok";
  version: string;
  details: Record<string, unknown>;
}

/** A place for a piece on a rotated tile: its number, 1 or more, and its name in the notation of moves. */
export interface PlaceInfo {
  place: number;
  notation: string;
  segment: number;
  kind: string;
  /** robber, knight, monk, farmer, gatherer, fisher, hunter or hut */
  role: string;
  /** sides or half sides that the segment reaches, rotated */
  sides: string[];
  /** its direction on the tile: n, ne, e, se, s, sw, w, nw or middle */
  direction: string;
  /** the point of its piece, on a tile 240 wide */
  spot: [number, number];
}

/** The shape of a segment as paths on a tile 240 wide: its whole area, and its edge inside the tile. */
export interface AreaInfo {
  whole: string;
  edge: string;
}

/** A tile in one of its four rotations. */
export interface RotatedTile {
  description: Message;
  places: PlaceInfo[];
  areas: Record<number, AreaInfo>;
}

/** Data about a tile beside its pictures, for each of the four rotations. */
export interface TileInfo {
  tile: string;
  is_bonus: boolean;
  turns: RotatedTile[];
}

/** A rule (message rule-ID) and the editions that have it. */
export interface RuleInfo {
  id: string;
  editions: string[];
  /** the section of the rulebook that states it, by edition */
  sections: Record<string, string>;
  /** editions that have the rule although their rulebooks do not state it */
  silent: string[];
  /** names of the examples that show it in this edition */
  examples: string[];
}

/** A chapter of rules (message rules-chapter-ID). */
export interface ChapterInfo {
  id: string;
  rules: RuleInfo[];
}

/** The rules of an edition: a summary (ids of messages rule-ID), then all chapters. */
export interface Rules {
  edition: string;
  /** editions of the same game with a printed rulebook, and its language */
  rulebooks: Record<string, string>;
  short: string[];
  chapters: ChapterInfo[];
}

/**
 * A scenario in an edition (messages example-NAME-title and example-NAME), step by step.
 *
 * `state` is the board before the first step. A turn is a step: a tile is placed and what it completes is scored, or
 * a line of the final scoring is paid. `places` are the places for a piece on the first tile, if the example shows
 * them.
 */
export interface Example {
  name: string;
  /** number of the worked example in the rulebooks; None if it interprets them */
  number: number | null;
  editions: string[];
  /** whether its points or places differ between editions */
  differs: boolean;
  state: State;
  turns: Turn[];
  places: PieceInfo[] | null;
}

/** The scoring values of an edition. */
export interface ScoringInfo {
  edition: string;
  /** per tile of a completed road or river */
  path: number;
  /** per tile of a completed city or forest */
  block: number;
  /** for a city or forest of two tiles */
  small_block: number;
  /** per pennant or group of mushrooms */
  value: number;
  /** per tile of an unfinished feature at the end */
  unfinished: number;
  /** per city beside a field, or per animal on a meadow */
  land: number;
  /** each-field, once-a-city, whole-city or animals */
  land_scoring: string;
}

/** The final points of each seat in an example, by edition. */
export interface ExampleOutcome {
  example: string;
  points: Record<string, Points>;
}

/** A comparison of the editions: their scoring values, and the outcomes of the same examples. */
export interface Comparison {
  editions: ScoringInfo[];
  outcomes: ExampleOutcome[];
}

/** The occupant of a seat. `is_taken`: the player has connected before; `is_present`: is connected now. */
export interface SeatInfo {
  kind: SeatKind;
  name: string;
  level: string | null;
  is_taken: boolean;
  is_present: boolean;
  has_resigned: boolean;
  /** seconds since 1970 of the last connection; None if present */
  away_since: number | null;
}

/** The wanted occupant of a seat: a person at this screen, a person with a link, or a computer player. */
export interface SeatChoice {
  kind: SeatKind;
  name?: Name;
  /** the computer player; one of Setup.levels */
  level?: Word | null;
}

/**
 * The options of a new game. `first` is the starting seat; None draws lots.
 *
 * A `position`, in one line or several, is where the game starts. It overrides edition, options and first seat, and
 * must have the same number of seats. The guided `first_game` has its own position and order of tiles.
 */
export interface NewGame {
  edition: Word;
  seats: SeatChoice[];
  farmers?: boolean;
  draw_ahead?: boolean;
  first?: Seat | null;
  aids?: Aid[];
  /** None: the usual start */
  position?: string | null;
  /** whether players draw from their own bag and enter the tiles; all seats are here then */
  by_hand?: boolean;
  /** whether it is the guided game, with few tiles and special hints */
  first_game?: boolean;
}

/** A new game, and the secret token of each person's seat. The token grants the seat. */
export interface Created {
  game: string;
  seats: (string | null)[];
  /** the token of spectators */
  watch: string;
}

/** A rematch: the same people and options, seats rotated by one, optionally the same order of tiles. */
export interface RematchOptions {
  same_tiles?: boolean;
}

/** The rematch of this game, with the tokens of the client's seats. */
export interface Rematch {
  type: "rematch";
  game: string;
  seats: (string | null)[];
  watch: string;
}

/** An entry of the list of own games. */
export interface GameSummary {
  game: string;
  edition: string;
  seats: SeatInfo[];
  yours: Seat[];
  /** the tokens of the own seats */
  tokens: (string | null)[];
  scores: number[];
  player: Seat;
  turn: number;
  /** tiles on the board */
  laid: number;
  tiles: number;
  is_over: boolean;
  /** entered by hand, from a real table */
  by_hand: boolean;
  winners: Seat[];
  /** seconds since 1970 */
  created: number;
  /** seconds since 1970 */
  changed: number;
}

/** A page of own games, the latest changed first. The `changed` of the last one leads to the next page. */
export interface MyGames {
  games: GameSummary[];
  has_more: boolean;
}

/** Points of each seat for a kind of feature: for completed ones, or in the final scoring. */
export interface KindSum {
  kind: string;
  is_final: boolean;
  points: number[];
}

/** A move of a replay in the notation, and the points of each seat for it, without the final scoring. */
export interface PlayedMove {
  seat: Seat;
  move: string;
  gains: number[];
}

/**
 * A game from its start, without moves that were taken back: an update and a move for each turn.
 *
 * `state` has the facts, board, log and course of the start, but the current table and rematch. The version of a
 * turn's facts is its number. No seat has choices.
 */
export interface Replay {
  state: State;
  turns: Turn[];
  moves: PlayedMove[];
  /** whether the game is over: all may be shown, and it can be reviewed */
  is_over: boolean;
  /** whether the final scoring took place: not if the others resigned */
  is_counted: boolean;
}

export type ReplayQuestion = LayersQuestion | FitsQuestion | PreviewQuestion | ChoicesQuestion | EffectsQuestion;

export const MAX_RECORD_LENGTH = 48000;

/** A record to import, as text or JSON. */
export interface ImportedRecord {
  record: string;
}

/** The scores of a game by the rules of an edition, in total and for each kind of feature. */
export interface EditionScores {
  edition: string;
  scores: number[];
  winners: Seat[];
  sums: KindSum[];
}

/** The scores of a finished game by its own edition and by the others with the same tiles. */
export interface OtherEditions {
  played: EditionScores;
  others: EditionScores[];
}

export type PositionText = string;

/** A position to show. */
export interface GivenPosition {
  /** a position in one line or several */
  position: PositionText;
}

/** The state of a position without players, and the position in both text forms. */
export interface ShownPosition {
  state: State;
  text: string;
  /** the form for URLs */
  line: string;
}

/** A question about a position. */
export interface PositionQuestion {
  /** a position in one line or several */
  position: PositionText;
  /** a question about a turn of a replay; its version is ignored */
  question: ReplayQuestion;
}

export type ReviewStatus = "waiting" | "working" | "ready" | "failed";

/**
 * A move that the review considered, in the notation and in numbers.
 *
 * `margin` is the expected lead of its player at the end, in points. The best move has rank 1.
 */
export interface ReviewedMove {
  move: string;
  x: number;
  y: number;
  /** clockwise quarter turns */
  rotation: Rotation;
  place: number;
  margin: number;
  rank: number;
  /** None: the move was not examined closely */
  reason: Message | null;
}

/** The review of a turn: the luck of its draw, the points lost by its move, and the best moves in order. */
export interface ReviewedTurn {
  turn: number;
  seat: Seat;
  tile: string;
  /** lead of each seat over the mean of the others after the turn, averaged over a round */
  lead: number[];
  luck: number;
  /** never negative */
  lost: number;
  played: ReviewedMove;
  best: ReviewedMove[];
}

/** A move to judge instead of the one that was played. */
export interface TriedMove {
  move: GivenMove;
}

/** The judgement of a tried move, and the points that it loses against the best one. */
export interface JudgedMove {
  tried: ReviewedMove;
  /** never negative */
  lost: number;
}

/** The totals of a seat: the luck of its draws and the points lost by its moves. */
export interface SeatReview {
  seat: Seat;
  turns: number;
  luck: number;
  lost: number;
}

/**
 * The progress of a review, and its result once it is ready. Poll until it is ready or has failed.
 *
 * The first request puts the game at the end of the queue. All figures are points at the end of the game.
 */
export interface GameReview {
  status: ReviewStatus;
  /** turns reviewed so far */
  done: number;
  of: number;
  /** the computer player that reviews */
  judge: string;
  /** once it is ready */
  turns: ReviewedTurn[];
  /** by seat, once it is ready */
  totals: SeatReview[];
}

/** A legal cell and rotation of the tile in hand, and the places for a piece. 0 is no piece. */
export interface Choice {
  x: number;
  y: number;
  /** clockwise quarter turns */
  rotation: Rotation;
  places: number[];
}

/**
 * An effect of a move on a feature, which has `tiles` tiles after it.
 *
 * `owners` are the seats that had pieces on it; `role` is that of the piece that claims it.
 */
export interface EffectInfo {
  what: EffectName;
  kind: string;
  tiles: number;
  owners: Seat[];
  role: string;
}

/**
 * An entry of the log: one event, described by `message` and explained by `details`.
 *
 * Each of `seats` gets `points`. `cells` are the tiles that the event is about. A laid tile has its `rotation`, the
 * `move` in the notation, and its `effects`.
 */
export interface Entry {
  turn: number;
  kind: EntryKind;
  message: Message;
  details: Message[];
  seats: Seat[];
  cells: Cell[];
  points: number;
  is_final: boolean;
  tile: string | null;
  /** clockwise quarter turns */
  rotation: Rotation;
  move: string | null;
  effects: EffectInfo[];
  /** the piece that is placed or returned */
  pieces: PieceInfo[];
  /** the segments of a scored feature; of a farm, those of the fields with its farmers */
  spots: Spot[];
  /** the cities that pay a farm, or the animals that pay for a meadow */
  paying: Spot[][];
  /** a feature of the final scoring in a few words */
  caption: Message | null;
}

/** The seats, open proposals and number of spectators. They may change without a new version. */
export interface Table {
  type: "table";
  seats: SeatInfo[];
  proposals: Proposal[];
  watchers: number;
}

/** A tile and how many of it there are. */
export interface TileCount {
  tile: string;
  count: number;
}

/** An error. `code` is stable, such as "move/no-fit"; `version` is that of the game, if there is one. */
export interface Refused {
  type: "refused";
  code: string;
  message: Message;
  version: Version | null;
  /** the `ask` of the refused question or command */
  ask: string | null;
}

/** A command was carried out. Its events were sent to all viewers before this. */
export interface Done {
  type: "done";
  ask: string | null;
  version: Version;
}

/**
 * The effect of a move with a piece on a place (0: none): immediate points by seat, and the entries of the log.
 *
 * `later` is what the feature under the piece would pay to its leaders if the game ended after this move.
 */
export interface PlacePreview {
  place: number;
  gains: number[];
  later: number;
  /** the tiles of the feature under the piece after the move */
  tiles: number;
  log: Entry[];
}

/**
 * A feature that a tile would touch, as it is after the tile is laid without a piece.
 *
 * Each field after `places` needs an aid, and is None without it.
 */
export interface TouchedFeature {
  kind: string;
  /** the places of the tile that are on it */
  places: number[];
  /** legal: the seats with pieces on it, which bar it to others */
  holders: Seat[] | null;
  /** preview: its points if the game ended now, or as a complete feature */
  pays_now: number | null;
  /** preview: its points if it were completed with its present tiles */
  pays_completed: number | null;
  /** features: its segments */
  spots: Spot[] | null;
  /** features: its pieces by seat */
  pieces: Points | null;
  /** features: the seats whose separate features the tile joins */
  joined: Seat[] | null;
  /** features: its open sides, or the empty cells around a monastery */
  open_sides: number | null;
  /** features: true if the tile completes it */
  is_complete: boolean | null;
}

/** The effect of laying the tile: with a piece on each place, if the aids allow it, and on each feature. */
export interface PreviewAnswer {
  ask: string;
  version: Version;
  type: "preview";
  places: PlacePreview[];
  features: TouchedFeature[];
}

/** A feature: its segments, pieces by seat, leaders, and points now and once completed. */
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

/** The requested layers; None for the others. */
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

/** The tiles that fit the cell. */
export interface FitsAnswer {
  ask: string;
  version: Version;
  type: "fits";
  fits: TileCount[];
}

/** The ways to lay the tile in hand. */
export interface ChoicesAnswer {
  ask: string;
  version: Version;
  type: "choices";
  choices: Choice[];
}

/** The effects of each move on the features that its tile touches. */
export interface EffectsAnswer {
  ask: string;
  version: Version;
  type: "effects";
  effects: EffectInfo[][];
}

/** A move in the notation and in numbers, and the reason for it. */
export interface HintAnswer {
  ask: string;
  version: Version;
  type: "hint";
  move: string;
  x: number;
  y: number;
  /** clockwise quarter turns */
  rotation: Rotation;
  place: number;
  reason: Message;
}

export type Answer = PreviewAnswer | LayersAnswer | FitsAnswer | HintAnswer;

export type ReplayAnswer = PreviewAnswer | LayersAnswer | FitsAnswer | ChoicesAnswer | EffectsAnswer;

export type FromServer = State | Turn | Table | Rematch | Refused | Done | Answer;

export type EffectName = "completes" | "claims" | "joins" | "extends";

/** A request that other players must accept: a takeback, or a seat for a computer player. */
export interface Proposal {
  number: number;
  kind: "takeback" | "hand-over";
  by: Seat;
  seat: Seat;
  level: string | null;
  waiting_for: Seat[];
}

export type EntryKind =
  | "drawn"
  | "discarded"
  | "placed"
  | "scored"
  | "returned"
  | "gold"
  | "ended"
  | "taken-back"
  | "resigned"
  | "handed-over"
  | "tallied";

/** A tile that may be drawn by hand, with its count and the features by which players search for it. */
export interface DrawableTile {
  tile: string;
  count: number;
  /** terrain of the north, east, south and west sides, unrotated */
  sides: string[];
  /** whether it can be placed; a tile that fits nowhere is discarded when it is drawn */
  fits: boolean;
}

/** A tile on the board, with its seat (None: it was there at the start) and its turn, from 1. */
export interface Laid {
  x: number;
  y: number;
  tile: string;
  /** clockwise quarter turns */
  rotation: Rotation;
  seat: Seat | null;
  turn: number;
}

/**
 * The part of the state that changes every turn, for one viewer. Only the player to move gets `choices`.
 *
 * Only games by hand stop in a drawing phase; `drawable` are the tiles to choose from.
 */
export interface Facts {
  version: Version;
  turn: number;
  player: Seat;
  phase: PhaseName;
  /** the tile to place now */
  hand: string | null;
  /** the tile of each seat */
  hands: (string | null)[];
  scores: number[];
  supplies: number[];
  huts: number[];
  tiles_left: number;
  bonus_left: number;
  /** None: not your turn, or the aid is off */
  choices: Choice[] | null;
  /** by hand: the tiles to draw from; None: no draw is due, or not yours */
  drawable: DrawableTile[] | null;
  /** whether one of your seats may propose a takeback */
  may_take_back: boolean;
  /** whether you may undo the takeback that was just made */
  may_restore: boolean;
  /** seconds since 1970 when the turn began; None outside a live game */
  since: number | null;
  /** once the game is over */
  winners: Seat[] | null;
  /** once the game is over: points by kind of feature */
  sums: KindSum[];
  /** the cell of each seat's last tile */
  last: (Cell | null)[];
  pieces: PieceInfo[];
}
