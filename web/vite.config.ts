import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { together } from "./plugins/together";
import { words } from "./plugins/words";

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));
const server = process.env["BASTIDE_SERVER"] ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte(), words(path("../src/bastide/messages"))],
  build: {
    outDir: path("../src/bastide/server/page"),
    emptyOutDir: true,
    target: ["chrome123", "firefox128", "safari17.5"], // the first that know light-dark()
    assetsInlineLimit: 0, // the content security policy forbids what is inlined
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [together("start", path("src/main.ts")), together("table", path("src/game/GamePage.svelte"))],
        },
        entryFileNames: "assets/[name]-[hash].js",
        chunkFileNames: "assets/[name]-[hash].js",
        assetFileNames: ({ names }) =>
          names.some((name) => name.endsWith(".woff2")) ? "fonts/[name]-[hash][extname]" : "assets/[name]-[hash][extname]",
      },
    },
  },
  server: { proxy: { "/api": { target: server, ws: true }, "/pictures": server } },
  // Tests run in Node, but on the Svelte that browsers get: the other one has no reactive state.
  ...(process.env["VITEST"] ? { resolve: { conditions: ["browser"] } } : {}),
  test: { include: ["tests/**/*.test.ts"] },
});
