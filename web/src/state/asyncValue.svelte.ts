import { Refusal } from "../net/refusal";

/** A value that is fetched: null until it arrives, with the refusal if the request failed. */
export class AsyncValue<Value> {
  value = $state.raw<Value | null>(null);
  refusal = $state.raw<Refusal | null>(null);

  private requests = 0;

  constructor(private readonly fetch: () => Promise<Value>) {}

  /** Fetch the value, or refetch it. The old value stays until then; only the latest request counts. */
  async load(): Promise<Value | null> {
    const request = (this.requests += 1);
    const isLast = () => this.requests === request;
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
