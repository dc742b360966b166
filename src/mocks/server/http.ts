import type { IncomingMessage, ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream } from "node:stream/web";
import { answer } from "../transports/answer";
import type { StartedMock } from "../start";

const MAX_BODY = 25_000_000;

/** Answers a request to the API with the mock's handlers. */
export async function serveApi(mock: StartedMock, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const { origin } = new URL(mock.ctx.apiBase);
  const body = await readBody(incoming);
  if (body === null)
    return send(outgoing, Response.json({ success: false, message: "Troppo grande." }, { status: 413 }));
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) {
    if (typeof value === "string") headers.set(name, value);
  }
  const method = incoming.method ?? "GET";
  const hasBody = method !== "GET" && method !== "HEAD" && body.length > 0;
  const url = new URL(incoming.url ?? "/", origin);
  const request = new Request(url, { method, headers, ...(hasBody && { body: new Uint8Array(body) }) });
  const response = await answer(mock, request).catch(() => null);
  // a simulated network error: close the connection without a response
  if (!response) outgoing.destroy();
  else await send(outgoing, response);
}

/** @returns the body, or null if it is too large */
export async function readBody(incoming: IncomingMessage): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of incoming as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MAX_BODY) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

export async function send(outgoing: ServerResponse, response: Response): Promise<void> {
  outgoing.statusCode = response.status;
  response.headers.forEach((value, name) => outgoing.setHeader(name, value));
  outgoing.flushHeaders();
  if (!response.body) return void outgoing.end();
  const body = Readable.fromWeb(response.body as ReadableStream);
  // the client may abort; an error in the body closes the connection
  await pipeline(body, outgoing).catch(() => undefined);
}

/** Allows pages of all origins: the token is in a header, and there are no cookies. */
export function allowOrigins({ headers }: IncomingMessage, outgoing: ServerResponse): void {
  outgoing.setHeader("Access-Control-Allow-Origin", headers.origin ?? "*");
  outgoing.setHeader("Vary", "Origin");
  outgoing.setHeader("Access-Control-Allow-Methods", "GET, POST, PUT, DELETE, OPTIONS");
  outgoing.setHeader("Access-Control-Allow-Headers", headers["access-control-request-headers"] ?? "*");
  outgoing.setHeader("Access-Control-Expose-Headers", "Retry-After, Content-Disposition");
  outgoing.setHeader("Access-Control-Max-Age", "600");
}
