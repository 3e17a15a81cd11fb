declare module "virtual:words/*" {
  /** The Fluent source of all messages that the page needs, in one language. */
  const source: string;
  export default source;
}
