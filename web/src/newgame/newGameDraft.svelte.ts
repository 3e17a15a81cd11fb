import {
  MIN_SEATS,
  MAX_SEATS,
  type Aid,
  type EditionInfo,
  type NewGame,
  type Preset,
  type Seat,
  type SeatKind,
  type Setup,
} from "../protocol";

const USUAL_PRESET = "standard";
const NEWCOMER_PRESET = "learning";

/** A seat of the draft. It remembers its level while a person has it. */
export class NewSeat {
  kind = $state<SeatKind>("computer");
  name = $state("");
  level = $state("");

  constructor(kind: SeatKind, level: string, name = "") {
    this.kind = kind;
    this.level = level;
    this.name = name;
  }
}

/** The draft of a new game. The defaults start a game against a computer player of medium strength. */
export class NewGameDraft {
  edition = $state.raw<EditionInfo>()!;
  seats = $state<NewSeat[]>([]);
  farmers = $state(true);
  drawAhead = $state(false);
  /** The seat that begins; null for a random one. */
  first = $state<Seat | null>(null);
  aids = $state.raw<Aid[]>([]);

  readonly canAdd = $derived(this.seats.length < MAX_SEATS);
  readonly canRemove = $derived(this.seats.length > MIN_SEATS);
  readonly hasGuests = $derived(this.seats.some((seat) => seat.kind === "away"));

  constructor(
    readonly setup: Setup,
    name = "",
    edition: string | null = null,
  ) {
    this.seats = [new NewSeat("here", this.defaultLevel, name), new NewSeat("computer", this.defaultLevel)];
    this.choose(findByName(setup.editions, edition) ?? setup.editions[0]!);
    this.applyPreset(defaultPreset(setup));
  }

  /** Choose another edition. Its rulebook decides whether tiles are drawn ahead. */
  choose(edition: EditionInfo): void {
    this.edition = edition;
    this.drawAhead = edition.draws_ahead;
  }

  applyPreset(preset: Preset): void {
    this.aids = preset.aids;
  }

  /** Allow or forbid an aid. Aids stay in the order of the fullest preset. */
  toggle(aid: Aid): void {
    const wanted = new Set(this.aids);
    if (!wanted.delete(aid)) wanted.add(aid);
    this.aids = this.allAids.filter((one) => wanted.has(one));
  }

  /** The preset that equals the chosen aids, if any. */
  get preset(): Preset | null {
    return this.setup.presets.find((preset) => isSameSet(preset.aids, this.aids)) ?? null;
  }

  get allAids(): Aid[] {
    return this.setup.presets.reduce<Aid[]>((most, { aids }) => (aids.length > most.length ? aids : most), []);
  }

  add(): void {
    if (this.canAdd) this.seats.push(new NewSeat("computer", this.defaultLevel));
  }

  remove(seat: Seat): void {
    if (!this.canRemove) return;
    this.seats.splice(seat, 1);
    if (this.first !== null && this.first >= seat) this.first = this.first === seat ? null : this.first - 1;
  }

  toRequest(): NewGame {
    return {
      edition: this.edition.name,
      seats: this.seats.map(({ kind, name, level }) => ({
        kind,
        name: kind === "computer" ? "" : name.trim(),
        level: kind === "computer" ? level : null,
      })),
      farmers: this.farmers || this.edition.tribe,
      draw_ahead: this.drawAhead,
      first: this.first,
      aids: this.aids,
    };
  }

  private get defaultLevel(): string {
    return this.setup.levels[Math.floor(this.setup.levels.length / 2)] ?? "";
  }
}

/** Return the default preset; a newcomer gets more help. */
export function defaultPreset({ presets }: Setup, isNewcomer = false): Preset {
  return findByName(presets, isNewcomer ? NEWCOMER_PRESET : USUAL_PRESET) ?? presets[0]!;
}

function findByName<Thing extends { name: string }>(things: Thing[], name: string | null): Thing | undefined {
  return things.find((thing) => thing.name === name);
}

function isSameSet(one: Aid[], other: Aid[]): boolean {
  return one.length === other.length && one.every((aid) => other.includes(aid));
}
