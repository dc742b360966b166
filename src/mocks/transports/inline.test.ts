import { io, type Socket } from "socket.io-client";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { NOW } from "../test-support/now";
import { createInlineMock, untilAborted, type InlineMock } from "./inline";

const apiBase = "https://api.example/v2";
let mock: InlineMock;
const sockets: Socket[] = [];
beforeEach(() => {
  mock = createInlineMock({ apiBase, donors: 20, storage: "memory" }, () => NOW);
});
afterEach(() => {
  vi.useRealTimers();
  for (const socket of sockets.splice(0)) socket.disconnect();
});

const get = (path: string, init: RequestInit = {}) => mock.fetch(new Request(apiBase + path, init));

describe("the inline transport", () => {
  it("answers a call that is made before the data are created, with the URL of the request", async () => {
    const response = await get("/zones");
    expect(response.status).toBe(200);
    expect(response.url).toBe(`${apiBase}/zones`);
    expect(((await response.json()) as { zones: unknown[] }).zones).toHaveLength(6);
  });

  it("aborts a call by its signal", async () => {
    await mock.control.setLatency(5_000);
    const controller = new AbortController();
    const call = get("/zones", { signal: controller.signal });
    controller.abort();
    await expect(call).rejects.toMatchObject({ name: "AbortError" });
    await expect(get("/zones", { signal: AbortSignal.abort() })).rejects.toMatchObject({ name: "AbortError" });
    await expect(get("/zones", { signal: AbortSignal.timeout(10) })).rejects.toMatchObject({ name: "TimeoutError" });
  });

  it("aborts a streamed body by the signal", async () => {
    const controller = new AbortController();
    let cancelled: unknown;
    const body = new ReadableStream({ cancel: (given) => void (cancelled = given) });
    const reading = untilAborted(controller.signal, new Response(body)).text();
    const reason = new Error("aborted");
    controller.abort(reason);
    await expect(reading).rejects.toBe(reason);
    expect(cancelled).toBe(reason);
  });

  it("rejects with a TypeError if it is offline", async () => {
    await mock.control.setScenario("offline");
    await expect(get("/zones")).rejects.toThrow(TypeError);
  });

  it("waits for the latency", async () => {
    await mock.control.setLatency(60);
    const begin = performance.now();
    await get("/zones");
    expect(performance.now() - begin).toBeGreaterThan(50);
  });

  it("counts the time in which the data are created as latency", async () => {
    vi.useFakeTimers({ toFake: ["performance", "setTimeout"] });
    const slow = createInlineMock({ apiBase, donors: 20, storage: "memory", latency: 300 }, () => NOW);
    const call = slow.fetch(new Request(`${apiBase}/zones`));
    vi.advanceTimersByTime(300);
    // no timer runs any more
    expect((await call).status).toBe(200);
  });

  it("never sends an unknown call to the network", async () => {
    expect((await get("/planets")).status).toBe(404);
    expect((await mock.fetch(new Request("https://elsewhere.example/x"))).status).toBe(404);
  });

  it("sets no cookie", async () => {
    const body = JSON.stringify({ email: "admin@gds.example", password: "Donatori2026!", recaptcha_token: "t" });
    const response = await get("/auth/login", { method: "POST", body });
    expect(response.status).toBe(200);
    expect(response.headers.getSetCookie()).toEqual([]);
  });
});

describe("the socket in memory", () => {
  const connect = (token: string | null) => {
    const socket = io("https://api.example", {
      ...mock.socketOptions,
      forceNew: true,
      reconnection: false,
      auth: { token },
    });
    sockets.push(socket);
    return new Promise<Socket>((resolve, reject) => {
      socket.on("connect", () => resolve(socket));
      socket.on("connect_error", reject);
    });
  };

  it("refuses an invalid token", async () => {
    for (const token of ["forged", null]) await expect(connect(token)).rejects.toThrow("unauthorized");
  });

  it("can't connect offline", async () => {
    const { authToken } = await mock.control.signIn("admin");
    await mock.control.setScenario("offline");
    await expect(connect(authToken)).rejects.toThrow();
  });

  it("closes when the network goes away", async () => {
    const { authToken } = await mock.control.signIn("admin");
    const socket = await connect(authToken);
    const reason = new Promise((resolve) => socket.on("disconnect", resolve));
    await mock.control.setScenario("offline");
    // the library doesn't reconnect after "io server disconnect"
    expect(await reason).toBe("transport close");
  });

  it("pushes a notification to its account, as the event of the account's id", async () => {
    const [admin, donor] = await Promise.all([mock.control.signIn("admin"), mock.control.signIn("donor")]);
    const [adminSocket, donorSocket] = await Promise.all([connect(admin.authToken), connect(donor.authToken)]);
    const events: string[] = [];
    adminSocket.onAny((event: string) => events.push(`admin ${event}`));
    const arrived = new Promise<{ title: string }>((resolve) => donorSocket.on("d1", resolve));
    await mock.control.notify({ title: "Prova", message: "x" }, "d1");
    expect(await arrived).toMatchObject({ title: "Prova", dismissed: false });
    expect(events).toEqual([]);
    await mock.control.setScenario("notification");
    await expect.poll(() => events).toEqual(["admin u1"]);
  });

  it("pushes the id of a changed donor to users who may read the donor", async () => {
    const [manager, other] = await Promise.all([mock.control.signIn("manager"), mock.control.signIn("pending")]);
    const [managerSocket, otherSocket] = await Promise.all([connect(manager.authToken), connect(other.authToken)]);
    const events: string[] = [];
    otherSocket.onAny((event: string) => events.push(event));
    const pushed = new Promise((resolve) => managerSocket.on("donor.changed", resolve));
    const headers = { Authorization: `Bearer ${manager.authToken}`, "Content-Type": "application/json" };
    await get("/donors/d1", { method: "PUT", headers, body: JSON.stringify({ version: 1, city: "Seriate" }) });
    expect(await pushed).toEqual({ ids: ["d1"] });
    expect(events).toEqual([]);
  });

  it("acknowledges events, and gets none after it was closed", async () => {
    const { authToken } = await mock.control.signIn("admin");
    const socket = await connect(authToken);
    await expect(socket.emitWithAck("hello")).resolves.toBeUndefined();
    let received = 0;
    socket.on("u1", () => (received += 1));
    socket.disconnect();
    await mock.control.notify({ title: "Prova", message: "x" }, "u1");
    expect(received).toBe(0);
  });
});
