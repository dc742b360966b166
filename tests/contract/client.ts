import type { ApiDocument } from "./document";

/** What carries a call: the mock's handlers in this process, or the network. */
export type Send = (request: Request) => Promise<Response>;

export interface Call {
  params?: Record<string, string>;
  query?: Record<string, string>;
  /** Sent as JSON, or as the form or the bytes that it is. */
  body?: unknown;
  headers?: Record<string, string>;
  /** Bearer. */
  token?: string;
  /** The status that the answer must have. */
  expect: number;
}

/** Calls operations by their id and notes what isn't as the document says. */
export class ContractClient {
  readonly problems: string[] = [];
  /** "operation status" of each answer seen. */
  readonly met = new Set<string>();
  calls = 0;

  constructor(
    private readonly document: ApiDocument,
    private readonly apiBase: string,
    private readonly send: Send,
  ) {}

  /** @returns the answer's body */
  // oxlint-disable-next-line typescript/no-explicit-any -- bodies are what is being tested
  async call(operationId: string, { params = {}, query = {}, body, headers: more, token, expect }: Call): Promise<any> {
    const operation = this.document.operations.get(operationId);
    if (!operation) throw new Error(`the document has no operation ${operationId}`);
    const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ""));
    const search = new URLSearchParams(query).toString();
    // a form says by itself where its parts begin
    const type = body instanceof Uint8Array ? "application/octet-stream" : "application/json";
    const headers: Record<string, string> = { ...(!(body instanceof FormData) && { "Content-Type": type }), ...more };
    if (token !== undefined) headers.Authorization = `Bearer ${token}`;
    const method = operation.method.toUpperCase();
    const init = { method, headers, ...(body !== undefined && { body: isRaw(body) ? body : JSON.stringify(body) }) };
    const response = await this.send(new Request(`${this.apiBase}${path}${search && `?${search}`}`, init));
    const text = await response.text();
    const answer = parse(text);
    const note = (problem: string) =>
      this.problems.push(`${method} ${operation.path} -> ${response.status}: ${problem}  [${text.slice(0, 200)}]`);
    this.calls += 1;
    this.met.add(`${operationId} ${response.status}`);
    if (response.status !== expect) note(`expected ${expect}`);
    for (const problem of this.document.checkAnswer(operation, response.status, response.headers, answer))
      note(problem);
    if (expect < 300) for (const problem of this.document.checkRequest(operation, body)) note(`request: ${problem}`);
    return answer;
  }

  /** Notes a problem that the document can't tell of. */
  assert(holds: boolean, what: string): void {
    if (!holds) this.problems.push(what);
  }

  /** Operations that no call met, and answers of the document that no call got. */
  unmet(): { operations: string[]; answers: string[] } {
    const all = [...this.document.operations.values()];
    const operations = all
      .filter(({ id }) => ![...this.met].some((met) => met.startsWith(`${id} `)))
      .map(({ id }) => id);
    const answers = all.flatMap(({ id, statuses }) =>
      statuses.filter((status) => status !== "default" && !this.met.has(`${id} ${status}`)).map((s) => `${id} ${s}`),
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
