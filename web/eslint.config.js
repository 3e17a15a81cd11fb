import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import ts from "typescript-eslint";

/** Folders of src/ from the lowest layer to the highest. A folder imports from itself, lower layers and src/ only. */
const LAYERS = [
  ["worker"],
  ["i18n"],
  ["net"],
  ["state"],
  ["ui"],
  ["board", "sound"],
  ["game", "newgame"],
  ["replay", "position", "rules", "tutorial", "byhand", "games", "licences"],
  ["home", "learn"],
];
const ENTRY_MODULES = ["App", "main", "pages"];

/** Forbid imports from other folders of the same layer and from higher layers. */
function boundaries() {
  return LAYERS.flatMap((layer, index) => {
    const higher = LAYERS.slice(index + 1).flat();
    return layer.flatMap((folder) => {
      const names = [...layer.filter((other) => other !== folder), ...higher, ...ENTRY_MODULES].join("|");
      return [
        restrict(`src/${folder}/*`, `^\\.\\./(${names})\\b`),
        restrict(`src/${folder}/*/*`, `^\\.\\./\\.\\./(${names})\\b`),
      ];
    });
  });
}

/** Forbid imports, static or dynamic, of modules whose path matches. */
function restrict(files, regex) {
  const message = "A folder may import from lower layers only: see LAYERS in eslint.config.js.";
  const pattern = regex.replaceAll("/", "\\u002F"); // a selector cannot contain a slash in a regular expression
  const selector = `ImportExpression[source.value=/${pattern}/]`;
  return {
    files: [files],
    rules: {
      "no-restricted-imports": ["error", { patterns: [{ regex, message }] }],
      "no-restricted-syntax": ["error", { selector, message }],
    },
  };
}

// No rule here needs types: svelte-check reports type errors, and typed rules would take a minute.
export default ts.config(
  { ignores: ["src/protocol.ts", ".node/"] },
  { linterOptions: { reportUnusedDisableDirectives: "error" } },
  js.configs.recommended,
  ts.configs.strict,
  ts.configs.stylistic,
  svelte.configs.recommended,
  { files: ["**/*.svelte", "**/*.svelte.ts"], languageOptions: { parserOptions: { parser: ts.parser } } },
  {
    rules: {
      eqeqeq: "error",
      // Declarations of virtual modules cannot import at the top: that would make the file a module.
      "@typescript-eslint/consistent-type-imports": ["error", { disallowTypeAnnotations: false }],
      // `_` is an item of which only the index is used, or a parameter that gives a test double its type.
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_$" }],
      // Callbacks that ignore an error, and promises that never settle.
      "@typescript-eslint/no-empty-function": ["error", { allow: ["arrowFunctions"] }],
      // With noUncheckedIndexedAccess, `!` states that an index is in range.
      "@typescript-eslint/no-non-null-assertion": "off",
      // TypeScript reports unknown names itself, and knows the globals of the browser.
      "no-undef": "off",
      // Sets and maps in $state.raw and $derived are replaced, never changed; the others are not shown.
      "svelte/prefer-svelte-reactivity": "off",
    },
  },
  boundaries(),
);
