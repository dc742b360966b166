import { delay, HttpResponse } from "msw";
import type { components } from "../contract/api";
import type { MailFailure } from "../domain/integrations/provider";
import type { ScenarioName, ScenarioOptions } from "./control";

type ErrorBody = components["schemas"]["Error"];

/** What a call gets in place of its response. */
type SimulatedFault = { kind: "network" } | { kind: "response"; status: number; body: ErrorBody | { success: true } };

const DEFAULT_LATENCY = 2000;
/** Paths without faults, unless the scenario names them: other faults need a session. */
const EXEMPT_PATHS = ["/auth/", "/notifications"];

const MAIL_SCENARIOS: Partial<Record<ScenarioName, MailFailure>> = {
  "mail-wrong-key": "credentials",
  "mail-unreachable": "unreachable",
  "mail-limit": "limit",
};

/** The current scenario, and how many calls it has affected. */
export class Faults {
  #scenario: ScenarioName = "none";
  #path: string | undefined;
  #seen = 0;
  #scenarioLatency = 0;
  #responseDelay = 0;
  #writes = 1;
  readonly #disconnectListeners = new Set<() => void>();
  /** When requests came, by `performance.now()`: before they were handled, if they waited for the data. */
  readonly arrivals = new WeakMap<object, number>();

  /** @param latency milliseconds before each response, in every scenario */
  constructor(public latency: number) {}

  set(scenario: ScenarioName, { latency = DEFAULT_LATENCY, path, writes = 1 }: ScenarioOptions = {}): void {
    this.#scenario = scenario;
    this.#path = path;
    this.#seen = 0;
    this.#scenarioLatency = scenario === "slow" ? latency : 0;
    this.#responseDelay = latency;
    this.#writes = writes;
    if (this.unreachable) for (const listener of [...this.#disconnectListeners]) listener();
  }

  /**
   * Calls a listener when the network or the API becomes unreachable.
   * @returns a function that removes the listener
   */
  onDisconnect(listener: () => void): () => void {
    this.#disconnectListeners.add(listener);
    return () => this.#disconnectListeners.delete(listener);
  }

  /** Whether sockets can't connect. */
  get unreachable(): boolean {
    return this.#scenario === "offline" || this.#scenario === "down";
  }

  /** @returns milliseconds to wait before the response to a request. The latency begins when it comes, as on a real server */
  delayOf(request: object): number {
    const now = performance.now();
    return this.latency + this.#scenarioLatency - (now - (this.arrivals.get(request) ?? now));
  }

  /** The error of the e-mail provider for every mail; null: it depends on the provider's settings. */
  get mailFailure(): MailFailure | null {
    return MAIL_SCENARIOS[this.#scenario] ?? null;
  }

  /** Whether the store of documents is full. */
  get storeFull(): boolean {
    return this.#scenario === "documents-full";
  }

  /** @returns the fault of the next call with this method and path, or null */
  next(method: string, path: string): SimulatedFault | null {
    if (this.#path !== undefined && !path.includes(this.#path)) return null;
    const exempt = this.#path === undefined && EXEMPT_PATHS.some((part) => path.includes(part));
    switch (this.#scenario) {
      case "offline":
        return { kind: "network" };
      case "down":
        return failWith(503, { success: false, message: "Servizio momentaneamente non disponibile." });
      case "teapot":
        return exempt ? null : failWith(418, { success: false, message: "Sono una teiera." });
      case "malformed":
        return exempt || method !== "GET" ? null : { kind: "response", status: 200, body: { success: true } };
      case "validation":
        return isChange(method, path) ? failWith(422, { success: false, error: INVALID }) : null;
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
    await delay(this.#responseDelay);
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

const failWith = (status: number, body: ErrorBody): SimulatedFault => ({ kind: "response", status, body });
const serverError = () => failWith(500, { success: false, message: "Errore interno del server." });
