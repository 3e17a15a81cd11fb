/** The colour of the ground of an edition's tiles, until their pictures have come. */
const GROUNDS: Readonly<Record<string, string>> = { winter: "#e7edf2", hunters: "#b9bf7c" };
const GROUND = "#b5c683";

export function placeholder(edition: string): string {
  return GROUNDS[edition] ?? GROUND;
}
