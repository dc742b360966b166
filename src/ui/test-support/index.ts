import { onTestFinished, vi } from "vitest";
import { until } from "./until";

export { stage, type Rendered } from "./stage";
export { until };

/**
 * Makes an asynchronous method wait until the test releases it.
 * @returns whether the method was called, and a function that releases it
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

/** Opens the list of a `SearchSelect`. @returns the list */
export async function listOf(field: HTMLInputElement): Promise<HTMLElement> {
  if (field.getAttribute("aria-expanded") !== "true") field.click();
  const list = () => (field.getRootNode() as ShadowRoot).getElementById(field.getAttribute("aria-controls") ?? "");
  return until(() => list()?.querySelector("[role=option]") && list());
}

/** Chooses an option of a `SearchSelect` by its whole text. */
export async function chooseFrom(field: HTMLInputElement, text: string): Promise<void> {
  const list = await listOf(field);
  const option = [...list.querySelectorAll<HTMLElement>("[role=option]")].find(({ innerText }) => innerText === text);
  if (!option) throw new Error(`${text} isn’t in the list: ${list.innerText}`);
  option.click();
}
