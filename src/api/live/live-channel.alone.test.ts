import { beforeEach, expect, it, onTestFinished, vi } from "vitest";
import type { Notification } from "../../domain/entities";
import { createLiveNotifications } from "./live-channel";
import type { SocketParts } from "./live-socket";

const tab = { visibilityState: "visible" };
vi.stubGlobal("document", tab);
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
const subscribe = (
  userId: string,
  onNotification: (notification: Notification) => void,
  onConnect: () => void = () => undefined,
) =>
  live.listen(userId, {
    onNotifications: (arrived) => arrived.forEach((one) => onNotification(one)),
    onConnect,
  });
const open = () => sockets.filter((socket) => socket.open).map(({ userId }) => userId);

beforeEach(() => {
  live.close();
  sockets.length = 0;
});

it("two who listen share a socket, which ends with the last of them", async () => {
  const heard = [vi.fn(), vi.fn()] as const;
  const [leaveFirst, leaveSecond] = [subscribe("u1", heard[0], vi.fn()), subscribe("u1", heard[1], vi.fn())];
  await expect.poll(() => open()).toEqual(["u1"]);
  sockets[0]?.onMessage(NOTE);
  expect(heard[0]).toHaveBeenCalledWith(NOTE);
  expect(heard[1]).toHaveBeenCalledWith(NOTE);
  leaveFirst();
  await expect.poll(() => open()).toEqual(["u1"]);
  leaveSecond();
  await expect.poll(() => open()).toEqual([]);
});

it("another user's socket takes the place of the former one's", async () => {
  subscribe("u1", vi.fn(), vi.fn());
  await expect.poll(() => open()).toEqual(["u1"]);
  subscribe("u2", vi.fn(), vi.fn());
  await expect.poll(() => open()).toEqual(["u2"]);
});

it("who left before the code had come is not called", async () => {
  subscribe("u1", vi.fn(), vi.fn())();
  await expect.poll(() => sockets).toHaveLength(1);
  await expect.poll(() => open()).toEqual([]);
});

it("what is no notification is passed over", async () => {
  const heard = vi.fn();
  subscribe("u1", heard, vi.fn());
  await expect.poll(() => sockets).toHaveLength(1);
  for (const nothing of ["<script>", null, undefined, 7, [NOTE], {}, { dismissed: false }])
    sockets[0]?.onMessage(nothing);
  expect(heard).not.toHaveBeenCalled();
});

it("what another server sends is heard as far as it can be read", async () => {
  const heard = vi.fn();
  subscribe("u1", heard, vi.fn());
  await expect.poll(() => sockets).toHaveLength(1);
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
  subscribe("u1", vi.fn(), first);
  subscribe("u1", vi.fn(), second);
  await expect.poll(() => sockets).toHaveLength(1);
  sockets[0]?.onConnect();
  expect([first, second, returned].map(({ mock }) => mock.calls.length)).toEqual([1, 0, 0]);
});

it("a socket that is connected again, or late, tells all who wait for it, at most each ten seconds", async () => {
  let now = 0;
  vi.spyOn(performance, "now").mockImplementation(() => now);
  const [connected, returned] = [vi.fn(), vi.fn()];
  const stop = live.followReturns(returned);
  const told = () => [connected.mock.calls.length, returned.mock.calls.length];
  subscribe("u1", vi.fn(), connected);
  await expect.poll(() => sockets).toHaveLength(1);
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

/** A socket that stands, as the one who listens has it, and timers that the test moves on. */
async function connected(listener: Parameters<typeof live.listen>[1]) {
  live.listen("u1", listener);
  await expect.poll(() => sockets).toHaveLength(1);
  const [socket] = sockets;
  if (!socket) throw new Error("no socket");
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  return socket;
}

it("who listens to donors alone opens the socket, too", async () => {
  const leave = live.listen("u1", { onDonorsChanged: () => Promise.resolve() });
  await expect.poll(() => open()).toEqual(["u1"]);
  leave();
  await expect.poll(() => open()).toEqual([]);
});

it("changes of a second are one round, and those that come while it runs are the next, however many they are", async () => {
  const rounds: string[][] = [];
  let end = () => undefined as void;
  const { onDonorChanged } = await connected({
    onDonorsChanged(ids) {
      rounds.push([...ids]);
      return new Promise<void>((done) => (end = done));
    },
  });
  for (let index = 0; index < 1_000; index++) onDonorChanged({ ids: [`d${index % 2}`] });
  expect(rounds).toEqual([]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(rounds).toEqual([["d0", "d1"]]);
  for (let index = 0; index < 1_000; index++) onDonorChanged({ ids: ["d2"] });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(rounds).toHaveLength(1);
  end();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(rounds).toEqual([["d0", "d1"], ["d2"]]);
  end();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(rounds).toHaveLength(2);
});

it("a round that fails doesn't keep the next from coming", async () => {
  const rounds: string[][] = [];
  const { onDonorChanged } = await connected({
    onDonorsChanged(ids) {
      rounds.push([...ids]);
      return Promise.reject(new Error("down"));
    },
  });
  for (const id of ["d1", "d2"]) {
    onDonorChanged({ ids: [id] });
    await vi.advanceTimersByTimeAsync(1_000);
  }
  expect(rounds).toEqual([["d1"], ["d2"]]);
});

it("in a hidden tab nothing is read: all is, once, when somebody comes back to it", async () => {
  const [changed, returned] = [vi.fn(() => Promise.resolve()), vi.fn()];
  onTestFinished(live.followReturns(returned));
  const { onDonorChanged } = await connected({ onDonorsChanged: changed });
  tab.visibilityState = "hidden";
  onTestFinished(() => void (tab.visibilityState = "visible"));
  for (let index = 0; index < 1_000; index++) onDonorChanged({ ids: ["d1"] });
  await vi.advanceTimersByTimeAsync(60_000);
  expect([changed.mock.calls.length, returned.mock.calls.length]).toEqual([0, 1]);
  tab.visibilityState = "visible";
  await vi.advanceTimersByTimeAsync(60_000);
  expect(changed).not.toHaveBeenCalled();
  onDonorChanged({ ids: ["d1"] });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(changed).toHaveBeenCalledTimes(1);
});

it("a change is read as every answer is: what names no donor is passed over", async () => {
  const changed = vi.fn(() => Promise.resolve());
  const { onDonorChanged } = await connected({ onDonorsChanged: changed });
  for (const nothing of [null, undefined, "d1", 7, [], {}, { ids: null }, { ids: "d1" }, { ids: [{}, null, ""] }])
    onDonorChanged(nothing);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(changed).not.toHaveBeenCalled();
  onDonorChanged({ ids: [100, "d1"] });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(changed.mock.calls).toEqual([[new Set(["100", "d1"])]]);
});

it("a first notification is told at once, those that follow it within a second together, each once", async () => {
  const heard: number[] = [];
  const { onMessage } = await connected({ onNotifications: (arrived) => void heard.push(arrived.length) });
  for (let index = 0; index < 1_000; index++) onMessage({ ...NOTE, _id: `n${index % 500}` });
  expect(heard).toEqual([1]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(heard).toEqual([1, 499]);
  onMessage({ ...NOTE, _id: "later" });
  expect(heard).toEqual([1, 499]);
  await vi.advanceTimersByTimeAsync(5_000);
  onMessage({ ...NOTE, _id: "last" });
  expect(heard).toEqual([1, 499, 1, 1]);
});
