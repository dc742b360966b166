import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { SWRConfig } from "swr";
import type { Connection } from "../connection";
import { clearCache } from "./cache";
import { ConnectionProvider } from "./connection";
import { fakeConnection } from "./test-support/fake-connection";
import { useQuery } from "./use-query";

const schema = () => ({});
const Reader = () => <p>{useQuery({ path: "/x", schema }).status}</p>;
const AbilityReader = () => <p>{useQuery({ path: "/auth/ability", schema }, { once: true }).status}</p>;

let now: number;
let reads: string[];
/** How often the session was asked to check its cookies. */
let checks: number;
let roots: Root[];
let followers: Parameters<Connection["liveChannel"]["follow"]>[0][];
let count = 0;

const connectionTo = (apiBase: string): Connection =>
  fakeConnection(apiBase, {
    syncWithCookies: () => void (checks += 1),
    call() {
      reads.push(apiBase);
      return Promise.resolve({});
    },
    follow(follower) {
      followers.push(follower);
      return () => void (followers = followers.filter((other) => other !== follower));
    },
  });
/** Elements that share a connection, each with the same read. */
const show = async (connection: Connection, elements = 1, Part = Reader) => {
  for (let index = 0; index < elements; index++) {
    const root = createRoot(document.body.appendChild(document.createElement("div")));
    roots.push(root);
    root.render(
      <ConnectionProvider connection={connection} onFailure={() => undefined}>
        <Part />
      </ConnectionProvider>,
    );
  }
  const shown = () => [...document.querySelectorAll("p")].map((node) => node.textContent);
  await expect.poll(() => shown()).toEqual(roots.map(() => "ready"));
  reads = [];
};
/** Waits until a read would have begun. */
const settled = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
const happens = async (type: "focus" | "online" | "visibilitychange", at: number) => {
  now = at;
  (type === "visibilitychange" ? document : window).dispatchEvent(new Event(type));
  await settled();
};

beforeEach(() => {
  now = 0;
  reads = [];
  checks = 0;
  roots = [];
  followers = [];
  count += 1;
  vi.spyOn(performance, "now").mockImplementation(() => now);
});
afterEach(() => {
  for (const root of roots) root.unmount();
  clearCache(SWRConfig.defaultValue.cache, "gds ");
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

it("a laptop that wakes reads again when its network is back, however soon after the focus", async () => {
  await show(connectionTo(`https://wakes-${count}/v2`));
  await happens("focus", 10_000);
  await happens("online", 13_000);
  expect(reads).toHaveLength(2);
});

it.each(["focus", "online", "visibilitychange"] as const)("on %s the session checks its cookies", async (type) => {
  await show(connectionTo(`https://looks-${count}/v2`));
  await happens(type, 10_000);
  expect([checks, reads.length]).toEqual([1, 1]);
});

it("a hidden tab reads nothing", async () => {
  await show(connectionTo(`https://hidden-${count}/v2`));
  vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  await happens("visibilitychange", 10_000);
  expect([checks, reads.length]).toEqual([0, 0]);
});

it("a user who switches between windows causes one read in five seconds at most", async () => {
  await show(connectionTo(`https://fro-${count}/v2`));
  await happens("focus", 10_000);
  await happens("focus", 14_000);
  expect(reads).toHaveLength(1);
  await happens("focus", 15_000);
  expect(reads).toHaveLength(2);
});

it("a socket that reconnects makes the page read again once, however soon after the focus; a hidden tab waits", async () => {
  await show(connectionTo(`https://socket-${count}/v2`), 2);
  await happens("focus", 10_000);
  now = 11_000;
  for (const follower of followers) void follower("all");
  await settled();
  expect([followers.length, reads.length]).toEqual([1, 2]);
  const hidden = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  for (const follower of followers) void follower("all");
  await settled();
  expect(reads).toHaveLength(2);
  hidden.mockRestore();
  await happens("visibilitychange", 12_000);
  expect(reads).toHaveLength(3);
  for (const root of roots) root.unmount();
  expect(followers).toEqual([]);
});

it("an event rereads the stale reads that are shown", async () => {
  await show(connectionTo(`https://stale-${count}/v2`), 2);
  for (const stale of [["/y", "/y/"], ["/x"]]) await followers[0]?.(new Set(stale));
  expect(reads).toHaveLength(1);
  for (const root of roots.splice(0)) root.unmount();
  await followers[0]?.(new Set(["/x"]));
  expect(reads).toHaveLength(1);
});

it("elements of one API read once, separately from those of another API", async () => {
  const [one, two] = [`https://one-${count}/v2`, `https://two-${count}/v2`];
  await show(connectionTo(one), 2);
  await show(connectionTo(two));
  await happens("online", 10_000);
  expect(reads.sort()).toEqual([one, two]);
});

it("the throttle of one API doesn't affect another", async () => {
  await show(connectionTo(`https://early-${count}/v2`));
  await happens("focus", 10_000);
  const late = `https://late-${count}/v2`;
  await show(connectionTo(late));
  await happens("focus", 12_000);
  expect(reads).toEqual([late]);
});

it("the ability is read once a session, also after a return and on a second screen", async () => {
  const connection = connectionTo(`https://once-${count}/v2`);
  await show(connection, 1, AbilityReader);
  await happens("online", 10_000);
  await show(connection, 1, AbilityReader);
  await happens("online", 20_000);
  expect(reads).toEqual([]);
});

it("the listeners are removed with the last element", async () => {
  const added = vi.spyOn(window, "addEventListener");
  await show(connectionTo(`https://gone-${count}/v2`), 2);
  const signals = added.mock.calls.flatMap(([type, , options]) =>
    (type === "focus" || type === "online") && typeof options === "object" ? [options.signal] : [],
  );
  roots[0]?.unmount();
  expect(signals.map((signal) => signal?.aborted)).toEqual([false, false]);
  roots[1]?.unmount();
  expect(signals.map((signal) => signal?.aborted)).toEqual([true, true]);
});
