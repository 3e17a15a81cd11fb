declare module "virtual:words/*" {
  /** The Fluent source of all messages that the page needs, in one language. */
  const source: string;
  export default source;
}

declare module "virtual:chapters/*" {
  /** The messages that only some pages need: a chapter of them, in each language. */
  const sources: import("./words/languages").Sources;
  export default sources;
}
