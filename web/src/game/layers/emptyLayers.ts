import type { FeatureInfo } from "../../protocol";
import type { Layers } from "../../state/layers.svelte";

/** Layers that may have nothing to show; the fields of Hunters and Gatherers are meadows. */
export type EmptyLayer = "fields" | "meadows" | "features" | "dead";

/** Return the active layers that have nothing to show. */
export function emptyLayers(
  { fields, features, dead }: Pick<Layers, "fields" | "features" | "dead">,
  hasMeadows: boolean,
): EmptyLayer[] {
  const empty: EmptyLayer[] = [];
  if (fields && !fields.some(isTaken)) empty.push(hasMeadows ? "meadows" : "fields");
  if (features && !features.some(isTaken)) empty.push("features");
  if (dead?.length === 0) empty.push("dead");
  return empty;
}

function isTaken({ leaders }: FeatureInfo): boolean {
  return leaders.length > 0;
}
