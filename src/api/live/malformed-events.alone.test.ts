import { afterEach, expect, it, vi } from "vitest";
import { createLiveChannel } from "./live-channel";
import { LIVE_EVENTS } from "./live-events";
import type { SocketParts } from "./live-socket";

const tab = { visibilityState: "visible" };
vi.stubGlobal("document", tab);
vi.stubGlobal("addEventListener", vi.fn());
vi.stubGlobal("removeEventListener", vi.fn());
const sockets: SocketParts[] = [];
vi.mock("./live-socket", () => ({
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
afterEach(() => live.close());

const deep = JSON.parse(`${"[".repeat(5_000)}${"]".repeat(5_000)}`) as unknown;
const MALFORMED: unknown[] = [
  ...[undefined, null, true, 0, Number.NaN, "", "boh", "<script>alert(1)</script>", [], [[]], {}, deep],
  ...[{ ids: null }, { ids: "d1" }, { ids: [null, {}, [], ""] }, { ids: { length: 3 } }, { ids: deep }],
  ...[{ open: null }, { open: "x" }, { open: [null, 1, {}, { user: null }, { kind: {}, id: [], user: [] }] }],
  ...[{ _id: null, title: {}, message: deep }, { message: [null, {}] }, { _id: [], message: { msg: {} } }],
  JSON.parse('{"__proto__":{"ids":["d1"]},"constructor":null,"ids":{"__proto__":[]}}'),
];

it.each(MALFORMED.map((payload, number) => [number, payload] as const))(
  "malformed payload %i of any event throws nothing and names no record",
  async (_number, payload) => {
    const paths: string[] = [];
    const stop = live.follow(async (stale) => void paths.push(...(stale === "all" ? [] : stale)));
    const titles: string[] = [];
    sockets.length = 0;
    live.listen("u1", { onNotifications: (arrived) => titles.push(...arrived.map(({ title }) => title)) });
    await expect.poll(() => sockets).toHaveLength(1);
    const socket = sockets[0]!;
    vi.useFakeTimers();
    try {
      for (const receive of Object.values(socket.events)) expect(() => receive(payload)).not.toThrow();
      for (const reader of Object.values(LIVE_EVENTS))
        expect(() => socket.onStale(reader(payload, "", () => undefined))).not.toThrow();
      await vi.advanceTimersByTimeAsync(20_000);
      expect(paths.filter((path) => /undefined|null|object|\/\//.test(path))).toEqual([]);
      expect(titles.every((title) => typeof title === "string")).toBe(true);
      expect(
        live.presence.elsewhere().every(({ kind, id }) => typeof kind === "string" && typeof id === "string"),
      ).toBe(true);
      // a valid event after it is still received
      socket.onStale(LIVE_EVENTS["donor.changed"]!({ _id: "d7", ids: ["d7"], donorId: "d7" }, "", () => undefined));
      await vi.advanceTimersByTimeAsync(20_000);
      expect(paths).toContain("/donors/d7");
    } finally {
      stop();
      vi.useRealTimers();
    }
  },
);
