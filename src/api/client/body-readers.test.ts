import { afterEach, describe, expect, it, vi } from "vitest";
import { asBlob, asStream, asText } from "./body-readers";
import { createSendRequest, type BodyReader, type CallOptions } from "../http";
import { setTransport } from "../transport";

const BASE = "https://api.gds.example/v2";
const sendRequest = createSendRequest(BASE);
const utf8 = new TextEncoder();

/** What the server sends, part by part. */
let server: ReadableStreamDefaultController<Uint8Array>;
const answerWith = (type: string, init: ResponseInit = {}) => {
  const body = new ReadableStream<Uint8Array>({ start: (controller) => void (server = controller) });
  answer(() => new Response(body, { ...init, headers: { "Content-Type": type, ...init.headers } }));
};
const answer = (make: (request: Request) => Response) =>
  setTransport(BASE, {
    fetch: (request) => {
      // as a network does it
      request.signal.addEventListener("abort", () => server?.error(request.signal.reason));
      return Promise.resolve(make(request));
    },
  });
const send = (text: string) => server.enqueue(utf8.encode(text));
const call = async <T>(as: BodyReader<T>, options: CallOptions = {}) =>
  (await sendRequest("/donors", "t1", { ...options, as })).body as T;
afterEach(() => {
  vi.useRealTimers();
  setTransport(BASE, null);
});

const CSV = "text/csv";

describe("a stream", () => {
  it("gives what has come before the rest does", async () => {
    answerWith(`${CSV}; charset=utf-8`);
    const reader = (await call(asStream(CSV))).getReader();
    send("a;b");
    expect((await reader.read()).value).toEqual(utf8.encode("a;b"));
    server.close();
    expect((await reader.read()).done).toBe(true);
  });

  it("breaks as a call does when the connection breaks", async () => {
    answerWith(CSV);
    const reader = (await call(asStream(CSV))).getReader();
    send("a;b");
    await reader.read();
    server.error(new TypeError("network"));
    await expect(reader.read()).rejects.toMatchObject({ kind: "network", transient: true });
  });

  it("ends with the signal, in the midst, for the signal's reason", async () => {
    answerWith(CSV);
    const controller = new AbortController();
    const reader = (await call(asStream(CSV), { signal: controller.signal })).getReader();
    send("a;b");
    await reader.read();
    const gone = new Error("gone");
    controller.abort(gone);
    await expect(reader.read()).rejects.toBe(gone);
  });

  it("is given up when nothing comes for the call's time-out", async () => {
    answerWith(CSV);
    vi.useFakeTimers();
    const reader = (await call(asStream(CSV), { timeout: 20 })).getReader();
    const givenUp = expect(reader.read()).rejects.toMatchObject({ kind: "timeout" });
    await vi.advanceTimersByTimeAsync(20);
    await givenUp;
  });

  it("that nobody reads for longer than the time-out goes on after", async () => {
    answerWith(CSV);
    vi.useFakeTimers();
    const reader = (await call(asStream(CSV), { timeout: 20 })).getReader();
    await vi.advanceTimersByTimeAsync(60); // somebody chooses a folder
    send("a;b");
    expect((await reader.read()).value).toEqual(utf8.encode("a;b"));
  });

  it("tells the server that the rest isn't wanted", async () => {
    let reason: unknown;
    const body = new ReadableStream({ cancel: (given) => void (reason = given) });
    answer(() => new Response(body, { headers: { "Content-Type": CSV } }));
    await (await call(asStream(CSV))).cancel("enough");
    expect(reason).toBe("enough");
  });

  it.each([
    ["403", { success: false, message: "Non puoi." }, 403],
    ["200 that says no", { success: false, message: "Non puoi." }, 200],
  ])("a %s has its words", async (_name, body, status) => {
    answer(() => Response.json(body, { status }));
    await expect(call(asStream(CSV))).rejects.toMatchObject({ kind: "http", message: "Non puoi.", status });
  });

  it.each([
    ["a portal's page", new Response("<html>", { headers: { "Content-Type": "text/html; charset=utf-8" } })],
    ["JSON that isn't asked for", Response.json({ donors: [] })],
  ])("%s is no file", async (_name, response) => {
    answer(() => response);
    await expect(call(asStream(CSV))).rejects.toMatchObject({ kind: "malformed" });
  });

  it("of JSON is JSON as it comes", async () => {
    answer(() => Response.json([{ success: false }]));
    expect(await call(asText("application/json"))).toBe('[{"success":false}]');
  });
});

it("a text and a file are read whole; the file has the server's type", async () => {
  answer(() => new Response("à;b", { headers: { "Content-Type": `${CSV}; charset=utf-8` } }));
  expect(await call(asText(CSV))).toBe("à;b");
  const file = await call(asBlob(CSV));
  expect([file.type, await file.text()]).toEqual([`${CSV}; charset=utf-8`, "à;b"]);
});

it("an empty answer is an empty file", async () => {
  answer(() => new Response(null, { status: 204 }));
  expect(await call(asText(CSV))).toBe("");
});
