import { api } from "../wire/api";
import { Loading } from "./loading.svelte";

/** What can be chosen for a game; it is the same as long as the server runs. */
export const setup = new Loading(api.setup);
