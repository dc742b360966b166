import { beforeEach, expect, it, onTestFinished, vi } from "vitest";
import type { Notification } from "../../domain/entities";
import { beginScreen, endScreen } from "../client/shown";
import { createLiveChannel } from "./live-channel";
import { LIVE_EVENTS } from "./live-events";
import type { SocketParts } from "./live-socket";

const tab = { visibilityState: "visible" };
vi.stubGlobal("document", tab);
vi.stubGlobal("addEventListener", vi.fn());
vi.stubGlobal("removeEventListener", vi.fn());
vi.stubGlobal("requestIdleCallback", (job: () => void) => setTimeout(job));
const sockets: (SocketParts & { open: boolean })[] = [];
vi.mock("./live-socket", () => ({
  openSocket: (socket: SocketParts) => {
    const opened = { ...socket, open: true };
    sockets.push(opened);
    return () => (opened.open = false);
  },
}));

const NOTE = { _id: "n1", title: "t", message: "m", date: "2026-11-20T10:00:00Z", dismissed: false, link: null };
const live = createLiveChannel({
  apiBase: "https://api.example/v2",
  socketUrl: "https://api.example",
  session: { authToken: () => "a" },
  features: { has: () => true },
});
const subscribe = (
  userId: string,
  onNotification: (notification: Notification) => void,
  onListStale: () => void = () => undefined,
) =>
  live.listen(userId, {
    onNotifications: (arrived) => arrived.forEach((notification) => onNotification(notification)),
    onListStale,
  });
/** The server sends an event. */
function send(event: string, payload: unknown) {
  const reader = LIVE_EVENTS[event];
  if (reader) sockets[0]?.onStale(reader(payload, event, () => undefined));
  else sockets[0]?.events[event]?.(payload);
}
const connect = () => sockets[0]?.onConnect(() => undefined);
/** A user's event has the user's id as its name. */
const open = () => sockets.filter((socket) => socket.open).map(({ events }) => (events.u1 ? "u1" : "u2"));

beforeEach(() => {
  live.close();
  sockets.length = 0;
});

it("two listeners share a socket, which closes with the last of them", async () => {
  const received = [vi.fn(), vi.fn()] as const;
  const [leaveFirst, leaveSecond] = [subscribe("u1", received[0], vi.fn()), subscribe("u1", received[1], vi.fn())];
  await expect.poll(() => open()).toEqual(["u1"]);
  send("u1", NOTE);
  expect(received[0]).toHaveBeenCalledWith(NOTE);
  expect(received[1]).toHaveBeenCalledWith(NOTE);
  leaveFirst();
  await expect.poll(() => open()).toEqual(["u1"]);
  leaveSecond();
  await expect.poll(() => open()).toEqual([]);
});

it("the socket waits for the first screen", async () => {
  beginScreen(tab);
  subscribe("u1", vi.fn());
  await new Promise((done) => setTimeout(done));
  expect(sockets).toHaveLength(0);
  endScreen(tab);
  await expect.poll(() => open()).toEqual(["u1"]);
});

it("another user's socket replaces the former user's", async () => {
  subscribe("u1", vi.fn(), vi.fn());
  await expect.poll(() => open()).toEqual(["u1"]);
  subscribe("u2", vi.fn(), vi.fn());
  await expect.poll(() => open()).toEqual(["u2"]);
});

it("a listener that stops before the first screen is shown opens no socket", async () => {
  subscribe("u1", vi.fn(), vi.fn())();
  subscribe("u2", vi.fn(), vi.fn());
  await expect.poll(() => open()).toEqual(["u2"]);
  expect(sockets).toHaveLength(1);
});

it("a payload that is no notification is ignored", async () => {
  const received = vi.fn();
  subscribe("u1", received, vi.fn());
  await expect.poll(() => sockets).toHaveLength(1);
  for (const payload of ["<script>", null, undefined, 7, [NOTE], {}, { dismissed: false }]) send("u1", payload);
  expect(received).not.toHaveBeenCalled();
});

it("a notification of another server is received as far as it can be read", async () => {
  const received = vi.fn();
  subscribe("u1", received, vi.fn());
  await expect.poll(() => sockets).toHaveLength(1);
  send("u1", { key: 7, message: ["Porta un documento", { msg: "manca", param: "cap" }, null] });
  const message = [
    { msg: "Porta un documento", param: null },
    { msg: "manca", param: "cap" },
  ];
  expect(received).toHaveBeenCalledWith({ _id: "7", title: "", message, date: "", dismissed: false, link: null });
});

it("a socket that connects calls the first listener: notifications since the read of the list were missed", async () => {
  const [first, second, follower] = [vi.fn(), vi.fn(), vi.fn()];
  onTestFinished(live.follow(follower));
  subscribe("u1", vi.fn(), first);
  subscribe("u1", vi.fn(), second);
  await expect.poll(() => sockets).toHaveLength(1);
  connect();
  expect([first, second, follower].map(({ mock }) => mock.calls.length)).toEqual([1, 0, 0]);
});

it("a socket that connects before a list is shown calls the first listener that shows one", async () => {
  const [first, second] = [vi.fn(), vi.fn()];
  live.listen("u1", {});
  await expect.poll(() => sockets).toHaveLength(1);
  connect();
  subscribe("u1", vi.fn(), first);
  subscribe("u1", vi.fn(), second);
  expect([first, second].map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
});

it("a socket that connects again, or late, makes all reads stale, at most once in ten seconds", async () => {
  let now = 0;
  vi.spyOn(performance, "now").mockImplementation(() => now);
  const [connected, follower] = [vi.fn(), vi.fn()];
  const stop = live.follow(follower);
  const calls = () => [connected.mock.calls.length, follower.mock.calls.length];
  subscribe("u1", vi.fn(), connected);
  await expect.poll(() => sockets).toHaveLength(1);
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  now = 60_000;
  connect();
  expect(calls()).toEqual([0, 1]);
  for (let again = 0; again < 2; again++) connect();
  vi.advanceTimersByTime(9_999);
  expect(calls()).toEqual([0, 1]);
  vi.advanceTimersByTime(1);
  expect(calls()).toEqual([0, 2]);
  vi.advanceTimersByTime(11_000);
  connect();
  expect(calls()).toEqual([0, 3]);
  stop();
  vi.advanceTimersByTime(11_000);
  connect();
  expect(calls()).toEqual([0, 3]);
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Opens a socket with a follower, and uses fake timers. */
async function connected(
  follower: Parameters<typeof live.follow>[0],
  listener: Parameters<typeof live.listen>[1] = {},
) {
  onTestFinished(live.follow(follower));
  live.listen("u1", listener);
  await expect.poll(() => sockets).toHaveLength(1);
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
}
const idsIn = (stale: ReadonlySet<string> | "all") =>
  stale === "all" ? ["all"] : [...stale].flatMap((path) => /^\/donors\/([^/]+)$/.exec(path)?.[1] ?? []);

it("the changes of a second are one batch, and those that come while it runs are the next, however many they are", async () => {
  const batches: string[][] = [];
  let end = () => undefined as void;
  await connected((stale) => {
    batches.push(idsIn(stale));
    return new Promise<void>((done) => (end = done));
  });
  for (let index = 0; index < 1_000; index++) send("donor.changed", { ids: [`d${index % 2}`] });
  expect(batches).toEqual([]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(batches).toEqual([["d0", "d1"]]);
  for (let index = 0; index < 1_000; index++) send("donor.changed", { ids: ["d2"] });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(batches).toHaveLength(1);
  end();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(batches).toEqual([["d0", "d1"], ["d2"]]);
  end();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(batches).toHaveLength(2);
});

it("a batch that fails doesn't stop the next one", async () => {
  const batches: string[][] = [];
  await connected((stale) => {
    batches.push(idsIn(stale));
    return Promise.reject(new Error("down"));
  });
  for (const id of ["d1", "d2"]) {
    send("donor.changed", { ids: [id] });
    await vi.advanceTimersByTimeAsync(1_000);
  }
  expect(batches).toEqual([["d1"], ["d2"]]);
});

it("in a hidden tab a change makes all reads stale, once; a change of the user's own rights applies at once", async () => {
  const stale = vi.fn((_stale: ReadonlySet<string> | "all") => Promise.resolve());
  await connected(stale);
  tab.visibilityState = "hidden";
  onTestFinished(() => void (tab.visibilityState = "visible"));
  for (let index = 0; index < 1_000; index++) send("donor.changed", { ids: ["d1"] });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(stale.mock.calls).toEqual([["all"]]);
  for (let second = 0; second < 9; second++) {
    send("donor.changed", { ids: ["d1"] });
    await vi.advanceTimersByTimeAsync(1_000);
  }
  expect(stale.mock.calls).toEqual([["all"], ["all"]]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(stale.mock.calls).toEqual([["all"], ["all"], ["all"]]);
  send("user.changed", { ids: ["u1"] });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(stale.mock.lastCall?.[0]).toContain("/users/u1");
  tab.visibilityState = "visible";
  await vi.advanceTimersByTimeAsync(60_000);
  expect(stale).toHaveBeenCalledTimes(4);
  send("donor.changed", { ids: ["d1"] });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(stale.mock.lastCall?.[0]).toContain("/donors/d1");
});

it.each([
  ["donor.changed", { ids: ["d1"] }, ["/donors", "/stats", "/donations", "/awards", "/donors/d1", "/donors/d1/"]],
  ["user.changed", { ids: ["u7"] }, ["/users", "/zones", "/users/u7"]],
  ["sending.changed", { template: "t1", sending: "s1" }, ["/emails-template/t1/sendings/s1"]],
  ["documents.changed", {}, ["/documents", "/documents/"]],
])("%s makes the reads of its kind stale", async (event, payload, paths) => {
  const stale = vi.fn((_stale: ReadonlySet<string> | "all") => Promise.resolve());
  await connected(stale);
  send(event, payload);
  await vi.advanceTimersByTimeAsync(1_000);
  expect([...(stale.mock.calls[0]?.[0] ?? [])]).toEqual(expect.arrayContaining(paths));
});

it.each(["settings.changed", "zones.changed"])("%s makes all reads stale, at once", async (event) => {
  const stale = vi.fn(() => Promise.resolve());
  await connected(stale);
  send(event, {});
  expect(stale.mock.calls).toEqual([["all"]]);
});

it("a change that names no donor is ignored", async () => {
  const stale = vi.fn((_stale: ReadonlySet<string> | "all") => Promise.resolve());
  await connected(stale);
  for (const payload of [null, undefined, "d1", 7, [], {}, { ids: null }, { ids: "d1" }, { ids: [{}, null, ""] }])
    send("donor.changed", payload);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(stale).not.toHaveBeenCalled();
  send("donor.changed", { ids: [100, "d1"] });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(idsIn(stale.mock.calls[0]![0])).toEqual(["100", "d1"]);
});

it("a first notification is passed on at once, those that follow within a second together, each once", async () => {
  const received: number[] = [];
  await connected(() => Promise.resolve(), { onNotifications: (arrived) => void received.push(arrived.length) });
  for (let index = 0; index < 1_000; index++) send("u1", { ...NOTE, _id: `n${index % 500}` });
  expect(received).toEqual([1]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(received).toEqual([1, 499]);
  send("u1", { ...NOTE, _id: "later" });
  expect(received).toEqual([1, 499]);
  await vi.advanceTimersByTimeAsync(5_000);
  send("u1", { ...NOTE, _id: "last" });
  expect(received).toEqual([1, 499, 1, 1]);
});
