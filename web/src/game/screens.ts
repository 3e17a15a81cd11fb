import { MediaQuery } from "svelte/reactivity";

/** The layouts of the game page: panel beside the board, narrower panel, sheet below it, panel of a turned phone. */
export type ScreenLayout = "wide" | "tight" | "portrait" | "landscape";

// The styles of components repeat these conditions.
const phone = new MediaQuery("(max-width: 720px), (max-height: 480px)");
const landscape = new MediaQuery("(min-width: 600px) and (max-height: 480px)");
const tight = new MediaQuery("(max-width: 1100px)");

/** Return the layout for the size of the window. Call it where a change should run the code again. */
export function screenLayout(): ScreenLayout {
  if (landscape.current) return "landscape";
  if (phone.current) return "portrait";
  return tight.current ? "tight" : "wide";
}

export function isPhone(layout: ScreenLayout): boolean {
  return layout === "portrait" || layout === "landscape";
}
