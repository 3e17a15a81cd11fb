import { Refusal } from "../wire/refusal";

/** Something that is being fetched: nothing yet, its value, or why it could not be had. */
export class Loading<Value> {
  value = $state.raw<Value | null>(null);
  refusal = $state.raw<Refusal | null>(null);

  constructor(private readonly fetch: () => Promise<Value>) {}

  /** Fetch it, or fetch it anew; what is there stays there meanwhile. */
  async load(): Promise<Value | null> {
    this.refusal = null;
    try {
      this.value = await this.fetch();
      return this.value;
    } catch (error) {
      this.refusal = Refusal.from(error);
      return null;
    }
  }
}
