import { beforeEach, expect, it, vi } from "vitest";
import { createLiveNotifications } from "./live";
import type { SocketParts } from "./live-socket";

vi.stubGlobal("addEventListener", vi.fn());
vi.stubGlobal("removeEventListener", vi.fn());
const sockets: (SocketParts & { open: boolean })[] = [];
vi.mock("./live-socket", () => ({
  openSocket: (socket: SocketParts) => {
    const opened = { ...socket, open: true };
    sockets.push(opened);
    return () => (opened.open = false);
  },
}));

const NOTE = { _id: "n1", title: "t", message: "m", date: "2026-11-20T10:00:00Z", dismissed: false, link: null };
const live = createLiveNotifications("https://api.example/v2", "https://api.example", { authToken: () => "a" });
const open = () => sockets.filter((socket) => socket.open).map(({ userId }) => userId);

beforeEach(() => {
  live.close();
  sockets.length = 0;
});

it("two who listen share a socket, which ends with the last of them", async () => {
  const heard = [vi.fn(), vi.fn()] as const;
  const [leaveFirst, leaveSecond] = [live.subscribe("u1", heard[0], vi.fn()), live.subscribe("u1", heard[1], vi.fn())];
  await vi.waitFor(() => expect(open()).toEqual(["u1"]));
  sockets[0]?.onMessage(NOTE);
  expect(heard[0]).toHaveBeenCalledWith(NOTE);
  expect(heard[1]).toHaveBeenCalledWith(NOTE);
  leaveFirst();
  await vi.waitFor(() => expect(open()).toEqual(["u1"]));
  leaveSecond();
  await vi.waitFor(() => expect(open()).toEqual([]));
});

it("another user's socket takes the place of the former one's", async () => {
  live.subscribe("u1", vi.fn(), vi.fn());
  await vi.waitFor(() => expect(open()).toEqual(["u1"]));
  live.subscribe("u2", vi.fn(), vi.fn());
  await vi.waitFor(() => expect(open()).toEqual(["u2"]));
});

it("who left before the code had come is not called", async () => {
  live.subscribe("u1", vi.fn(), vi.fn())();
  await vi.waitFor(() => expect(sockets).toHaveLength(1));
  await vi.waitFor(() => expect(open()).toEqual([]));
});

it("what is no notification is passed over", async () => {
  const heard = vi.fn();
  live.subscribe("u1", heard, vi.fn());
  await vi.waitFor(() => expect(sockets).toHaveLength(1));
  for (const nothing of ["<script>", null, undefined, 7, [NOTE], {}, { dismissed: false }])
    sockets[0]?.onMessage(nothing);
  expect(heard).not.toHaveBeenCalled();
});

it("what another server sends is heard as far as it can be read", async () => {
  const heard = vi.fn();
  live.subscribe("u1", heard, vi.fn());
  await vi.waitFor(() => expect(sockets).toHaveLength(1));
  sockets[0]?.onMessage({ key: 7, message: ["Porta un documento", { msg: "manca", param: "cap" }, null] });
  const message = [
    { msg: "Porta un documento", param: null },
    { msg: "manca", param: "cap" },
  ];
  expect(heard).toHaveBeenCalledWith({ _id: "7", title: "", message, date: "", dismissed: false, link: null });
});

it("a socket that stands tells the first who listens: what came since the list was read was not heard", async () => {
  const [first, second, returned] = [vi.fn(), vi.fn(), vi.fn()];
  live.followReturns(returned);
  live.subscribe("u1", vi.fn(), first);
  live.subscribe("u1", vi.fn(), second);
  await vi.waitFor(() => expect(sockets).toHaveLength(1));
  sockets[0]?.onConnect();
  expect([first, second, returned].map(({ mock }) => mock.calls.length)).toEqual([1, 0, 0]);
});

it("a socket that is connected again, or late, tells all who wait for it, at most each ten seconds", async () => {
  let now = 0;
  vi.spyOn(performance, "now").mockImplementation(() => now);
  const [connected, returned] = [vi.fn(), vi.fn()];
  const stop = live.followReturns(returned);
  const told = () => [connected.mock.calls.length, returned.mock.calls.length];
  live.subscribe("u1", vi.fn(), connected);
  await vi.waitFor(() => expect(sockets).toHaveLength(1));
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  now = 60_000;
  sockets[0]?.onConnect();
  expect(told()).toEqual([0, 1]);
  for (now of [61_000, 62_000]) sockets[0]?.onConnect();
  expect(told()).toEqual([0, 1]);
  now = 70_000;
  vi.advanceTimersByTime(8_000);
  expect(told()).toEqual([0, 2]);
  now = 81_000;
  sockets[0]?.onConnect();
  expect(told()).toEqual([0, 3]);
  stop();
  now = 99_000;
  sockets[0]?.onConnect();
  expect(told()).toEqual([0, 3]);
  vi.useRealTimers();
  vi.restoreAllMocks();
});
