import { io, type Socket } from "socket.io-client";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { NOW } from "../test-support/now";
import { createInlineMock, untilAborted, type InlineMock } from "./inline";

const apiBase = "https://api.example/v2";
let mock: InlineMock;
const sockets: Socket[] = [];
beforeEach(() => {
  mock = createInlineMock({ apiBase, donors: 20, storage: "memory" }, () => NOW);
});
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.disconnect();
});

const get = (path: string, init: RequestInit = {}) => mock.fetch(new Request(apiBase + path, init));

describe("the inline transport", () => {
  it("answers a call made before the data are there, and says from where", async () => {
    const response = await get("/zones");
    expect(response.status).toBe(200);
    expect(response.url).toBe(`${apiBase}/zones`);
    expect(((await response.json()) as { zones: unknown[] }).zones).toHaveLength(6);
  });

  it("gives a call up as soon as its signal says so", async () => {
    await mock.control.setLatency(5_000);
    const controller = new AbortController();
    const call = get("/zones", { signal: controller.signal });
    controller.abort();
    await expect(call).rejects.toMatchObject({ name: "AbortError" });
    await expect(get("/zones", { signal: AbortSignal.abort() })).rejects.toMatchObject({ name: "AbortError" });
    await expect(get("/zones", { signal: AbortSignal.timeout(10) })).rejects.toMatchObject({ name: "TimeoutError" });
  });

  it("ends a body that is still coming as soon as its signal says so", async () => {
    const controller = new AbortController();
    let cancelled: unknown;
    const body = new ReadableStream({ cancel: (reason) => void (cancelled = reason) });
    const reading = untilAborted(controller.signal, new Response(body)).text();
    const gone = new Error("gone");
    controller.abort(gone);
    await expect(reading).rejects.toBe(gone);
    expect(cancelled).toBe(gone);
  });

  it("rejects with a TypeError when there is no network", async () => {
    await mock.control.setScenario("offline");
    await expect(get("/zones")).rejects.toThrow(TypeError);
  });

  it("takes its time when it is told to", async () => {
    await mock.control.setLatency(60);
    const begin = performance.now();
    await get("/zones");
    expect(performance.now() - begin).toBeGreaterThan(50);
  });

  it("lets nothing out that it doesn't know", async () => {
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

  it("refuses a token that is none", async () => {
    for (const token of ["forged", null]) await expect(connect(token)).rejects.toThrow("unauthorized");
  });

  it("can't be had offline", async () => {
    const { authToken } = await mock.control.signIn("admin");
    await mock.control.setScenario("offline");
    await expect(connect(authToken)).rejects.toThrow();
  });

  it("breaks when the network goes, and hears nothing more", async () => {
    const { authToken } = await mock.control.signIn("admin");
    const socket = await connect(authToken);
    const reason = new Promise((resolve) => socket.on("disconnect", resolve));
    await mock.control.setScenario("offline");
    // not "io server disconnect": after that the library would not come back by itself
    expect(await reason).toBe("transport close");
  });

  it("carries notifications to the account they are for, on the event of its id", async () => {
    const [admin, donor] = await Promise.all([mock.control.signIn("admin"), mock.control.signIn("donor")]);
    const [adminSocket, donorSocket] = await Promise.all([connect(admin.authToken), connect(donor.authToken)]);
    const heard: string[] = [];
    adminSocket.onAny((event: string) => heard.push(`admin ${event}`));
    const arrived = new Promise<{ title: string }>((resolve) => donorSocket.on("d1", resolve));
    await mock.control.notify({ title: "Prova", message: "x" }, "d1");
    expect(await arrived).toMatchObject({ title: "Prova", dismissed: false });
    expect(heard).toEqual([]);
    await mock.control.setScenario("notification");
    await expect.poll(() => heard).toEqual(["admin u1"]);
  });

  it("tells who may read a donor that it changed, by its id alone", async () => {
    const [manager, other] = await Promise.all([mock.control.signIn("manager"), mock.control.signIn("pending")]);
    const [managerSocket, otherSocket] = await Promise.all([connect(manager.authToken), connect(other.authToken)]);
    const heard: string[] = [];
    otherSocket.onAny((event: string) => heard.push(event));
    const told = new Promise((resolve) => managerSocket.on("donor.changed", resolve));
    const headers = { Authorization: `Bearer ${manager.authToken}`, "Content-Type": "application/json" };
    await get("/donors/d1", { method: "PUT", headers, body: JSON.stringify({ version: 1, city: "Seriate" }) });
    expect(await told).toEqual({ ids: ["d1"] });
    expect(heard).toEqual([]);
  });

  it("acknowledges, and hears no more once closed", async () => {
    const { authToken } = await mock.control.signIn("admin");
    const socket = await connect(authToken);
    await expect(socket.emitWithAck("hello")).resolves.toBeUndefined();
    let heard = 0;
    socket.on("u1", () => (heard += 1));
    socket.disconnect();
    await mock.control.notify({ title: "Prova", message: "x" }, "u1");
    expect(heard).toBe(0);
  });
});
