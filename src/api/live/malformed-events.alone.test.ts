import { afterEach, expect, it, vi } from "vitest";
import { createLiveChannel } from "./live-channel";
import { LIVE_EVENTS } from "./live-events";
import type { SocketParts } from "./live-socket";

const tab = { visibilityState: "visible" };
vi.stubGlobal("document", tab);
vi.stubGlobal("addEventListener", vi.fn());
vi.stubGlobal("removeEventListener", vi.fn());
vi.stubGlobal("requestIdleCallback", (job: () => void) => setTimeout(job));
const sockets: SocketParts[] = [];
vi.mock("./live-socket", async () => ({
  presenceChanged: (await import("./presence-schema")).presenceChanged,
  openSocket: (socket: SocketParts) => {
    sockets.push(socket);
    return () => undefined;
  },
}));

const live = createLiveChannel({
  apiBase: "https://api.example/v2",
  socketUrl: "https://api.example",
  session: { authToken: () => "a" },
  features: { has: () => true },
});
afterEach(() => {
  vi.useRealTimers();
  live.close();
});

const deep = JSON.parse(`${"[".repeat(5_000)}${"]".repeat(5_000)}`) as unknown;
const MALFORMED: unknown[] = [
  undefined,
  null,
  true,
  0,
  Number.NaN,
  "",
  "boh",
  "<script>alert(1)</script>",
  [],
  [[]],
  {},
  deep,
  { ids: null },
  { ids: "d1" },
  { ids: [null, {}, [], ""] },
  { ids: { length: 3 } },
  { ids: deep },
  { open: null },
  { open: "x" },
  { open: [null, 1, {}, { user: null }, { kind: {}, id: [], user: [] }] },
  { _id: null, title: {}, message: deep },
  { message: [null, {}] },
  { _id: [], message: { msg: {} } },
  JSON.parse('{"__proto__":{"ids":["d1"]},"constructor":null,"ids":{"__proto__":[]}}'),
];

it("malformed payloads of any event throw nothing and name no record, and a valid event after each is received", async () => {
  const paths: string[] = [];
  live.follow(async (stale) => void paths.push(...(stale === "all" ? [] : stale)));
  const titles: string[] = [];
  live.listen("u1", { onNotifications: (arrived) => titles.push(...arrived.map(({ title }) => title)) });
  await expect.poll(() => sockets).toHaveLength(1);
  const socket = sockets[0]!;
  vi.useFakeTimers();
  for (const [number, payload] of MALFORMED.entries()) {
    const name = `payload ${number}`;
    paths.length = 0;
    for (const receive of Object.values(socket.events)) expect(() => receive(payload), name).not.toThrow();
    for (const reader of Object.values(LIVE_EVENTS))
      expect(() => socket.onStale(reader(payload, "", () => undefined)), name).not.toThrow();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(
      paths.filter((path) => /undefined|null|object|\/\//.test(path)),
      name,
    ).toEqual([]);
    expect(
      titles.every((title) => typeof title === "string"),
      name,
    ).toBe(true);
    const elsewhere = live.presence.elsewhere();
    expect(
      elsewhere.every(({ kind, id }) => typeof kind === "string" && typeof id === "string"),
      name,
    ).toBe(true);
    socket.onStale(LIVE_EVENTS["donor.changed"]!({ _id: "d7", ids: ["d7"], donorId: "d7" }, "", () => undefined));
    await vi.advanceTimersByTimeAsync(20_000);
    expect(paths, name).toContain("/donors/d7");
  }
});
