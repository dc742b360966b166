import { useEffect, useState, type ReactNode } from "react";
import { userEvent } from "vitest/browser";
import { afterEach, expect, it, vi } from "vitest";
import { stage } from "../../ui/test-support";
import { lazyPage } from "../../ui/loading/lazy-page";
import { ErrorBoundary, type Fault } from "./error-boundary";

afterEach(() => vi.restoreAllMocks());

/** @param told receives the faults that the boundary reports to the host page */
const stageGuarded = (part: ReactNode, told: Fault[]) =>
  stage(
    <ErrorBoundary
      onError={(fault) => told.push(fault)}
      fallback={(retry, fault) => <button onClick={retry}>{fault}</button>}
    >
      {part}
    </ErrorBoundary>,
  );

/** Shows a part whose code doesn't come the first time. @returns what the host page is told, and what is shown */
async function show(first: () => Promise<never>) {
  const load = vi.fn(() => Promise.resolve({ default: () => <p>there</p> })).mockImplementationOnce(first);
  const Part = lazyPage(load);
  const told: Fault[] = [];
  vi.spyOn(console, "error").mockImplementation(() => undefined); // React's own
  const scene = await stageGuarded(<Part />, told);
  await expect.poll(() => told).toHaveLength(1);
  return { scene, told };
}

it("code that doesn't come is no fault of ours, and comes when it is asked for again", async () => {
  const { scene, told } = await show(() => Promise.reject(new TypeError("Failed to fetch")));
  expect(told).toEqual(["page-load"]);
  await userEvent.click(scene.find("button", "page-load"));
  await expect.poll(scene.text).toContain("there");
  await scene.remove();
});

/** Shows a part that crashes after a press. @returns what the host page is told, and how many times the part was mounted */
async function showCrashing(crashes: () => boolean) {
  const told: Fault[] = [];
  let mounts = 0;
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  function Part() {
    const [pressed, setPressed] = useState(false);
    useEffect(() => void (mounts += 1), []);
    if (pressed && crashes()) throw new Error("on purpose");
    return <button onClick={() => setPressed(true)}>part</button>;
  }
  const scene = await stageGuarded(<Part />, told);
  return { scene, told, mounts: () => mounts };
}

it("content that crashes is mounted again once, without a word; the next crash is shown, until the user retries", async () => {
  const { scene, told, mounts } = await showCrashing(() => true);
  await scene.press("button", "part");
  await expect.poll(mounts).toBe(2);
  expect(told).toEqual([]);
  await scene.press("button", "part");
  await scene.press("button", "crash");
  expect(told).toEqual(["crash"]);
  await scene.press("button", "part");
  await expect.poll(mounts).toBe(4);
  expect(told).toEqual(["crash"]);
  await scene.remove();
});

it("content whose nodes somebody else removed is mounted again", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const told: Fault[] = [];
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
    <ErrorBoundary onError={(fault) => told.push(fault)} fallback={(_retry, fault) => fault}>
      <Part />
    </ErrorBoundary>,
  );
  scene.find("p").firstChild?.remove();
  await scene.press("button", "part");
  await expect.poll(() => scene.shadow.querySelector("p")?.textContent).toBe("beforepart");
  expect(told).toEqual([]);
  await scene.remove();
});
