/** The event with which a browser offers to install the page. TypeScript does not know it. */
interface InstallEvent extends Event {
  prompt(): Promise<unknown>;
}

/** Way to install the page: by a button, by the menu of iOS, or not at all, with or without a reason to tell. */
export type InstallWay = "prompt" | "ios" | "insecure" | "none";

/** The part of the browser that an installation depends on; tests replace it. */
export interface InstallEnvironment {
  isSecure: boolean;
  /** True in an installed app; false on iOS in the browser; undefined in browsers that do not say. */
  isStandalone: boolean | undefined;
}

/** The browser's offer to install the page as an app. */
export class Installation {
  private offer = $state.raw<InstallEvent | null>(null);

  readonly way = $derived.by((): InstallWay => {
    if (!this.environment.isSecure) return "insecure";
    if (this.offer) return "prompt";
    return this.environment.isStandalone === false ? "ios" : "none";
  });

  constructor(private readonly environment: InstallEnvironment) {}

  /** Wait for the offer. Call it once, early: browsers make it only once. */
  listen(target: EventTarget): void {
    target.addEventListener("beforeinstallprompt", (event) => {
      event.preventDefault(); // the settings show the offer
      this.offer = event as InstallEvent;
    });
    target.addEventListener("appinstalled", () => (this.offer = null));
  }

  /** Ask the user to install the page. An offer can be used once. */
  async install(): Promise<void> {
    const { offer } = this;
    this.offer = null;
    await offer?.prompt();
  }
}

export const installation = new Installation({
  isSecure: globalThis.isSecureContext ?? false,
  isStandalone: (globalThis.navigator as { standalone?: boolean } | undefined)?.standalone,
});
