import { afterEach, beforeEach, expect, it, vi } from "vitest";

const openPage = () => import("./drift");
/** A page's own: what has been told is kept for as long as it is there. */
let drift: Awaited<ReturnType<typeof openPage>>;
let said: string[];

beforeEach(async () => {
  vi.resetModules();
  drift = await openPage();
  said = [];
  vi.spyOn(console, "debug").mockImplementation((...words) => void said.push(words.join(" ")));
});
afterEach(() => vi.restoreAllMocks());

it("is told once a page for each place and kind, to the console and to the page", () => {
  const heard: string[] = [];
  drift.onDrift(({ path, kind }) => heard.push(`${path} ${kind}`));
  for (let row = 0; row < 3; row += 1) drift.reportDrift("donors[].birthday", "disguised");
  drift.reportDrift("donors[].birthday", "missing");
  drift.reportDrift("donors[].status", "missing");
  const once = ["donors[].birthday disguised", "donors[].birthday missing", "donors[].status missing"];
  expect(heard).toEqual(once);
  expect(said).toEqual(once.map((words) => `gds-drift ${words}`));
});

it("waits for an element that can tell it, and two elements of a page tell it once", () => {
  const heard: string[] = [];
  drift.reportDrift("user.email", "missing");
  const stop = drift.onDrift(({ path }) => heard.push(`first: ${path}`));
  drift.onDrift(({ path }) => heard.push(`second: ${path}`));
  drift.reportDrift("user.role", "missing");
  stop();
  drift.reportDrift("user.status", "missing");
  expect(heard).toEqual(["first: user.email", "first: user.role", "second: user.status"]);
});
