import type { SentMail, Tokens } from "../../src/mocks/control";
import type { DemoControl } from "./control";

const UNREACHABLE = (origin: string) => `Nessuna risposta da ${origin}. Avvia il server con “npm run mock-api”.`;

/** Controls the mock server (`npm run mock-api`) over HTTP, under `/__mock/`. */
export function createHttpControl(apiBase: string): DemoControl {
  const { origin } = new URL(apiBase);

  const call = async (verb: string, init?: RequestInit): Promise<unknown> => {
    const response = await fetch(`${origin}/__mock/${verb}`, init).catch(() => {
      throw new Error(UNREACHABLE(origin));
    });
    const body: unknown = await response.json().catch(() => null);
    if (!response.ok) throw new Error(messageOf(body) ?? `${origin}/__mock/${verb}: ${response.status}`);
    return body;
  };
  const post = (verb: string, body: Record<string, unknown> = {}) =>
    call(verb, { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) });

  return {
    signIn: async (persona) => (await post("signIn", { persona })) as Tokens,
    setScenario: async (name) => void (await post("setScenario", { name })),
    setLatency: async (ms) => void (await post("setLatency", { ms })),
    expireAccessTokens: async () => void (await post("expireAccessTokens")),
    notify: async (note) => void (await post("notify", note)),
    mails: async () => (await call("mails")) as SentMail[],
    reset: async () => void (await post("reset")),
  };
}

function messageOf(body: unknown): string | null {
  return typeof body === "object" && body !== null && "message" in body && typeof body.message === "string"
    ? body.message
    : null;
}
