import type { Rolldown } from "vite";

type Naming = (id: string, graph: { getModuleInfo(id: string): Rolldown.ModuleInfo | null }) => string | null;

/**
 * Puts all that a program needs from the beginning into one chunk beside it. Otherwise what it shares with pages that
 * are loaded later would be cut into as many files as there are groups of these.
 */
export function neededFirst(program: string): Naming {
  let needed: ReadonlySet<string> | undefined;
  return (id, graph) => {
    needed ??= importedBy(program, graph);
    return needed.has(id) ? "start" : null;
  };
}

function importedBy(program: string, graph: Parameters<Naming>[1]): Set<string> {
  const found = new Set<string>();
  const follow = (id: string): void => {
    for (const next of graph.getModuleInfo(id)?.importedIds ?? []) {
      if (found.has(next)) continue;
      found.add(next);
      follow(next);
    }
  };
  follow(program);
  return found;
}
