import { afterEach, expect, it, vi } from "vitest";
import { createLiveNotifications } from "./live-channel";
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

const live = createLiveNotifications("https://api.example/v2", "https://api.example", { authToken: () => "a" });
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
    const ids: string[] = [];
    const keep = (changed: ReadonlySet<string>) => {
      ids.push(...changed);
      return Promise.resolve();
    };
    const titles: string[] = [];
    sockets.length = 0;
    live.listen("u1", {
      onDonorsChanged: keep,
      onUsersChanged: keep,
      onSendingsChanged: keep,
      onNotifications: (arrived) => titles.push(...arrived.map(({ title }) => title)),
    });
    await expect.poll(() => sockets).toHaveLength(1);
    const socket = sockets[0]!;
    vi.useFakeTimers();
    try {
      for (const send of [
        socket.onMessage,
        socket.onUserChanged,
        socket.onSendingChanged,
        socket.onDonorChanged,
        (sent: unknown) => socket.presence.told(sent),
      ])
        expect(() => send(payload)).not.toThrow();
      await vi.advanceTimersByTimeAsync(20_000);
      expect(ids.filter((id) => !id || typeof id !== "string")).toEqual([]);
      expect(titles.every((title) => typeof title === "string")).toBe(true);
      expect(
        live.presence.elsewhere().every(({ kind, id }) => typeof kind === "string" && typeof id === "string"),
      ).toBe(true);
      // a good event after it is heard
      socket.onDonorChanged({ _id: "d7", ids: ["d7"], donorId: "d7" });
      await vi.advanceTimersByTimeAsync(20_000);
      expect(ids).toContain("d7");
    } finally {
      vi.useRealTimers();
    }
  },
);
