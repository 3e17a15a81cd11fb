import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { prefetchPage } from "./pages";
import { installation } from "./state/installation.svelte";
import { preferences } from "./state/preferences.svelte";
import { readiness } from "./state/readiness.svelte";
import { registerWorker } from "./state/registerWorker.svelte";
import { router } from "./state/router.svelte";
import { setup } from "./state/setup";
import { store } from "./state/persistentStore";

router.read();
window.addEventListener("popstate", () => router.read());
window.addEventListener("hashchange", () => router.read());
installation.listen(window);
preferences.followSystem();
preferences.apply();
void setup.load().then((value) => readiness.follow(value));
prefetchPage(router.route); // in parallel with the messages
const target = document.getElementById("app")!;
await preferences.loadLanguage().then(
  () => {
    mount(App, { target });
    registerWorker();
    if (store.read("tallies")) void import("./state/tallies.svelte").then(({ tallies }) => tallies.attach());
  },
  () => target.append(errorMessage()),
);

/** Show an error if no messages could be loaded. It is in English because there are no translations then. */
function errorMessage(): HTMLElement {
  const link = document.createElement("a");
  link.href = location.href;
  link.textContent = "Try again";
  link.className = "button";
  link.addEventListener("click", (event) => {
    event.preventDefault(); // browsers do not reload for an address with a fragment
    location.reload();
  });
  const text = document.createElement("p");
  text.className = "banner bad";
  text.role = "alert";
  text.append("The server cannot be reached. Your games are safe there.", link);
  return text;
}
