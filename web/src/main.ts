import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { fetchAhead } from "./pages";
import { preferences } from "./state/preferences.svelte";
import { router } from "./state/router.svelte";
import { setup } from "./state/setup";

router.read();
window.addEventListener("popstate", () => router.read());
window.addEventListener("hashchange", () => router.read());
preferences.follow();
preferences.show();
void setup.load();
fetchAhead(router.route); // beside the words
const target = document.getElementById("app")!;
await preferences.speak().then(
  () => mount(App, { target }),
  () => target.append(sorry()),
);

/** What stands there if no words came: in English, for there are no others. */
function sorry(): HTMLElement {
  const again = document.createElement("a");
  again.href = location.href;
  again.textContent = "Try again";
  again.className = "button";
  again.addEventListener("click", (event) => {
    event.preventDefault(); // to an address with a fragment browsers go without loading anything
    location.reload();
  });
  const text = document.createElement("p");
  text.className = "banner bad";
  text.role = "alert";
  text.append("The server cannot be reached. Your games are safe there.", again);
  return text;
}
