import type { Rolldown } from "vite";

interface Graph {
  getModuleInfo(id: string): Rolldown.ModuleInfo | null;
}

interface Group {
  name(id: string, graph: Graph): string | null;
}

/**
 * Puts all that a module needs from the beginning into one chunk. Otherwise what it shares with pages that are loaded
 * at other times would be cut into as many files as there are groups of these.
 */
export function together(name: string, module: string): Group {
  let needed: ReadonlySet<string> | undefined;
  return {
    name(id, graph) {
      needed ??= importedBy(module, graph);
      return needed.has(id) ? name : null;
    },
  };
}

function importedBy(module: string, graph: Graph): Set<string> {
  const found = new Set<string>();
  const follow = (id: string): void => {
    for (const next of graph.getModuleInfo(id)?.importedIds ?? []) {
      if (found.has(next)) continue;
      found.add(next);
      follow(next);
    }
  };
  follow(module);
  return found;
}
