import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const PREFIX = "virtual:words/";
const ORIGINAL = "en";
const TERMINAL_ONLY = /^(bench|click|help|render|serve|simulate|terminal|errors-(files|system|terminal|tiles))\.ftl$/;
const COMMENT = /^#.*$\n?/gm;

/**
 * Makes `virtual:words/LANGUAGE` of the Fluent files that Python has too: one module, so one file to load, a language.
 * A file that has not been translated yet is there in English.
 */
export function words(messages: string): Plugin {
  return {
    name: "bastide-words",
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const files = filesOf(messages, id.slice(PREFIX.length + 1));
      for (const file of files) this.addWatchFile(file);
      return `export default ${JSON.stringify(textOf(files))}`;
    },
  };
}

function filesOf(messages: string, language: string): string[] {
  return readdirSync(join(messages, ORIGINAL))
    .filter((name) => name.endsWith(".ftl") && !TERMINAL_ONLY.test(name))
    .sort()
    .map((name) => [join(messages, language, name), join(messages, ORIGINAL, name)].find(existsSync)!);
}

function textOf(files: string[]): string {
  return files.map((file) => readFileSync(file, "utf-8").replace(COMMENT, "")).join("\n");
}
