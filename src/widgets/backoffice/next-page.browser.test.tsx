import { SWRConfig, type State } from "swr";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { stage, type Rendered } from "../../ui/test-support";
import { NextPage } from "./next-page";
import { pages } from "./pages";

let shown: Rendered | undefined;
const load = vi.fn();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  vi.stubGlobal("requestIdleCallback", (job: () => void) => setTimeout(job));
  vi.stubGlobal("cancelIdleCallback", (handle: number) => clearTimeout(handle));
  vi.spyOn(pages.login!, "load").mockImplementation(load);
});

afterEach(async () => {
  const emptied = shown?.render(null); // while timers are those that its effects began with
  await vi.advanceTimersByTimeAsync(1);
  await emptied;
  await shown?.remove();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, "connection");
  load.mockClear();
});

/** The front page, from which people go to the sign-in; 10 s pass. */
async function frontPage(reads: Map<string, State>): Promise<void> {
  const node = (
    <SWRConfig value={{ provider: () => reads }}>
      <NextPage name="landing" user={null} />
    </SWRConfig>
  );
  const staged = stage(node);
  await vi.advanceTimersByTimeAsync(10_000);
  shown = await staged;
}

it("fetches the next page's code when what this page reads is there, and never before", async () => {
  const reads = new Map<string, State>([["rows", { isLoading: true }]]);
  await frontPage(reads);
  expect(load).not.toHaveBeenCalled();
  reads.set("rows", { isLoading: false, data: [] });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(load).toHaveBeenCalledOnce();
});

it("fetches nothing ahead for who saves data", async () => {
  Object.defineProperty(navigator, "connection", { configurable: true, value: { saveData: true } });
  await frontPage(new Map());
  expect(load).not.toHaveBeenCalled();
});

it("fetches it for everybody else", async () => {
  await frontPage(new Map());
  expect(load).toHaveBeenCalledOnce();
});
