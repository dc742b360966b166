import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { pathToFileURL } from "node:url";
import { readFeatures } from "../domain/features";
import type { MockControl } from "./control";
import { allowOrigins, readBody, send, serveApi } from "./server/http";
import { serveControl } from "./server/control";
import { serveSockets } from "./server/sockets";
import type { NotificationHub } from "./hub";
import type { MockOptions } from "./options";
import { startMock } from "./start";

interface MockServerOptions {
  /** 4010 when missing; 0 takes a free one. */
  port?: number;
  seed?: number;
  donors?: number;
  awards?: MockOptions["awards"];
  partnerOrigins?: MockOptions["partnerOrigins"];
  latency?: number;
  features?: MockOptions["features"];
  /** The clock, in milliseconds. */
  now?: () => number;
}

export interface MockServer {
  /** For the elements' `api-base`. */
  apiBase: string;
  control: MockControl;
  /** Whom its sockets tell. */
  hub: NotificationHub;
  close(): Promise<void>;
}

const HOST = "127.0.0.1";
const DEFAULT_PORT = 4010;

/** The mock on real wires: HTTP and Socket.IO on one port of this machine alone. */
export async function startMockServer({
  port = DEFAULT_PORT,
  now,
  ...data
}: MockServerOptions = {}): Promise<MockServer> {
  const http = createServer((incoming, outgoing) => {
    serve(incoming, outgoing).catch((error: unknown) => {
      // who was cut off in the middle of a body is no failure of ours
      if (incoming.complete) console.error(error);
      outgoing.destroy();
    });
  });
  await new Promise<void>((resolve, reject) => {
    http.once("error", reject).listen(port, HOST, resolve);
  });
  const origin = `http://${HOST}:${(http.address() as AddressInfo).port}`;
  const apiBase = `${origin}/v2`;
  const started = startMock({ apiBase, storage: "memory", ...data }, now);

  async function serve(incoming: IncomingMessage, outgoing: ServerResponse) {
    const mock = await started;
    allowOrigins(incoming, outgoing);
    if (incoming.method === "OPTIONS") return void outgoing.writeHead(204).end();
    const [, verb] = /^\/__mock\/([^/?]+)/.exec(incoming.url ?? "") ?? [];
    if (verb === undefined) return serveApi(mock, incoming, outgoing);
    const body = await readBody(incoming);
    await send(outgoing, await serveControl(mock.control, incoming.method ?? "GET", verb, body?.toString() ?? ""));
  }

  const { ctx, control } = await started;
  const io = serveSockets(http, ctx);
  return { apiBase, control, hub: ctx.hub, close: () => io.close() };
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const number = (name: string) => (process.env[name] ? Number(process.env[name]) : undefined);
  const options = { port: number("PORT"), seed: number("SEED"), donors: number("DONORS"), latency: number("LATENCY") };
  const awards = process.env.AWARDS === "fidas" ? { awards: "fidas" as const } : {};
  const given = Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined));
  try {
    const partnerOrigins = process.env.PARTNERS?.split(",") ?? [];
    const declared = process.env.FEATURES;
    const features = declared === undefined ? {} : { features: readFeatures(declared) };
    const server = await startMockServer({ ...given, ...awards, ...features, partnerOrigins });
    console.log(`The mock listens at ${server.apiBase} (Ctrl+C ends it)`);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EADDRINUSE")) throw error;
    console.error(`Port ${options.port ?? DEFAULT_PORT} is taken: set PORT to take another`);
    process.exitCode = 1;
  }
}
