import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { ApiError } from "./errors";
import { createSendRequest } from "./http";
import { setTransport, type Transport } from "./transport";

const BASE = "https://api.gds.example/v2";
let answer: (request: Request) => Promise<Response>;
let last: Request;

beforeEach(() =>
  setTransport(`${BASE}/`, {
    fetch: (request) => {
      last = request;
      return answer(request);
    },
  }),
);
afterEach(() => setTransport(BASE, null));

const sendRequest = createSendRequest(BASE);
const failure = async (promise: Promise<unknown>) => {
  const error: unknown = await promise.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ApiError)) throw new Error(`no ApiError: ${String(error)}`);
  return error;
};

describe("a request to the API", () => {
  it("has the bearer, the query without undefined values, and a JSON body", async () => {
    answer = () => Promise.resolve(Response.json({ success: true }));
    await sendRequest("/donors", "t1", { query: { skip: 0, query: undefined } });
    expect(last.url).toBe(`${BASE}/donors?skip=0`);
    expect(last.headers.get("Authorization")).toBe("Bearer t1");
    await sendRequest("/auth/login", null, { method: "POST", body: { email: "à" } });
    expect(last.headers.get("Authorization")).toBeNull();
    expect(await last.json()).toEqual({ email: "à" });
  });

  it("waits for a transport that is still loading", async () => {
    let load: (transport: Transport) => void = () => undefined;
    setTransport(BASE, new Promise<Transport>((resolve) => (load = resolve)));
    const call = sendRequest("/donors", null);
    load({ fetch: () => Promise.resolve(Response.json({ success: true, from: "late" })) });
    expect((await call).body).toEqual({ success: true, from: "late" });
    setTransport(BASE, Promise.reject(new Error("no worker")));
    expect((await failure(sendRequest("/donors", null))).kind).toBe("network");
  });

  it("rejects with the server's message, code and Retry-After", async () => {
    answer = () =>
      Promise.resolve(
        Response.json(
          { success: false, message: "Bloccato", code: "lockedOut" },
          { status: 423, headers: { "Retry-After": "900" } },
        ),
      );
    expect(await failure(sendRequest("/auth/login", null))).toMatchObject({
      kind: "http",
      message: "Bloccato",
      status: 423,
      code: "lockedOut",
      retryAfter: 900,
    });
  });

  it.each([200, 201])("a %i with success: false is a refusal with the message, code and body", async (status) => {
    const body = { success: false, message: "Non oggi.", code: "later" };
    answer = () => Promise.resolve(Response.json(body, { status }));
    expect(await failure(sendRequest("/auth/sign-out-others", "t1", { method: "POST" }))).toMatchObject({
      kind: "http",
      message: "Non oggi.",
      status,
      code: "later",
      body,
    });
  });

  it("an error that isn't JSON has its status", async () => {
    answer = () => Promise.resolve(new Response("<html>Bad gateway", { status: 502 }));
    expect(await failure(sendRequest("/x", null))).toMatchObject({ kind: "http", status: 502 });
  });

  it.each(["<html>ok", "OK", "{"])("a 200 with the body %j is malformed", async (text) => {
    answer = () => Promise.resolve(new Response(text));
    expect(await failure(sendRequest("/x", null))).toMatchObject({ kind: "malformed" });
  });

  it.each([
    ["204", new Response(null, { status: 204 })],
    ["200", new Response("", { status: 200 })],
    ["201 with a line break", new Response("\n", { status: 201 })],
  ])("an empty %s is a success", async (_status, response) => {
    answer = () => Promise.resolve(response);
    expect((await sendRequest("/x", null, { method: "DELETE" })).body).toBeUndefined();
  });

  it.each([0, "false", "0"])("success: %j is a refusal, too", async (success) => {
    answer = () => Promise.resolve(Response.json({ success, message: "Non oggi." }));
    expect(await failure(sendRequest("/x", null, { method: "PUT" }))).toMatchObject({ message: "Non oggi." });
  });

  it("an API that doesn't respond has an Italian message", async () => {
    answer = () => Promise.reject(new TypeError("Failed to fetch"));
    expect(await failure(sendRequest("/x", null))).toMatchObject({
      kind: "network",
      message: "Il servizio non risponde. Riprova fra poco.",
    });
  });

  const hanging = (request: Request) =>
    new Promise<Response>((_, reject) => request.signal.addEventListener("abort", () => reject(request.signal.reason)));

  it("a call that hangs times out, also with a signal of the caller", async () => {
    answer = hanging;
    const { signal } = new AbortController();
    expect(await failure(sendRequest("/x", null, { timeout: 20, signal }))).toMatchObject({ kind: "timeout" });
  });

  it("a call that its caller aborts rejects with the caller's reason", async () => {
    answer = hanging;
    const controller = new AbortController();
    const call = sendRequest("/x", null, { signal: controller.signal });
    controller.abort(new Error("gone"));
    await expect(call).rejects.toThrow("gone");
  });
});
