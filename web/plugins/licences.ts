import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin, Rolldown } from "vite";

const MODULE = "virtual:licences";
const FOLDER = "licenses";
const EXTENSION = ".txt";
const MODULES = "web/node_modules";
const PACKAGE_FILE = /^(?:.*\/)?node_modules\/((?:@[^/]+\/)?[^/]+)\//;
const HELPER = /^\0(vite|rolldown)\//; // code that the build itself adds
const SHIPPED = /^licen[cs]e(\.md|\.txt)?$/i;

/** A project in the page, the SPDX name of its licence, and the text of that with the copyright notice. */
export interface Licence {
  name: string;
  licence: string;
  text: string;
}

/**
 * Provide the licences of Bastide and of the npm packages in the page as the module `virtual:licences`. The build fails
 * if the folder `licenses` has no text for a package in the page, an outdated one, or one too many.
 */
export function licences(root: string): Plugin {
  return {
    name: "bastide-licences",
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    load(id) {
      if (id !== `\0${MODULE}`) return undefined;
      for (const name of packagesIn(root)) this.addWatchFile(fileOf(root, name));
      return `export default ${JSON.stringify(readLicences(root))}`;
    },
    generateBundle(_, bundle) {
      const faults = faultsOf(root, bundledPackages(bundle));
      if (faults.length > 0) this.error(faults.join("\n"));
    },
  };
}

function readLicences(root: string): Licence[] {
  const lock = JSON.parse(read(join(root, "web/package-lock.json")));
  const licenceOf = (name: string): string => lock.packages[`node_modules/${name}`].license;
  return [
    { name: "Bastide", licence: "MIT", text: read(join(root, "LICENSE")) },
    ...packagesIn(root).map((name) => ({ name, licence: licenceOf(name), text: read(fileOf(root, name)) })),
  ];
}

/** Return the npm packages that have a text in the folder. */
function packagesIn(root: string): string[] {
  return readdirSync(join(root, FOLDER), { recursive: true, encoding: "utf-8" })
    .filter((file) => file.endsWith(EXTENSION))
    .map((file) => file.slice(0, -EXTENSION.length).replaceAll("\\", "/"))
    .sort();
}

// Packages whose licence file also has the licences of what they bundle; the page needs their own, an MIT licence.
const COLLECTIONS: ReadonlySet<string> = new Set(["vite"]);
const MIT_LENGTH = 1000;

const fileOf = (root: string, name: string): string => join(root, FOLDER, `${name}${EXTENSION}`);
const read = (file: string): string => readFileSync(file, "utf-8").trim();

/** Return the npm packages whose scripts, styles, fonts or other files are in a bundle. */
function bundledPackages(bundle: Rolldown.OutputBundle): Set<string> {
  const files = Object.values(bundle).flatMap((each) =>
    each.type === "chunk" ? Object.keys(each.modules) : each.originalFileNames,
  );
  return new Set(files.map(packageOf).filter((name) => name !== undefined));
}

function packageOf(file: string): string | undefined {
  return (PACKAGE_FILE.exec(file) ?? HELPER.exec(file))?.[1];
}

/** Return a sentence for each fault of the folder. */
function faultsOf(root: string, bundled: ReadonlySet<string>): string[] {
  const known = new Set(packagesIn(root));
  return [...new Set([...bundled, ...known])].sort().flatMap((name) => {
    const file = `${FOLDER}/${name}${EXTENSION}`;
    if (!known.has(name)) return `${file} is missing: the page contains files of the npm package ${name}.`;
    if (!bundled.has(name)) return `${file} is superfluous: the page contains nothing of the npm package ${name}.`;
    return isCurrent(root, name) ? [] : `${file} differs from the licence in ${MODULES}/${name}.`;
  });
}

/** Return true if a text contains the one in its package, if there is one. It may have more, such as a notice. */
function isCurrent(root: string, name: string): boolean {
  const folder = join(root, MODULES, name);
  const shipped = readdirSync(folder).find((file) => SHIPPED.test(file));
  if (shipped === undefined) return true;
  const [here, there] = [read(fileOf(root, name)), read(join(folder, shipped))];
  return here.includes(there) || (COLLECTIONS.has(name) && here.length >= MIT_LENGTH && there.includes(here));
}
