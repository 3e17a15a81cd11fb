import type { Rolldown } from "vite";

interface Graph {
  getModuleInfo(id: string): Rolldown.ModuleInfo | null;
}

interface Group {
  name(id: string, graph: Graph): string | null;
}

/**
 * Put a module and its static imports into one chunk. Otherwise the modules that it shares with lazily loaded pages
 * would be split into one file per combination of pages.
 */
export function chunkGroup(name: string, module: string): Group {
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
