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
await preferences.speak();
mount(App, { target: document.getElementById("app")! });
