import { userEvent } from "vitest/browser";
import { afterEach, expect, it, vi } from "vitest";
import { stage } from "../../ui/test-support";
import { lazyPage } from "../../ui/lazy-page";
import { ErrorBoundary, type Fault } from "./error-boundary";

afterEach(() => vi.restoreAllMocks());

/** Shows a part whose code doesn't come the first time. @returns what the host page is told, and what is shown */
async function show(first: () => Promise<never>) {
  const load = vi.fn(() => Promise.resolve({ default: () => <p>there</p> })).mockImplementationOnce(first);
  const Part = lazyPage(load);
  const told: Fault[] = [];
  vi.spyOn(console, "error").mockImplementation(() => undefined); // React's own
  const scene = await stage(
    <ErrorBoundary
      onError={(fault) => told.push(fault)}
      fallback={(retry, fault) => <button onClick={retry}>{fault}</button>}
    >
      <Part />
    </ErrorBoundary>,
  );
  await expect.poll(() => told).toHaveLength(1);
  return { scene, told };
}

it("code that doesn't come is no fault of ours, and comes when it is asked for again", async () => {
  const { scene, told } = await show(() => Promise.reject(new TypeError("Failed to fetch")));
  expect(told).toEqual(["page-load"]);
  await userEvent.click(scene.find("button", "page-load"));
  await expect.poll(() => scene.shadow.textContent).toContain("there");
  await scene.remove();
});
