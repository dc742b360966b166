import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { io } from "socket.io-client";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type MockServer, startMockServer } from "./server";
import { NOW } from "./test-support/now";

let server: MockServer;
let origin: string;
beforeAll(async () => {
  server = await startMockServer({ port: 0, donors: 20, now: () => NOW });
  ({ origin } = new URL(server.apiBase));
});
afterAll(() => server.close());

const control = async (verb: string, body: object = {}) => {
  const response = await fetch(`${origin}/__mock/${verb}`, { method: "POST", body: JSON.stringify(body) });
  return { status: response.status, body: (await response.json()) as Record<string, string> };
};

describe("the mock server", () => {
  it("answers requests and preflights of any origin", async () => {
    const headers = { Origin: "https://cms.example", "Access-Control-Request-Headers": "authorization,content-type" };
    const preflight = await fetch(`${server.apiBase}/donors`, { method: "OPTIONS", headers });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get("access-control-allow-headers")).toBe("authorization,content-type");
    const response = await fetch(`${server.apiBase}/zones`, { headers });
    expect(response.headers.get("access-control-allow-origin")).toBe("https://cms.example");
  });

  it("has the verbs of the control", async () => {
    const { body: tokens } = await control("signIn", { persona: "admin" });
    const me = () => fetch(`${server.apiBase}/auth/me`, { headers: { Authorization: `Bearer ${tokens.authToken}` } });
    expect((await me()).status).toBe(200);
    await control("setClock", { iso: "2026-11-20T09:36:00Z" });
    expect((await me()).status).toBe(401);
    await control("setClock", { iso: null });
    expect((await me()).status).toBe(200);
    await control("setScenario", { name: "down" });
    expect((await me()).status).toBe(503);
    await control("reset");
    expect((await control("signIn", { persona: "locked" })).body.message).toContain("bloccato");
    expect((await control("setScenario", { name: "earthquake" })).status).toBe(400);
    expect((await control("explode")).status).toBe(404);
    expect(await (await fetch(`${origin}/__mock/mails`)).json()).toEqual([]);
  });

  it('closes the connection in the scenario "offline"', async () => {
    await control("setScenario", { name: "offline" });
    await expect(fetch(`${server.apiBase}/zones`)).rejects.toThrow(TypeError);
    await control("setScenario", { name: "none" });
  });

  it("pushes notifications over a socket, and refuses an invalid token", async () => {
    const { body } = await control("signIn", { persona: "admin" });
    const connect = (token?: string) => io(origin, { forceNew: true, reconnection: false, auth: { token } });
    const refused = connect("forged");
    const error = await new Promise<Error>((resolve) => refused.on("connect_error", resolve));
    expect(error.message).toBe("unauthorized");
    const socket = connect(body.authToken);
    await new Promise<void>((resolve) => socket.on("connect", resolve));
    const arrived = new Promise<{ title: string }>((resolve) => socket.on("u1", resolve));
    await control("notify", { title: "Prova", message: "x" });
    expect((await arrived).title).toBe("Prova");
    const reason = new Promise((resolve) => socket.on("disconnect", resolve));
    await control("setScenario", { name: "down" });
    expect(await reason).toBe("transport close");
    for (const opened of [refused, socket]) opened.disconnect();
  });

  it("pushes who has a record open, until the socket closes", async () => {
    const join = async (persona: string) => {
      const { body } = await control("signIn", { persona });
      const socket = io(origin, { forceNew: true, reconnection: false, auth: { token: body.authToken } });
      await new Promise<void>((resolve) => socket.on("connect", resolve));
      return socket;
    };
    await control("setScenario", { name: "none" });
    const [manager, admin] = [await join("manager"), await join("admin")];
    const messages: { open: unknown[] }[] = [];
    admin.on("presence.changed", (payload: { open: unknown[] }) => messages.push(payload));
    manager.emit("presence", { open: [{ kind: "donor", id: "d1", editing: true }] });
    await expect.poll(() => messages.at(-1)).toMatchObject({ open: [{ kind: "donor", id: "d1", editing: true }] });
    manager.disconnect();
    await expect.poll(() => messages.at(-1)).toEqual({ open: [] });
    admin.disconnect();
  });
});

it("npm run mock-api prints one line if the port is taken", () => {
  const script = fileURLToPath(new URL("./server.ts", import.meta.url));
  const env = { ...process.env, PORT: new URL(origin).port };
  const { status, stderr } = spawnSync(process.execPath, ["--import", "tsx", script], { env, encoding: "utf8" });
  expect(status).toBe(1);
  expect(stderr.trim()).toMatch(/^Port \d+ is taken: .*$/);
}, 30_000); // starts a process
