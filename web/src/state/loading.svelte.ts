import { Refusal } from "../wire/refusal";

/** Something that is being fetched: nothing yet, its value, or why it could not be had. */
export class Loading<Value> {
  value = $state.raw<Value | null>(null);
  refusal = $state.raw<Refusal | null>(null);

  private asked = 0;

  constructor(private readonly fetch: () => Promise<Value>) {}

  /** Fetch it, or fetch it anew; what is there stays there meanwhile. What is asked for last is kept, whatever comes last. */
  async load(): Promise<Value | null> {
    const asked = (this.asked += 1);
    const isLast = () => this.asked === asked;
    this.refusal = null;
    try {
      const value = await this.fetch();
      if (isLast()) this.value = value;
      return value;
    } catch (error) {
      if (isLast()) this.refusal = Refusal.from(error);
      return null;
    }
  }
}
