import { createServer, type Server as HttpServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Server } from "socket.io";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createLiveChannel, type LiveChannel } from "../src/api/live/live-channel";
// loaded before the tests: a first connection after 5 s counts as a second one
import "../src/api/live/live-socket";
import { setTransport } from "../src/api/transport";
import { serveSockets } from "../src/mocks/server/sockets";
import { startMock, type StartedMock } from "../src/mocks/start";
import { NOW } from "../src/mocks/test-support/now";

/** The live channel with a real Socket.IO server: restarts, cuts, expired tokens, bursts, and malformed events. */

const ADMIN = "u1";
const API = "http://live.example/v2";
let http: HttpServer;
let io: Server;
let mock: StartedMock;
let token: string;
let opened: LiveChannel[];
/** The window on which the live channels listen. */
let windows: EventTarget;

async function serve(port = 0): Promise<void> {
  http = createServer();
  await new Promise<void>((resolve) => http.listen(port, "127.0.0.1", resolve));
  io = serveSockets(http, mock.ctx);
}
const port = () => (http.address() as AddressInfo).port;
const sockets = () => io.sockets.sockets.size;
const notify = (title: string) => mock.control.notify({ title, message: "..." }, ADMIN);
const push = (payload: unknown) => mock.ctx.hub.push(ADMIN, ADMIN, payload);

/** A page of the administrator. */
function open() {
  const live = createLiveChannel({
    apiBase: API,
    socketUrl: `http://127.0.0.1:${port()}`,
    session: { authToken: () => token },
    features: { has: () => true },
  });
  const heard: string[] = [];
  const waiting: { count: number; resolve: () => void }[] = [];
  /** Called when the socket has connected for the first time, and when it has connected again. */
  const connected = vi.fn();
  const returned = vi.fn();
  const join = () =>
    live.listen(ADMIN, {
      onNotifications(arrived) {
        heard.push(...arrived.map(({ title }) => title));
        for (const { count, resolve } of waiting) if (heard.length >= count) resolve();
      },
      onListStale: connected,
    });
  live.follow(returned);
  opened.push(live);
  /** Resolves when so many notifications have arrived. */
  const hears = (count: number) =>
    heard.length >= count ? undefined : new Promise<void>((resolve) => void waiting.push({ count, resolve }));
  return { heard, hears, connected, returned, join, leave: join() };
}

beforeEach(async () => {
  windows = new EventTarget();
  vi.stubGlobal("addEventListener", windows.addEventListener.bind(windows));
  vi.stubGlobal("removeEventListener", windows.removeEventListener.bind(windows));
  mock = await startMock({ apiBase: API, donors: 5, storage: "memory" }, () => NOW);
  setTransport(API, { fetch, socketOptions: { reconnectionDelay: 10, reconnectionDelayMax: 20 } });
  token = (await mock.control.signIn("admin")).authToken;
  opened = [];
  await serve();
});
afterEach(async () => {
  for (const live of opened) live.close();
  await io.close();
  setTransport(API, null);
  vi.unstubAllGlobals();
});

it("receives notifications after a restart of the server; those that were missed before or between the connections are read again, once each", async () => {
  const page = open();
  page.join();
  await expect.poll(() => page.connected.mock.calls.length).toBe(1);
  expect(page.returned).not.toHaveBeenCalled();
  await notify("before");
  const before = port();
  await io.close();
  await notify("meanwhile");
  await serve(before);
  await expect.poll(() => page.returned.mock.calls.length).toBe(1);
  await notify("after");
  await expect.poll(() => page.heard).toEqual(["before", "before", "after", "after"]);
  expect(sockets()).toBe(1);
  expect([page.connected, page.returned].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
});

it("receives notifications after the connection was cut", async () => {
  const page = open();
  // the page's own connect event: the server counts a socket a moment earlier
  await expect.poll(() => page.connected.mock.calls.length).toBe(1);
  await mock.control.setScenario("offline");
  await expect.poll(sockets).toBe(0);
  await mock.control.setScenario("none");
  await expect.poll(sockets).toBe(1);
  await expect.poll(() => page.returned.mock.calls.length).toBe(1);
  await notify("after");
  await expect.poll(() => page.heard).toEqual(["after"]);
});

it("connects again with the new token after the old one has expired", async () => {
  const page = open();
  await expect.poll(sockets).toBe(1);
  await mock.control.expireAccessTokens();
  const refused = vi.fn();
  io.engine.on("connection", refused);
  io.sockets.sockets.forEach((socket) => socket.disconnect(true));
  await expect.poll(() => refused.mock.calls.length).toBeGreaterThan(1);
  expect(sockets()).toBe(0);
  token = (await mock.control.signIn("admin")).authToken;
  await expect.poll(sockets).toBe(1);
  await notify("after");
  await expect.poll(() => page.heard).toEqual(["after"]);
});

it("a server that accepts and closes connections repeatedly causes a single read", async () => {
  let tries = 0;
  io.on("connection", (socket) => {
    tries += 1;
    if (tries < 6) socket.disconnect(true);
  });
  const page = open();
  await expect.poll(() => tries).toBe(6);
  await notify("after");
  await expect.poll(() => page.heard).toEqual(["after"]);
  expect([page.connected, page.returned].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
});

it("each of three tabs receives each of 50 notifications once, in order, over its own socket", async () => {
  const tabs = Array.from({ length: 3 }, open);
  await expect.poll(sockets).toBe(3);
  const titles = Array.from({ length: 50 }, (_, index) => `n ${index}`);
  for (const title of titles) await notify(title);
  for (const { heard, hears } of tabs) {
    await hears(titles.length);
    expect(heard).toEqual(titles);
  }
  expect(sockets()).toBe(3);
});

it("ignores duplicates and payloads that are no notifications", async () => {
  const page = open();
  await expect.poll(sockets).toBe(1);
  const note = { _id: "n1", title: "once", message: "m", date: "2026-11-20T10:00:00Z", dismissed: false };
  const nameless = { title: "nameless", message: "m", date: "2026-11-20T10:00:00Z" };
  for (const payload of [note, null, "<script>", 7, [], {}, note, { ...note }, nameless, nameless]) push(payload);
  await notify("last");
  await expect.poll(() => page.heard).toEqual(["once", "nameless", "last"]);
});

it("all elements of a page share one socket, in whatever order they leave and return", async () => {
  const page = open();
  const second = page.join();
  const third = page.join();
  await expect.poll(sockets).toBe(1);
  page.leave();
  third();
  const again = page.join();
  second();
  await notify("one");
  await expect.poll(() => page.heard).toEqual(["one"]);
  expect(sockets()).toBe(1);
  again();
  await expect.poll(sockets).toBe(0);
  page.join();
  await expect.poll(sockets).toBe(1);
});

it("closes when the page is hidden for good, and opens again when the browser shows it from its cache", async () => {
  const page = open();
  // the page's own connect event: the server counts a socket a moment earlier
  await expect.poll(() => page.connected.mock.calls.length).toBe(1);
  windows.dispatchEvent(new Event("pagehide"));
  await expect.poll(sockets).toBe(0);
  await notify("meanwhile");
  windows.dispatchEvent(new Event("pageshow"));
  await expect.poll(sockets).toBe(1);
  await expect.poll(() => page.returned.mock.calls.length).toBe(1);
  windows.dispatchEvent(new Event("pageshow"));
  await notify("after");
  await expect.poll(() => page.heard).toEqual(["after"]);
  expect(sockets()).toBe(1);
});
