import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin, Rolldown } from "vite";
import type { BuildFiles } from "../src/worker/shellCache";

const FILE = "worker.js"; // at the root, because a worker controls its own folder only
const PLACEHOLDER = "__BUILD_FILES__";
const INDEX = "index.html";
const MESSAGES = /^\0virtual:messages\/([a-z]{2})\b/;

/** Build the service worker, with the list of all files of the build and a version that changes with each of them. */
export function serviceWorker(module: string, publicFolder: string): Plugin {
  return {
    name: "bastide-service-worker",
    apply: "build",
    enforce: "post",
    buildStart() {
      this.emitFile({ type: "chunk", id: module, fileName: FILE });
    },
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const worker = bundle[FILE] as Rolldown.OutputChunk;
        if (worker.imports.length > 0 || worker.exports.length > 0)
          this.error(`${FILE} must not import or export: it runs as a classic script.`);
        const files = JSON.stringify(filesOf(bundle, hashOf(bundle, worker, publicFolder)));
        worker.code = worker.code.replaceAll(PLACEHOLDER, () => files);
      },
    },
  };
}

function filesOf(bundle: Rolldown.OutputBundle, version: string): BuildFiles {
  const shared: string[] = [];
  const messages: Record<string, string[]> = {};
  let entry = "";
  for (const file of Object.values(bundle)) {
    const path = `/${file.fileName}`;
    const language = languageOf(file);
    if (file.fileName === FILE || file.fileName === INDEX) continue;
    if (file.type === "chunk" && file.isEntry) entry = path;
    if (language === undefined) shared.push(path);
    else (messages[language] ??= []).push(path);
  }
  return { version, entry, shared: shared.sort(), messages };
}

function languageOf(file: Rolldown.OutputBundle[string]): string | undefined {
  return file.type === "chunk" ? MESSAGES.exec(file.facadeModuleId ?? "")?.[1] : undefined;
}

/** Hash the names of all files, which contain hashes, and the contents of those without. */
function hashOf(bundle: Rolldown.OutputBundle, worker: Rolldown.OutputChunk, publicFolder: string): string {
  const index = bundle[INDEX] as Rolldown.OutputAsset;
  const hash = createHash("sha256");
  for (const name of Object.keys(bundle).sort()) hash.update(`${name}\n`);
  hash.update(worker.code).update(index.source);
  for (const file of readdirSync(publicFolder, { recursive: true, withFileTypes: true }))
    if (file.isFile()) hash.update(file.name).update(readFileSync(join(file.parentPath, file.name)));
  return hash.digest("hex").slice(0, 16);
}
