import { spawn } from "node:child_process";
import type { Persona, Tokens } from "../../../src/mocks/index";
import { CLOCK_OFFSET_MS } from "../../support/clock/test-clock";
import { freePort } from "../../support/free-port";

/** The mock as a server, as `npm run mock-api` starts it, on a free port. */
export interface MockApi {
  origin: string;
  /** The address of the API; it ends in `/v2`. */
  apiBase: string;
  /** Calls the server's control. */
  post(verb: string, body?: Record<string, unknown>): Promise<void>;
  /** Signs a persona in, as on another device. */
  signIn(persona: Persona): Promise<Tokens>;
  close(): Promise<void>;
}

const START_MS = 60_000; // long, because the machine may be busy

/** Starts the server and waits until it answers. @param patience milliseconds */
export async function startMockApi(patience = START_MS): Promise<MockApi> {
  const port = await freePort();
  // without npm and tsx's own process, the start takes half the CPU time
  const server = spawn(process.execPath, ["--import", "tsx", "src/mocks/server.ts"], {
    env: { ...process.env, PORT: String(port), CLOCK_OFFSET: String(CLOCK_OFFSET_MS) },
    stdio: ["ignore", "ignore", "pipe"],
  });
  let said = "";
  server.stderr.on("data", (chunk: Buffer) => (said += chunk.toString()));
  const gone = new Promise<void>((done) => server.once("exit", () => done()));

  const origin = `http://127.0.0.1:${port}`;
  const close = async () => {
    server.kill("SIGTERM");
    await gone;
  };
  const until = Date.now() + patience;
  while (!(await answers(origin))) {
    if (server.exitCode !== null || Date.now() > until) {
      await close();
      throw new Error(`the mock's server doesn't answer on ${origin}: ${said}`);
    }
  }
  const post = async (verb: string, body: Record<string, unknown> = {}): Promise<unknown> => {
    const response = await fetch(`${origin}/__mock/${verb}`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`/__mock/${verb}: ${response.status} ${await response.text()}`);
    return response.json();
  };
  return {
    origin,
    apiBase: `${origin}/v2`,
    post: async (verb, body) => void (await post(verb, body)),
    signIn: async (persona) => (await post("signIn", { persona })) as Tokens,
    close,
  };
}

/** Requests once, and waits a moment before the next try. */
async function answers(origin: string): Promise<boolean> {
  try {
    return (await fetch(`${origin}/__mock/mails`)).ok;
  } catch {
    await new Promise((done) => setTimeout(done, 100));
    return false;
  }
}
