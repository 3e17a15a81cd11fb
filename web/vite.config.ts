import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { chunkGroup } from "./plugins/chunkGroup";
import { licences } from "./plugins/licences";
import { fluentMessages } from "./plugins/messages";
import { serviceWorker } from "./plugins/serviceWorker";

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));
const server = process.env["BASTIDE_SERVER"] ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [
    svelte(),
    fluentMessages(path("../src/bastide/messages")),
    licences(path("..")),
    serviceWorker(path("src/worker/worker.ts"), path("public")),
  ],
  build: {
    outDir: path("../src/bastide/server/page"),
    emptyOutDir: true,
    target: ["chrome123", "firefox128", "safari17.5"], // the first versions with light-dark()
    assetsInlineLimit: 0, // the content security policy forbids inlined assets
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [chunkGroup("start", path("src/main.ts")), chunkGroup("table", path("src/game/GamePage.svelte"))],
        },
        entryFileNames: "assets/[name]-[hash].js",
        chunkFileNames: "assets/[name]-[hash].js",
        assetFileNames: ({ names }) =>
          names.some((name) => name.endsWith(".woff2"))
            ? "fonts/[name]-[hash][extname]"
            : "assets/[name]-[hash][extname]",
      },
    },
  },
  server: { proxy: { "/api": { target: server, ws: true }, "/pictures": server } },
  // Tests run in Node with the browser build of Svelte: the server build has no reactive state.
  ...(process.env["VITEST"] ? { resolve: { conditions: ["browser"] } } : {}),
  // The timeout finds tests that hang. It is long because a busy machine may load modules slowly.
  test: { include: ["tests/**/*.test.ts"], testTimeout: 60_000, hookTimeout: 60_000 },
});
