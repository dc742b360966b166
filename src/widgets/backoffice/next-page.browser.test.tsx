import { SWRConfig, type State } from "swr";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { stage, type Rendered } from "../../ui/test-support";
import { NextPage } from "./next-page";
import { pages } from "./pages";

let scene: Rendered | undefined;
const load = vi.fn();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  vi.stubGlobal("requestIdleCallback", (job: () => void) => setTimeout(job));
  vi.stubGlobal("cancelIdleCallback", (handle: number) => clearTimeout(handle));
  vi.spyOn(pages.login!, "load").mockImplementation(load);
});

afterEach(async () => {
  const emptied = scene?.render(null); // before the real timers return: its effects used the fake ones
  await vi.advanceTimersByTimeAsync(1);
  await emptied;
  await scene?.remove();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, "connection");
  load.mockClear();
});

/** Shows the landing page, whose next page is the sign-in, for 10 s. */
async function showLandingPage(reads: Map<string, State>): Promise<void> {
  const node = (
    <SWRConfig value={{ provider: () => reads }}>
      <NextPage name="landing" user={null} />
    </SWRConfig>
  );
  const staged = stage(node);
  await vi.advanceTimersByTimeAsync(10_000);
  scene = await staged;
}

it("the next page's code is loaded after the reads of this page are done, and not before", async () => {
  const reads = new Map<string, State>([["rows", { isLoading: true }]]);
  await showLandingPage(reads);
  expect(load).not.toHaveBeenCalled();
  reads.set("rows", { isLoading: false, data: [] });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(load).toHaveBeenCalledOnce();
});

it("no code is loaded ahead for a user who saves data", async () => {
  Object.defineProperty(navigator, "connection", { configurable: true, value: { saveData: true } });
  await showLandingPage(new Map());
  expect(load).not.toHaveBeenCalled();
});

it("the next page's code is loaded for other users", async () => {
  await showLandingPage(new Map());
  expect(load).toHaveBeenCalledOnce();
});
