import { onTestFinished, vi } from "vitest";
import { until } from "./until";

export { stage, type Rendered } from "./stage";
export { until };

/**
 * Makes an asynchronous method wait, in this test, until the test releases it.
 * @returns whether somebody waits for it by now, and how to release it
 */
export function holdMethod(owner: object, name: string): { isReached: () => boolean; release: () => void } {
  const methods = owner as Record<string, (...args: unknown[]) => Promise<unknown>>;
  const method = methods[name]!;
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  const spy = vi.spyOn(methods, name).mockImplementation(async function (this: unknown, ...args) {
    await released;
    return method.apply(this, args);
  });
  onTestFinished(() => {
    spy.mockRestore();
    release();
  });
  return { isReached: () => spy.mock.calls.length > 0, release };
}

/** Opens the list of a choice that one searches in (`SearchSelect`). @returns it */
export async function listOf(field: HTMLInputElement): Promise<HTMLElement> {
  if (field.getAttribute("aria-expanded") !== "true") field.click();
  const list = () => (field.getRootNode() as ShadowRoot).getElementById(field.getAttribute("aria-controls") ?? "");
  return until(() => list()?.querySelector("[role=option]") && list());
}

/** Chooses one of those by the whole of its name. */
export async function chooseFrom(field: HTMLInputElement, words: string): Promise<void> {
  const list = await listOf(field);
  const option = [...list.querySelectorAll<HTMLElement>("[role=option]")].find((one) => one.innerText === words);
  if (!option) throw new Error(`${words} isn’t in the list: ${list.innerText}`);
  option.click();
}
