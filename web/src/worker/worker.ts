import { ShellCache, type BuildFiles } from "./shellCache";

/**
 * The service worker, built as /worker.js. The page names its language in the address, so that an update of the worker
 * caches the messages of that language, too.
 */

/** The events and functions of a service worker that this one uses. TypeScript's own types clash with those of pages. */
interface WorkerEvent extends Event {
  waitUntil(promise: Promise<unknown>): void;
}
interface RequestEvent extends WorkerEvent {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}
interface WorkerScope {
  readonly location: Location;
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: "install" | "activate", listener: (event: WorkerEvent) => void): void;
  addEventListener(type: "fetch", listener: (event: RequestEvent) => void): void;
}

declare const __BUILD_FILES__: BuildFiles; // plugins/serviceWorker.ts inserts it

const scope = globalThis as unknown as WorkerScope;
const language = new URL(scope.location.href).searchParams.get("language") ?? "";
const shell = new ShellCache(__BUILD_FILES__, scope.location.origin, {
  caches,
  fetch: (request, init) => fetch(request, init),
});

scope.addEventListener("install", (event) => event.waitUntil(install()));
scope.addEventListener("activate", (event) => event.waitUntil(activate()));
scope.addEventListener("fetch", (event) => {
  const strategy = shell.strategyFor(event.request);
  if (strategy) event.respondWith(shell.answer(event.request, strategy));
});

async function install(): Promise<void> {
  await shell.fill(language);
  await shell.fillRules().catch(() => {}); // the rules are also cached when they are read
  await scope.skipWaiting(); // pages of an older build only miss files that the server does not have any more either
}

async function activate(): Promise<void> {
  await shell.deleteOthers();
  await scope.clients.claim();
}
