import { afterEach, beforeEach, expect, it, vi } from "vitest";

const openPage = () => import("./drift");
/** Loaded again for each test, because the module remembers what it has reported. */
let drift: Awaited<ReturnType<typeof openPage>>;
let logged: string[];

beforeEach(async () => {
  vi.resetModules();
  drift = await openPage();
  logged = [];
  vi.spyOn(console, "debug").mockImplementation((...values) => void logged.push(values.join(" ")));
});
afterEach(() => vi.restoreAllMocks());

it("a difference is reported once a page for each place and kind, to the console and to the listener", () => {
  const received: string[] = [];
  drift.onDrift(({ path, kind }) => received.push(`${path} ${kind}`));
  for (let row = 0; row < 3; row += 1) drift.reportDrift("donors[].birthday", "disguised");
  drift.reportDrift("donors[].birthday", "missing");
  drift.reportDrift("donors[].status", "missing");
  const once = ["donors[].birthday disguised", "donors[].birthday missing", "donors[].status missing"];
  expect(received).toEqual(once);
  expect(logged).toEqual(once.map((difference) => `gds-drift ${difference}`));
});

it("a difference waits for a listener, and only one of two listeners receives it", () => {
  const received: string[] = [];
  drift.reportDrift("user.email", "missing");
  const stop = drift.onDrift(({ path }) => received.push(`first: ${path}`));
  drift.onDrift(({ path }) => received.push(`second: ${path}`));
  drift.reportDrift("user.role", "missing");
  stop();
  drift.reportDrift("user.status", "missing");
  expect(received).toEqual(["first: user.email", "first: user.role", "second: user.status"]);
});
