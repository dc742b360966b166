import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { pathToFileURL } from "node:url";
import { readFeatures } from "../domain/features";
import { type MockControl, type Persona, SCENARIOS } from "./control";
import { allowOrigins, readBody, send, serveApi } from "./server/http";
import { serveSockets } from "./server/sockets";
import type { NotificationHub } from "./hub";
import type { MockOptions } from "./options";
import { seedMails } from "./seed/templates";
import { startMock } from "./start";
import type { Store } from "./state/store";

type Body = Record<string, unknown>;
const text = (value: unknown) => (typeof value === "string" ? value : "");

/** The verbs of the control over HTTP, with the arguments that each reads from its JSON body. */
const VERBS: Record<keyof MockControl, (control: MockControl, body: Body) => Promise<unknown>> = {
  setScenario: (control, { name, options }) => {
    const scenario = SCENARIOS.find((candidate) => candidate === name);
    if (!scenario) throw new Error(`Scenario sconosciuto: ${String(name)}`);
    return control.setScenario(scenario, (options as Body | undefined) ?? {});
  },
  notify: (control, { title, message, link, userId }) =>
    control.notify(
      { title: text(title), message: text(message), ...(text(link) && { link: text(link) }) },
      text(userId) || undefined,
    ),
  mails: (control) => control.mails(),
  reset: (control) => control.reset(),
  signIn: (control, { persona }) => control.signIn(persona as Persona),
  setClock: (control, { iso }) => control.setClock(iso === null ? null : text(iso)),
  expireAccessTokens: (control) => control.expireAccessTokens(),
  setLatency: (control, { ms }) => control.setLatency(Number(ms) || 0),
};

/**
 * Answers `POST /__mock/{verb}` with a JSON body of named arguments, and `GET /__mock/mails`.
 * @returns the result of the verb, `{ success: true }` if it has none, or `{ success: false, message }` with 400 or 404
 */
async function serveControl(control: MockControl, method: string, verb: string, json: string): Promise<Response> {
  const run = Object.hasOwn(VERBS, verb) ? VERBS[verb as keyof MockControl] : undefined;
  if (!run || (method !== "POST" && verb !== "mails")) return failure(404, `Verbo sconosciuto: ${verb}`);
  try {
    const body: unknown = JSON.parse(json || "{}");
    const result = await run(control, (body ?? {}) as Body);
    return Response.json(result ?? { success: true });
  } catch (error) {
    return failure(400, error instanceof Error ? error.message : String(error));
  }
}

const failure = (status: number, message: string) => Response.json({ success: false, message }, { status });

interface MockServerOptions {
  /** Default 4010; 0: a free port. */
  port?: number;
  seed?: number;
  donors?: number;
  awards?: MockOptions["awards"];
  partnerOrigins?: MockOptions["partnerOrigins"];
  latency?: number;
  features?: MockOptions["features"];
  /** The clock, in milliseconds since 1970. */
  now?: () => number;
}

export interface MockServer {
  /** The `api-base` of the elements. */
  apiBase: string;
  control: MockControl;
  hub: NotificationHub;
  /** The records, for tests that compare them with a screen. */
  store: Store;
  close(): Promise<void>;
}

const HOST = "127.0.0.1";
const DEFAULT_PORT = 4010;

/** Starts the mock as a server: HTTP and Socket.IO on one port of localhost. */
export async function startMockServer({
  port = DEFAULT_PORT,
  now,
  ...data
}: MockServerOptions = {}): Promise<MockServer> {
  const http = createServer((incoming, outgoing) => {
    serve(incoming, outgoing).catch((error: unknown) => {
      // an incomplete request was aborted by the client
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
  // `store` has all records, also before the first call of their part
  ctx.store.seed(seedMails);
  const io = serveSockets(http, ctx);
  const close = () => {
    ctx.closing.abort();
    return io.close();
  };
  return { apiBase, control, hub: ctx.hub, store: ctx.store, close };
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const number = (name: string) => (process.env[name] ? Number(process.env[name]) : undefined);
  const numbers = { port: number("PORT"), seed: number("SEED"), donors: number("DONORS"), latency: number("LATENCY") };
  const awards = process.env.AWARDS === "fidas" ? { awards: "fidas" as const } : {};
  const options = Object.fromEntries(Object.entries(numbers).filter(([, value]) => value !== undefined));
  try {
    const partnerOrigins = process.env.PARTNERS?.split(",") ?? [];
    const declared = process.env.FEATURES;
    const features = declared === undefined ? {} : { features: readFeatures(declared) };
    const offset = number("CLOCK_OFFSET");
    const clock = offset === undefined ? {} : { now: () => Date.now() + offset };
    const server = await startMockServer({ ...options, ...awards, ...features, ...clock, partnerOrigins });
    console.log(`The mock listens at ${server.apiBase} (Ctrl+C ends it)`);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EADDRINUSE")) throw error;
    console.error(`Port ${numbers.port ?? DEFAULT_PORT} is taken: set PORT to take another`);
    process.exitCode = 1;
  }
}
