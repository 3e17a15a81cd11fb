import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const PREFIX = "virtual:messages/";
const CHAPTER_PREFIX = "virtual:chapters/";
const LANGUAGE = /^[a-z]{2}$/;
const ORIGINAL = "en";
// Messages that the server never sends to a page; tests/messages/test_page_messages.py checks this.
const LEFT_OUT =
  /^(analyse|arena|bench|click|help|render|serve|simulate|terminal|tune|errors-(files|system|terminal|tiles))\.ftl$/;
// Chapters that only some pages need. Each is a module virtual:messages/LANGUAGE/CHAPTER; virtual:chapters/CHAPTER
// loads it.
const CHAPTERS: Readonly<Record<string, RegExp>> = {
  byhand: /^page-byhand\.ftl$/,
  first: /^page-first\.ftl$/,
  games: /^page-games\.ftl$/,
  learn: /^page-learn\.ftl$/,
  licences: /^page-licences\.ftl$/,
  position: /^page-position\.ftl$/,
  replay: /^page-replay\.ftl$/,
  rules: /^(page-)?rules(-\w+)?\.ftl$/,
  texts: /^errors-text\.ftl$/,
};
const COMMENT = /^#.*$\n?/gm;
const ENTRY = /^(?=[a-z-])/m;

/**
 * Provide the Fluent files of the Python package as modules `virtual:messages/LANGUAGE`: one file per language, plus
 * the chapters that only some pages need. Untranslated messages are included in English.
 */
export function fluentMessages(messages: string): Plugin {
  return {
    name: "bastide-messages",
    resolveId: (id) => (id.startsWith(PREFIX) || id.startsWith(CHAPTER_PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (id.startsWith(`\0${CHAPTER_PREFIX}`)) return chapterModule(messages, id.slice(CHAPTER_PREFIX.length + 1));
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const [language, chapter] = id.slice(PREFIX.length + 1).split("/") as [string, string?];
      const [translated, original] = [filesOf(messages, language, chapter), filesOf(messages, ORIGINAL, chapter)];
      for (const file of [...translated, ...original]) this.addWatchFile(file);
      return `export default ${JSON.stringify(withOriginals(textOf(translated), textOf(original)))}`;
    },
  };
}

/** Return the source of a module that loads a chapter in each language. */
function chapterModule(messages: string, chapter: string): string {
  const languages = readdirSync(messages).filter((name) => LANGUAGE.test(name));
  const sources = languages.map((language) => `${language}: () => import("${PREFIX}${language}/${chapter}")`);
  return `export default { ${sources.join(", ")} }`;
}

function filesOf(messages: string, language: string, chapter?: string): string[] {
  return readdirSync(join(messages, ORIGINAL))
    .filter((name) => name.endsWith(".ftl") && !LEFT_OUT.test(name) && chapterOf(name) === chapter)
    .sort()
    .map((name) => join(messages, language, name))
    .filter(existsSync);
}

function chapterOf(name: string): string | undefined {
  return Object.keys(CHAPTERS).find((chapter) => CHAPTERS[chapter]!.test(name));
}

function textOf(files: string[]): string {
  return files.map((file) => readFileSync(file, "utf-8").replace(COMMENT, "")).join("\n");
}

/** Return the messages of a language, completed with the English ones. */
export function withOriginals(translated: string, original: string): string {
  const known = new Set(translated.split(ENTRY).map(nameOf));
  return [translated, ...original.split(ENTRY).filter((entry) => !known.has(nameOf(entry)))].join("\n");
}

function nameOf(entry: string): string {
  return entry.split(/\s/, 1)[0]!;
}
