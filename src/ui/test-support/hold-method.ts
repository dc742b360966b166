import { onTestFinished, vi } from "vitest";

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
