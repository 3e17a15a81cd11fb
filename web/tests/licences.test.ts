import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { build } from "vite";
import { afterEach, beforeEach, expect, test } from "vitest";
import { licences } from "../plugins/licences";
import LICENCES from "virtual:licences";

const LOCK = { packages: { "node_modules/vite": {}, "node_modules/@x/fonts": {}, "node_modules/code": {} } };
const FILES: Readonly<Record<string, string>> = {
  LICENSE: "Ours",
  "licenses/vite.txt": "Theirs",
  "licenses/code.txt": "Theirs",
  "licenses/@x/fonts.txt": "Copyright\n\nTheirs",
  "web/package-lock.json": JSON.stringify(LOCK),
  "web/main.js": 'import "@x/fonts/all.css"; import { used } from "code"; console.log(used, import("./lazy.js"))',
  "web/lazy.js": 'import licences from "virtual:licences"; console.log(licences)',
  "web/node_modules/vite/package.json": "{}",
  "web/node_modules/code/package.json": '{ "main": "main.js", "sideEffects": false }',
  "web/node_modules/code/main.js": 'export const used = () => document.title; export { unused } from "other"',
  "web/node_modules/other/package.json": '{ "main": "main.js", "sideEffects": false }',
  "web/node_modules/other/main.js": "export const unused = 1",
  "web/node_modules/@x/fonts/LICENSE": "Theirs",
  "web/node_modules/@x/fonts/all.css": '@font-face { font-family: "X"; src: url("./x.woff2") }',
  "web/node_modules/@x/fonts/x.woff2": "font",
};
let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "licences-"));
  for (const [file, text] of Object.entries(FILES)) write(file, text);
});
afterEach(() => rmSync(root, { recursive: true }));

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

/** Build a page that contains the packages vite, code and @x/fonts. */
async function buildPage(): Promise<void> {
  await build({
    root: join(root, "web"),
    configFile: false,
    logLevel: "silent",
    plugins: [licences(root)],
    build: { write: false, assetsInlineLimit: 0, rolldownOptions: { input: join(root, "web/main.js") } },
  });
}

test("a page with all its licences is built", async () => {
  await buildPage();
});

test.each(["vite", "code", "@x/fonts"])("a missing licence fails the build: %s", async (name) => {
  rmSync(join(root, `licenses/${name}.txt`));
  await expect(buildPage()).rejects.toThrow(
    `licenses/${name}.txt is missing: the page contains files of the npm package ${name}.`,
  );
});

test("a superfluous licence fails the build", async () => {
  write("web/package-lock.json", JSON.stringify({ packages: { ...LOCK.packages, "node_modules/other": {} } }));
  write("licenses/other.txt", "Theirs");
  await expect(buildPage()).rejects.toThrow("licenses/other.txt is superfluous");
});

test("an outdated licence fails the build", async () => {
  write("web/node_modules/@x/fonts/LICENSE", "New");
  await expect(buildPage()).rejects.toThrow("licenses/@x/fonts.txt differs from the licence in");
});

test("the page knows its own licence and those of its packages", () => {
  expect(LICENCES.map(({ name, licence }) => [name, licence])).toEqual([
    ["Bastide", "MIT"],
    ["@fluent/bundle", "Apache-2.0"],
    ["@fontsource-variable/alegreya", "OFL-1.1"],
    ["@fontsource-variable/source-sans-3", "OFL-1.1"],
    ["clsx", "MIT"],
    ["svelte", "MIT"],
    ["vite", "MIT"],
  ]);
  for (const { text } of LICENCES) expect(text.length).toBeGreaterThan(1000);
});

test.each(["", "The"])("a truncated licence fails the build: “%s”", async (text) => {
  write("licenses/@x/fonts.txt", text);
  await expect(buildPage()).rejects.toThrow("licenses/@x/fonts.txt differs from the licence");
});
