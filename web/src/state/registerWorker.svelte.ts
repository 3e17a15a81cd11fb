import { translator } from "../i18n/translator.svelte";

/**
 * Register the service worker once the page is loaded, and again for each language that is chosen: the worker caches
 * its messages. The browser asks the server for a new version at every visit. Without a secure context, or in private
 * windows, there is no worker, and the page works online only.
 */
export function registerWorker(): void {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (!workers || !import.meta.env.PROD) return;
  const register = (language: string) =>
    workers.register(`/worker.js?language=${language}`, { updateViaCache: "none" }).catch(() => {});
  whenLoaded(() =>
    $effect.root(() => {
      $effect(() => void register(translator.language));
    }),
  );
}

function whenLoaded(action: () => void): void {
  if (document.readyState === "complete") action();
  else window.addEventListener("load", action, { once: true });
}
