import { readdirSync, readFileSync } from "node:fs";
import { createServer, request as sendRequest, type RequestListener, type Server } from "node:http";
import { connect, type AddressInfo, type Socket } from "node:net";
import { extname, join } from "node:path";
import { gzipSync } from "node:zlib";

/** A server with its own port, and so its own origin. */
export interface Host {
  origin: string;
  /** Delays each response by a number of milliseconds from now on. */
  hold(milliseconds: number): void;
  close(): Promise<void>;
}

const TYPES: Record<string, string> = { ".js": "text/javascript", ".html": "text/html; charset=utf-8" };
const YEAR = "public, max-age=31536000, immutable";
const SHORT = "public, max-age=300";

const wait = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));

async function listen(server: Server): Promise<string> {
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const close = (server: Server) =>
  new Promise<void>((done) => {
    server.closeAllConnections();
    server.close(() => done());
  });

/**
 * Serves texts by path for pages of any origin, gzipped, with the cache headers that the guide recommends.
 * @param files returns the text of a path; null: a 404
 */
export async function serveTexts(files: (path: string) => string | null): Promise<Host> {
  let held = 0;
  const zipped = new Map<string, Buffer>();
  const respond: RequestListener = async (request, response) => {
    const path = new URL(request.url ?? "/", "http://host").pathname;
    const text = files(path);
    if (held) await wait(held);
    if (text === null) return void response.writeHead(404, { "Access-Control-Allow-Origin": "*" }).end();
    const body = zipped.get(path) ?? gzipSync(text, { level: 9 });
    zipped.set(path, body);
    response.writeHead(200, {
      "Content-Type": TYPES[extname(path)] ?? "text/html; charset=utf-8",
      "Content-Encoding": "gzip",
      "Content-Length": body.length,
      "Cache-Control": path.startsWith("/chunks/") ? YEAR : SHORT,
      "Access-Control-Allow-Origin": "*",
    });
    response.end(body);
  };
  const server = createServer((request, response) => void respond(request, response));
  const origin = await listen(server);
  return { origin, hold: (milliseconds) => (held = milliseconds), close: () => close(server) };
}

export function serveScripts(folder: string): Promise<Host> {
  const texts = new Map(
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((path) => path.endsWith(".js"))
      .map((path) => [`/${path.replaceAll("\\", "/")}`, readFileSync(join(folder, path), "utf8")]),
  );
  return serveTexts((path) => texts.get(path) ?? null);
}

/** Serves as a proxy of another server, with a delay; its preflights can't be cached. */
export async function serveBehind(upstream: string): Promise<Host> {
  let held = 0;
  const { hostname, port } = new URL(upstream);
  const server = createServer((request, response) => {
    const { method, url: path, headers } = request;
    const forwarded = sendRequest({ hostname, port, method, path, headers }, (upstreamResponse) => {
      const send = () => {
        response.writeHead(upstreamResponse.statusCode ?? 502, {
          ...upstreamResponse.headers,
          "access-control-max-age": "0",
        });
        upstreamResponse.pipe(response);
      };
      setTimeout(send, held);
    });
    forwarded.on("error", () => response.destroy());
    request.pipe(forwarded);
  });
  const sockets = new Set<Socket>();
  server.on("upgrade", ({ method, url, rawHeaders }, client: Socket) => {
    const lines = rawHeaders.map((text, index) => (index % 2 ? `${text}\r\n` : `${text}: `)).join("");
    const open = () => {
      const upstreamSocket = connect(Number(port), hostname, () =>
        upstreamSocket.write(`${method} ${url} HTTP/1.1\r\n${lines}\r\n`),
      );
      for (const [socket, other] of [
        [client, upstreamSocket],
        [upstreamSocket, client],
      ] as const) {
        sockets.add(socket);
        socket.pipe(other);
        socket.on("error", () => other.destroy()).on("close", () => sockets.delete(socket));
      }
    };
    setTimeout(open, held);
  });
  const origin = await listen(server);
  return {
    origin,
    hold: (milliseconds) => (held = milliseconds),
    close() {
      for (const socket of sockets) socket.destroy();
      return close(server);
    },
  };
}
