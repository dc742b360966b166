import { afterEach, expect, it, vi } from "vitest";
import { asBlob } from "./body-readers";
import { createSendRequest, type CallOptions } from "../http";
import { setTransport } from "../transport";

const BASE = "https://api.gds.example/v2";
const sendRequest = createSendRequest(BASE);
const utf8 = new TextEncoder();

/** The body of the response, to send in parts. */
let server: ReadableStreamDefaultController<Uint8Array>;
const answerWith = (type: string) => {
  const body = new ReadableStream<Uint8Array>({ start: (controller) => void (server = controller) });
  answer(() => new Response(body, { headers: { "Content-Type": type } }));
};
const answer = (make: (request: Request) => Response) =>
  setTransport(BASE, {
    fetch: (request) => {
      request.signal.addEventListener("abort", () => server?.error(request.signal.reason));
      return Promise.resolve(make(request));
    },
  });
const send = (text: string) => server.enqueue(utf8.encode(text));
const read = async (options: CallOptions = {}, type = CSV) =>
  (await sendRequest("/donors", "t1", { ...options, as: asBlob(type) })).body as Blob;
afterEach(() => {
  vi.useRealTimers();
  setTransport(BASE, null);
});

const CSV = "text/csv";

it("a file has all parts of the body and the server's type", async () => {
  answer(() => new Response("à;b", { headers: { "Content-Type": `${CSV}; charset=utf-8` } }));
  const file = await read();
  expect([file.type, await file.text()]).toEqual([`${CSV}; charset=utf-8`, "à;b"]);
});

it("a file whose connection breaks fails with a network error", async () => {
  answerWith(CSV);
  const file = read();
  send("a;b");
  server.error(new TypeError("network"));
  await expect(file).rejects.toMatchObject({ kind: "network", transient: true });
});

it("a download that is aborted rejects with the signal's reason", async () => {
  answerWith(CSV);
  const controller = new AbortController();
  const file = read({ signal: controller.signal });
  send("a;b");
  const gone = new Error("gone");
  controller.abort(gone);
  await expect(file).rejects.toBe(gone);
});

it("a download times out when no part arrives within the time-out, however long the whole takes", async () => {
  answerWith(CSV);
  vi.useFakeTimers();
  const file = expect(read({ timeout: 20 })).rejects.toMatchObject({ kind: "timeout" });
  for (const part of ["a", "b", "c"]) {
    await vi.advanceTimersByTimeAsync(15);
    send(part);
  }
  await vi.advanceTimersByTimeAsync(15);
  expect(server.desiredSize).not.toBeNull();
  await vi.advanceTimersByTimeAsync(5);
  await file;
});

it.each([
  ["403", { success: false, message: "Non puoi." }, 403],
  ["200 with success: false", { success: false, message: "Non puoi." }, 200],
])("a %s rejects with the message of its body", async (_name, body, status) => {
  answer(() => Response.json(body, { status }));
  await expect(read()).rejects.toMatchObject({ kind: "http", message: "Non puoi.", status });
});

it.each([
  ["a portal's page", new Response("<html>", { headers: { "Content-Type": "text/html; charset=utf-8" } })],
  ["unexpected JSON", Response.json({ donors: [] })],
])("%s instead of a file is a malformed response", async (_name, response) => {
  answer(() => response);
  await expect(read()).rejects.toMatchObject({ kind: "malformed" });
});

it("JSON is read as a file if the caller expects JSON", async () => {
  answer(() => Response.json([{ success: false }]));
  expect(await (await read({}, "application/json")).text()).toBe('[{"success":false}]');
});

it("an empty response is an empty file", async () => {
  answer(() => new Response(null, { status: 204 }));
  expect((await read()).size).toBe(0);
});
