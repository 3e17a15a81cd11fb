declare module "virtual:messages/*" {
  /** Fluent source of the messages of every page, in one language. */
  const source: string;
  export default source;
}

declare module "virtual:chapters/*" {
  /** Loaders of a chapter of messages that only some pages need, by language. */
  const sources: import("./i18n/languages").Sources;
  export default sources;
}

declare module "virtual:licences" {
  const licences: import("../plugins/licences").Licence[];
  export default licences;
}
