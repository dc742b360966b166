import type { ApiDocument } from "./document";

/** Sends a request to the mock's handlers in this process, or over the network. */
export type Send = (request: Request) => Promise<Response>;

export interface Call {
  params?: Record<string, string>;
  query?: Record<string, string>;
  /** Sent as JSON, unless it is a form or bytes. */
  body?: unknown;
  headers?: Record<string, string>;
  /** The bearer token. */
  token?: string;
  /** The expected status. */
  expect: number;
}

/** Calls operations by their id, and collects the differences from the document. */
export class ContractClient {
  readonly problems: string[] = [];
  /** "operation status" of each answer. */
  readonly answered = new Set<string>();
  calls = 0;

  constructor(
    private readonly document: ApiDocument,
    private readonly apiBase: string,
    private readonly send: Send,
  ) {}

  /** Calls an operation and checks its answer. Returns the answer's body. */
  // oxlint-disable-next-line typescript/no-explicit-any -- the test checks the bodies
  async call(operationId: string, { params = {}, query = {}, body, headers: more, token, expect }: Call): Promise<any> {
    const operation = this.document.operations.get(operationId);
    if (!operation) throw new Error(`the document has no operation ${operationId}`);
    const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ""));
    const search = new URLSearchParams(query).toString();
    // the browser adds the content type of a form, with its boundary
    const type = body instanceof Uint8Array ? "application/octet-stream" : "application/json";
    const headers: Record<string, string> = {
      ...(!(body instanceof FormData) && { "Content-Type": type }),
      ...more,
    };
    if (token !== undefined) headers.Authorization = `Bearer ${token}`;
    const method = operation.method.toUpperCase();
    const init = { method, headers, ...(body !== undefined && { body: isRaw(body) ? body : JSON.stringify(body) }) };
    const response = await this.send(new Request(`${this.apiBase}${path}${search && `?${search}`}`, init));
    const text = await response.text();
    const answer = parse(text);
    const report = (problem: string) =>
      this.problems.push(`${method} ${operation.path} -> ${response.status}: ${problem}  [${text.slice(0, 200)}]`);
    this.calls += 1;
    this.answered.add(`${operationId} ${response.status}`);
    if (response.status !== expect) report(`expected ${expect}`);
    for (const problem of this.document.checkAnswer(operation, response.status, response.headers, answer))
      report(problem);
    if (expect < 300) for (const problem of this.document.checkRequest(operation, body)) report(`request: ${problem}`);
    return answer;
  }

  /** Adds a problem unless a condition holds. For behaviour that the document can't describe. */
  assert(condition: boolean, message: string): void {
    if (!condition) this.problems.push(message);
  }

  /** Checks the features that a server declares (docs/server.md). */
  checkFeatures(features: readonly string[]): void {
    if (features.includes("idempotency")) return;
    const writes = [...this.document.operations.values()].filter(
      ({ feature, method }) => feature !== null && method !== "get" && features.includes(feature),
    );
    const names = [...new Set(writes.map(({ feature }) => feature))].join(", ");
    this.assert(
      writes.length === 0,
      `the server declares ${names} without idempotency: a browser may repeat a request, and the server would write twice`,
    );
  }

  /** Returns the operations that were never called, and the documented responses that were never received. */
  missing(): { operations: string[]; answers: string[] } {
    const all = [...this.document.operations.values()];
    const operations = all
      .filter(({ id }) => ![...this.answered].some((answer) => answer.startsWith(`${id} `)))
      .map(({ id }) => id);
    const answers = all.flatMap(({ id, statuses }) =>
      statuses
        .filter((status) => status !== "default" && !this.answered.has(`${id} ${status}`))
        .map((s) => `${id} ${s}`),
    );
    return { operations, answers };
  }
}

const isRaw = (body: unknown): body is FormData | Uint8Array<ArrayBuffer> =>
  body instanceof FormData || body instanceof Uint8Array;

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
