import { delay, HttpResponse } from "msw";
import type { components } from "../contract/api";
import type { MailFailure } from "../domain/integrations/provider";
import type { ScenarioName, ScenarioOptions } from "./control";

type ErrorBody = components["schemas"]["Error"];

/** What a call meets instead of its answer. */
type SimulatedFault = { kind: "network" } | { kind: "answer"; status: number; body: ErrorBody | { success: true } };

const DEFAULT_LATENCY = 2000;
/** Calls that meet no fault unless it is asked for them: without a session no other fault can be seen. */
const EXEMPT_PATHS = ["/auth/", "/notifications"];

const MAIL_SCENARIOS: Partial<Record<ScenarioName, MailFailure>> = {
  "mail-wrong-key": "credentials",
  "mail-unreachable": "unreachable",
  "mail-limit": "limit",
};

/** The scenario that is on, and how many calls it has met. Nothing here is left to chance. */
export class Faults {
  #scenario: ScenarioName = "none";
  #path: string | undefined;
  #seen = 0;
  #scenarioLatency = 0;
  #lateness = 0;
  #writes = 1;
  readonly #disconnectListeners = new Set<() => void>();

  /** @param latency milliseconds before each answer, whatever the scenario */
  constructor(public latency: number) {}

  set(scenario: ScenarioName, { latency = DEFAULT_LATENCY, path, writes = 1 }: ScenarioOptions = {}): void {
    this.#scenario = scenario;
    this.#path = path;
    this.#seen = 0;
    this.#scenarioLatency = scenario === "slow" ? latency : 0;
    this.#lateness = latency;
    this.#writes = writes;
    if (this.unreachable) for (const listener of [...this.#disconnectListeners]) listener();
  }

  /**
   * Calls when the network, or the API, goes away: open sockets break.
   * @returns how to stop listening
   */
  onDisconnect(listener: () => void): () => void {
    this.#disconnectListeners.add(listener);
    return () => this.#disconnectListeners.delete(listener);
  }

  /** Whether a socket can't connect either. */
  get unreachable(): boolean {
    return this.#scenario === "offline" || this.#scenario === "down";
  }

  /** Milliseconds to wait before the next answer. */
  get delay(): number {
    return this.latency + this.#scenarioLatency;
  }

  /** What the provider of e-mail says to whatever is sent by it, while the API itself answers; null: it goes by what it is given. */
  get mailFailure(): MailFailure | null {
    return MAIL_SCENARIOS[this.#scenario] ?? null;
  }

  /** Whether there is no room for documents, however little is kept. */
  get storeFull(): boolean {
    return this.#scenario === "documents-full";
  }

  /** @returns what the next call with this method and path meets, or null */
  next(method: string, path: string): SimulatedFault | null {
    if (this.#path !== undefined && !path.includes(this.#path)) return null;
    const exempt = this.#path === undefined && EXEMPT_PATHS.some((part) => path.includes(part));
    switch (this.#scenario) {
      case "offline":
        return { kind: "network" };
      case "down":
        return answer(503, { success: false, message: "Servizio momentaneamente non disponibile." });
      case "teapot":
        return exempt ? null : answer(418, { success: false, message: "Sono una teiera." });
      case "malformed":
        return exempt || method !== "GET" ? null : { kind: "answer", status: 200, body: { success: true } };
      case "validation":
        return isChange(method, path) ? answer(422, { success: false, error: INVALID }) : null;
      case "error-once":
        return exempt || this.#count() !== 1 ? null : serverError();
      case "error-every-third":
        return exempt || this.#count() % 3 !== 0 ? null : serverError();
      default:
        return null;
    }
  }

  /** @returns whether the server receives the next write with this method and path twice */
  repeats(method: string, path: string): boolean {
    return this.#scenario === "repeated-request" && this.#affectsWrite(method, path);
  }

  /** Loses, delays or replaces the response to a write that the server has carried out. */
  async distort(method: string, path: string, response: Response): Promise<Response> {
    const scenario = this.#scenario;
    if (!["lost-response", "late-response", "html-response"].includes(scenario)) return response;
    if (!this.#affectsWrite(method, path)) return response;
    if (scenario === "lost-response") return HttpResponse.error();
    if (scenario === "html-response") return HttpResponse.html("<!doctype html><title>Accedi alla rete</title>");
    await delay(this.#lateness);
    return response;
  }

  #affectsWrite(method: string, path: string): boolean {
    return isChange(method, path) && path.includes(this.#path ?? "") && this.#count() <= this.#writes;
  }

  #count() {
    this.#seen += 1;
    return this.#seen;
  }
}

const INVALID = [
  { msg: "Il valore non è valido", param: "fiscalCode" },
  { msg: "Il campo è obbligatorio", param: "mobile" },
];

const isChange = (method: string, path: string) =>
  method !== "GET" && !path.endsWith("/auth/login") && !path.endsWith("/auth/refresh-token");

const answer = (status: number, body: ErrorBody): SimulatedFault => ({ kind: "answer", status, body });
const serverError = () => answer(500, { success: false, message: "Errore interno del server." });
