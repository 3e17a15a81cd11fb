import { api } from "../net/api";
import { AsyncValue } from "./asyncValue.svelte";

/** Editions, levels and limits of the server. They do not change while it runs. */
export const setup = new AsyncValue(api.setup);
