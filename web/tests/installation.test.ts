import { describe, expect, it } from "vitest";
import { Installation } from "../src/state/installation.svelte";

function offered(installation: Installation): { prompts: () => number; target: EventTarget } {
  const target = new EventTarget();
  let prompts = 0;
  installation.listen(target);
  const event = Object.assign(new Event("beforeinstallprompt", { cancelable: true }), {
    prompt: async () => void (prompts += 1),
  });
  target.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(true);
  return { prompts: () => prompts, target };
}

describe("the way to install the page", () => {
  it.each([
    [{ isSecure: false, isStandalone: undefined }, "insecure"],
    [{ isSecure: true, isStandalone: undefined }, "none"],
    [{ isSecure: true, isStandalone: false }, "ios"],
    [{ isSecure: true, isStandalone: true }, "none"],
  ] as const)("in %o is %s", (environment, way) => {
    expect(new Installation(environment).way).toBe(way);
  });

  it("is a button once the browser offers it, for one use", async () => {
    const installation = new Installation({ isSecure: true, isStandalone: undefined });
    const { prompts } = offered(installation);
    expect(installation.way).toBe("prompt");
    await installation.install();
    expect(prompts()).toBe(1);
    expect(installation.way).toBe("none");
  });

  it("is gone once the page is installed", () => {
    const installation = new Installation({ isSecure: true, isStandalone: undefined });
    const { target } = offered(installation);
    target.dispatchEvent(new Event("appinstalled"));
    expect(installation.way).toBe("none");
  });
});
