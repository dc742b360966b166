import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ApiError } from "../../../api/errors";
import { setFeaturesOf } from "../../../api/session/features";
import type { Session } from "../../../api/session/session";
import type { ExportRequest } from "./export-request";
import { createExportRunner } from "./export-runner";
import { fakeServer, exportRequest, registry, type Answer } from "./test-support/fake-server";

vi.mock("../../../api/client/back-off", () => ({ backOff: () => 0 }));

let page: EventTarget;
beforeEach(() => {
  page = new EventTarget();
  vi.stubGlobal("window", page);
  // at noon, so that an hour later is on the same day, and the message names only the time
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-03-10T12:00:00+01:00") });
});
afterEach(() => void vi.useRealTimers());

/** A runner on a fake server, with control over the session. */
function open(answer: Answer, records = true, record: () => unknown = () => ({})) {
  const server = fakeServer((asked, nth) => (asked.path === "/exports" ? record() : answer(asked, nth)));
  let user = "u1";
  const enders = new Set<() => void>();
  const listeners = new Set<() => void>();
  const session = {
    ...server.session,
    state: () => ({ status: "signed-in", user: { _id: user } }),
    beforeEnd: (listener: () => void) => (enders.add(listener), () => enders.delete(listener)),
    subscribe: (listener: () => void) => (listeners.add(listener), () => listeners.delete(listener)),
  } as unknown as Session; // the parts that an export uses
  setFeaturesOf(session, { has: (feature) => records && ["exports", "idempotency"].includes(feature) });
  const runner = createExportRunner(session);
  const seen: string[] = [];
  runner.subscribe(() => seen.push(runner.current()?.state.status ?? "nothing"));
  return {
    ...server,
    runner,
    seen,
    /** Exports, and waits until it has ended. */
    async run(change: Partial<ExportRequest> = {}) {
      runner.start(exportRequest({ format: "json", ...change }));
      await expect.poll(() => runner.current()?.state.status).not.toBe("running");
      return runner.current()?.state;
    },
    signOut: () => enders.forEach((ended) => ended()),
    switchUser(other: string) {
      user = other;
      listeners.forEach((changed) => changed());
    },
  };
}

const refused = (status: number, retryAfter: number | null = null) =>
  new ApiError("http", "Il server dice no.", status, null, null, retryAfter);

const PAGES = [0, 1_000, 2_000];
const TIMEOUT = "a time-out";
/** Failures of a page, with the number of tries and the message. */
const FAILURES: [what: string, error: () => ApiError, tries: number, message: RegExp][] = [
  ["403", () => refused(403), 1, /^Il tuo ruolo non può esportare questi dati/],
  ["413", () => refused(413), 1, /^Il server dice no\. Controlla i filtri e riprova\.$/],
  ["429", () => refused(429), 3, /^Il server dice no\. Riprova fra poco\.$/],
  ["429 for an hour", () => refused(429, 3_600), 1, /^Il server dice no\. Riprova alle [\d:]+\.$/],
  ["500", () => refused(500), 3, /^Il server dice no\. Riprova fra poco\.$/],
  [
    "a page of HTML",
    () => new ApiError("malformed", "Non si capisce. Riprova.", 200),
    1,
    /^Non si capisce\. Riprova\.$/,
  ],
  [TIMEOUT, () => new ApiError("timeout", "Non risponde. Riprova."), 3, /^Non risponde\. Riprova\.$/],
  ["a cut", () => new ApiError("network", "Manca la rete. Riprova."), 3, /^Manca la rete\. Riprova\.$/],
];
describe("a page that keeps failing", () => {
  const cases = FAILURES.flatMap(([what, ...rest]) =>
    (what === TIMEOUT ? PAGES : [1_000]).map((skip) => [what, skip, ...rest] as const),
  );
  it.each(cases)("with %s, at row %d: shows the reason, and a retry makes the complete file", async (...failure) => {
    const [, skip, error, tries, message] = failure;
    let broken = true;
    const { run, runner, asked } = open((page, nth) => {
      if (broken && page.query.skip === skip) throw error();
      return registry(2_400)(page, nth);
    });
    const state = await run();
    expect(state).toMatchObject({ status: "failed", message: expect.stringMatching(message) as string });
    expect(asked.filter(({ query }) => query.skip === skip)).toHaveLength(tries);
    expect(asked.map(({ path }) => path)).not.toContain("/exports");
    broken = false;
    runner.retry();
    await expect.poll(() => runner.current()?.state).toMatchObject({ status: "ready", file: { rows: 2_400 } });
  });
});

describe("an export", () => {
  it("fails if a response is no list, and is unsure if a page in the middle has no rows", async () => {
    const middle = (answer: object) =>
      open((page, nth) => (page.query.skip === 1_000 ? answer : registry(2_400)(page, nth))).run();
    expect(await middle({})).toMatchObject({ status: "failed" });
    expect(await middle({ donors: [] })).toMatchObject({ status: "unsure", file: { changed: true, rows: 1_000 } });
  });

  it("whose record's response was lost sends it again under the same key, and a new export under another one", async () => {
    let lost = true;
    const { run, runner, asked } = open(registry(30), true, () => {
      if (lost) throw new ApiError("timeout", "Non risponde. Riprova.");
      return {};
    });
    const keys = () => asked.flatMap(({ path, key }) => (path === "/exports" ? key : []));
    expect(await run()).toMatchObject({ status: "failed" });
    lost = false;
    runner.retry();
    await expect.poll(() => runner.current()?.state.status).toBe("ready");
    expect(new Set(keys()).size).toBe(1);
    await run();
    expect(new Set(keys()).size).toBe(2);
  });

  it("is recorded before the file is ready, with the number of rows and without the filter", async () => {
    const { run, asked } = open(registry(30));
    await run({ read: { path: "/donors", query: { order: "lastName", query: "rossi" } } });
    expect(asked.at(-1)).toMatchObject({
      path: "/exports",
      body: { entity: "donors", format: "json", scope: "all", rows: 30, columns: ["lastName", "mobile"] },
    });
    expect(JSON.stringify(asked.at(-1))).not.toContain("rossi");
  });

  it("isn't recorded on a server without the feature", async () => {
    const { run, asked } = open(registry(30), false);
    expect(await run()).toMatchObject({ status: "ready", file: { rows: 30 } });
    expect(asked.map(({ path }) => path)).toEqual(["/donors"]);
  });

  it("doesn't start while another one is running", async () => {
    const { runner, run, asked } = open(registry(10));
    const first = run();
    runner.start(exportRequest({ format: "json" }));
    await first;
    expect(asked.filter(({ path }) => path === "/donors")).toHaveLength(1);
  });

  it.each([
    ["cancels", ({ runner }: ReturnType<typeof open>) => runner.close()],
    ["signs out", ({ signOut }: ReturnType<typeof open>) => signOut()],
    ["changes", ({ switchUser }: ReturnType<typeof open>) => switchUser("u2")],
  ])("ends without a file when the user %s", async (_, leave) => {
    const scene = open(() => new Promise(() => undefined));
    scene.runner.start(exportRequest({ format: "json" }));
    await expect.poll(() => scene.asked).toHaveLength(1);
    leave(scene);
    expect(scene.runner.current()).toBeNull();
    await Promise.resolve();
    expect(scene.seen.at(-1)).toBe("nothing");
    expect(scene.asked).toHaveLength(1);
  });

  it("makes the browser ask before unload, until it has ended", async () => {
    const leaves = () => !page.dispatchEvent(new Event("beforeunload", { cancelable: true }));
    const { run } = open(registry(10));
    const made = run();
    expect(leaves()).toBe(true);
    await made;
    expect(leaves()).toBe(false);
  });

  it.each([
    ["the file can't be read any more", "NotReadableError"],
    ["the store is full", "QuotaExceededError"],
  ])("shows an error if the device has no space: %s", async (_, name) => {
    const slice = vi.spyOn(Blob.prototype, "slice");
    slice.mockImplementation(function (this: Blob, start) {
      if (start === -1) throw new DOMException("no room", name);
      return this;
    });
    const { run, asked } = open(registry(10));
    const state = await run();
    slice.mockRestore();
    expect(state).toMatchObject({
      status: "failed",
      message: expect.stringContaining("non c’è abbastanza spazio") as string,
    });
    expect(asked.map(({ path }) => path)).not.toContain("/exports");
  });
});
