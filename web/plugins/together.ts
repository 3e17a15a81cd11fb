import type { Rolldown } from "vite";

interface Graph {
  getModuleInfo(id: string): Rolldown.ModuleInfo | null;
}

interface Group {
  name(id: string, graph: Graph): string | null;
}

/**
 * Puts a module and all that it needs from the beginning into one chunk. Otherwise what it shares with pages that are
 * loaded at other times would be cut into as many files as there are groups of these.
 */
export function together(name: string, module: string): Group {
  let needed: ReadonlySet<string> | undefined;
  return {
    name(id, graph) {
      needed ??= withImports(module, graph);
      return needed.has(id) ? name : null;
    },
  };
}

function withImports(module: string, graph: Graph): Set<string> {
  const found = new Set([module]);
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
