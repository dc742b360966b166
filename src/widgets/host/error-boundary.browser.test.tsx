import { useEffect, useState, type ReactNode } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { stage } from "../../ui/test-support";
import { lazyPage } from "../../ui/loading/lazy-page";
import { ErrorBoundary, type Fault } from "./error-boundary";

afterEach(() => vi.restoreAllMocks());

/** @param faults receives the faults that the boundary reports to the host page */
const stageGuarded = (part: ReactNode, faults: Fault[]) =>
  stage(
    <ErrorBoundary
      onError={(fault) => faults.push(fault)}
      fallback={(retry, fault) => <button onClick={retry}>{fault}</button>}
    >
      {part}
    </ErrorBoundary>,
  );

/** Shows a part whose code can't be loaded the first time. */
async function show(first: () => Promise<never>) {
  const load = vi.fn(() => Promise.resolve({ default: () => <p>loaded</p> })).mockImplementationOnce(first);
  const Part = lazyPage(load);
  const faults: Fault[] = [];
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const scene = await stageGuarded(<Part />, faults);
  await expect.poll(() => faults).toHaveLength(1);
  return { scene, faults };
}

it("code that can't be loaded is reported as page-load, and a retry loads it", async () => {
  const { scene, faults } = await show(() => Promise.reject(new TypeError("Failed to fetch")));
  expect(faults).toEqual(["page-load"]);
  await scene.press("button", "page-load");
  await expect.poll(scene.text).toContain("loaded");
  await scene.remove();
});

/** Shows a part that crashes after a press. `mounts` counts how often it was mounted. */
async function showCrashing(crashes: () => boolean) {
  const faults: Fault[] = [];
  let mounts = 0;
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  function Part() {
    const [pressed, setPressed] = useState(false);
    useEffect(() => void (mounts += 1), []);
    if (pressed && crashes()) throw new Error("on purpose");
    return <button onClick={() => setPressed(true)}>part</button>;
  }
  const scene = await stageGuarded(<Part />, faults);
  return { scene, faults, mounts: () => mounts };
}

it("content that crashes is mounted again once without a report; the next crash is shown until the user retries", async () => {
  const { scene, faults, mounts } = await showCrashing(() => true);
  await scene.press("button", "part");
  await expect.poll(mounts).toBe(2);
  expect(faults).toEqual([]);
  await scene.press("button", "part");
  await scene.press("button", "crash");
  expect(faults).toEqual(["crash"]);
  await scene.press("button", "part");
  await expect.poll(mounts).toBe(4);
  expect(faults).toEqual(["crash"]);
  await scene.remove();
});

it("content whose nodes another script removed is mounted again", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const faults: Fault[] = [];
  function Part() {
    const [pressed, setPressed] = useState(false);
    return (
      <p>
        {!pressed && "before"}
        <button onClick={() => setPressed(true)}>part</button>
      </p>
    );
  }
  const scene = await stage(
    <ErrorBoundary onError={(fault) => faults.push(fault)} fallback={(_retry, fault) => fault}>
      <Part />
    </ErrorBoundary>,
  );
  scene.find("p").firstChild?.remove();
  await scene.press("button", "part");
  await expect.poll(() => scene.find("p").textContent).toBe("beforepart");
  expect(faults).toEqual([]);
  await scene.remove();
});
