import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from "node:http";
import { connect, type AddressInfo } from "node:net";
import { readBody } from "../../src/mocks/server/http";
import type { Attempt, Reply } from "./faults";

/** Deliveries of one call, and what happens to them. */
interface Armed {
  method: string;
  path: RegExp;
  attempts: readonly Attempt[];
  /** Deliveries by the client. */
  arrived: number;
  /** Deliveries to the server. */
  delivered: number;
}

export interface FaultProxy {
  origin: string;
  /** The origin of the server that gets the calls. */
  target: string;
  /** The number in the `api-base` of the page. Calls with another one come from an earlier cell, and are refused. */
  cell: number;
  /** The page at "/". */
  html: string;
  /** Calls that aren't answered yet, without the socket's and without late ones. */
  underWay(): number;
  /** Applies a fault to the next calls of an operation: "POST /donors/{id}/suspend". */
  arm(call: string, attempts: readonly Attempt[]): Readonly<Armed>;
  /** Sends late replies. */
  release(): void;
  /** Calls other than GET since the last `arm`, as "METHOD /path → status". */
  writes: string[];
  /** Refuses all connections, as without a network. */
  offline: boolean;
  close(): Promise<void>;
}

/**
 * Starts a proxy on 127.0.0.1. It serves the page, sends calls below `/v2` and the socket to the server, and applies one fault to
 * one operation.
 */
export async function startFaultProxy(): Promise<FaultProxy> {
  const agent = new Agent({ keepAlive: true });
  let armed: Armed | null = null;
  let underWay = 0;
  let late = new AbortController();

  /** Sends a request to the server and returns its reply. */
  const deliver = (incoming: IncomingMessage, body: Buffer) =>
    new Promise<Reply>((resolve, reject) => {
      const { hostname, port } = new URL(proxy.target);
      const { method, url: path, headers } = incoming;
      const sent = request({ hostname, port, method, path, headers, agent }, (response) => {
        const parts: Buffer[] = [];
        response.on("data", (part: Buffer) => parts.push(part)).once("error", reject);
        response.once("end", () => {
          const entries = Object.entries(response.headers).map(([name, value]) => [name, String(value)] as const);
          const kept = entries.filter(
            ([name]) => !["transfer-encoding", "connection", "content-length"].includes(name),
          );
          resolve({
            status: response.statusCode ?? 502,
            headers: Object.fromEntries(kept),
            body: Buffer.concat(parts),
          });
        });
      });
      sent.once("error", reject).end(body);
    });

  const answer = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const body = await readBody(incoming);
    if (body === null) throw new Error("the body is larger than a call may be");
    const path = (incoming.url ?? "/").replace(/^\/v2/, "").replace(/\?.*/, "");
    const matches = armed?.method === incoming.method && armed?.path.test(path);
    const own = matches ? armed : null;
    const attempt = own?.attempts[own.arrived];
    if (own) own.arrived += 1;
    let reply: Reply = { status: 200, headers: {}, body: Buffer.alloc(0) };
    for (let times = attempt?.delivered ?? 1; times > 0; times -= 1) {
      reply = await deliver(incoming, body);
      if (own) own.delivered += 1;
    }
    if (attempt?.late) {
      underWay -= 1;
      const { signal } = late;
      await new Promise<void>((resolve) => signal.addEventListener("abort", () => resolve(), { once: true }));
      underWay += 1;
    }
    const sent = attempt ? attempt.answer(reply) : reply;
    if (incoming.method !== "GET") {
      const what = typeof sent === "string" ? sent : String(sent.status);
      proxy.writes.push(`${incoming.method} ${path} → ${attempt ? `(${reply.status}) ${what}` : what}`);
    }
    // on a connection that it has used before, the browser itself would repeat a request
    if (isCall(incoming)) outgoing.setHeader("connection", "close");
    if (sent === "cut") return void outgoing.destroy();
    if (sent === "half") {
      outgoing.writeHead(reply.status, { ...reply.headers, "content-length": reply.body.length + 2 });
      outgoing.write(reply.body.subarray(0, Math.max(1, reply.body.length >> 1)), () => outgoing.destroy());
      return;
    }
    outgoing.writeHead(sent.status, { ...sent.headers, "content-length": sent.body.length }).end(sent.body);
  };

  const server = createServer((incoming, outgoing) => {
    const [, cell, path] = /^\/c(\d+)(\/.*)$/.exec(incoming.url ?? "/") ?? [];
    if (cell !== undefined && Number(cell) !== proxy.cell) return void outgoing.destroy();
    incoming.url = path ?? incoming.url ?? "/";
    const { pathname } = new URL(incoming.url, "http://x");
    if (pathname === "/")
      return void outgoing
        .writeHead(200, { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" })
        .end(proxy.html);
    if (!/^\/(v2|socket\.io)\b/.test(pathname)) return void outgoing.writeHead(404).end();
    if (proxy.offline) return void outgoing.destroy();
    const counted = isCall(incoming) ? 1 : 0;
    underWay += counted;
    answer(incoming, outgoing)
      .catch(() => outgoing.destroy())
      .finally(() => (underWay -= counted));
  });
  server.on("upgrade", (incoming, socket, head) => {
    if (proxy.offline) return void socket.destroy();
    const { hostname, port } = new URL(proxy.target);
    const onward = connect(Number(port), hostname, () => {
      const lines = [`${incoming.method} ${incoming.url} HTTP/1.1`];
      for (let at = 0; at < incoming.rawHeaders.length; at += 2)
        lines.push(`${incoming.rawHeaders[at]}: ${incoming.rawHeaders[at + 1]}`);
      onward.write(`${lines.join("\r\n")}\r\n\r\n`);
      onward.write(head);
      onward.pipe(socket).pipe(onward);
    });
    const end = () => void (onward.destroy(), socket.destroy());
    for (const each of [onward, socket]) each.once("error", end).once("close", end);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));

  const proxy: FaultProxy = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    target: "",
    html: "",
    cell: 0,
    offline: false,
    writes: [],
    underWay: () => underWay,
    arm(call, attempts) {
      const [method = "", path = ""] = call.split(" ");
      proxy.writes = [];
      proxy.release();
      const pattern = new RegExp(`^${path.replace(/\{\w+\}/g, "[^/]+")}$`);
      return (armed = { method, path: pattern, attempts, arrived: 0, delivered: 0 });
    },
    release() {
      late.abort();
      late = new AbortController();
    },
    async close() {
      proxy.release();
      agent.destroy();
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
  return proxy;
}

/** Tells whether a request is a call of the API, and not the socket's. */
const isCall = ({ url = "/" }: IncomingMessage) => url.startsWith("/v2");
