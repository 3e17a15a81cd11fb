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
fetchAhead(router.route); // in parallel with the messages
const target = document.getElementById("app")!;
await preferences.speak().then(
  () => mount(App, { target }),
  () => target.append(sorry()),
);

/** Show an error if no messages could be loaded. It is in English because there are no translations then. */
function sorry(): HTMLElement {
  const again = document.createElement("a");
  again.href = location.href;
  again.textContent = "Try again";
  again.className = "button";
  again.addEventListener("click", (event) => {
    event.preventDefault(); // browsers do not reload for an address with a fragment
    location.reload();
  });
  const text = document.createElement("p");
  text.className = "banner bad";
  text.role = "alert";
  text.append("The server cannot be reached. Your games are safe there.", again);
  return text;
}
