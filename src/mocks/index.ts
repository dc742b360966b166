import type { WorkerMock, WorkerMockOptions } from "./transports/worker";

/**
 * The mock for pages without a back end. Nothing here is part of the product.
 *
 * @example
 * setTransport(base, createInlineMock({ apiBase: base }));
 */
export { createInlineMock } from "./transports/inline";
export type { InlineMock } from "./transports/inline";
export type { WorkerMock, WorkerMockOptions } from "./transports/worker";
export type { MockControl, Persona, ScenarioName, ScenarioOptions, SentMail, Tokens } from "./control";
export { SCENARIOS } from "./control";
export type { MockOptions } from "./options";
export { PASSWORD, PERSONAS, personaEmail } from "./db/personas";

/** Starts the mock behind a service worker. Its code loads on demand, because the inline mock doesn't need it. */
export async function startWorkerMock(options: WorkerMockOptions): Promise<WorkerMock> {
  const { startWorkerMock: start } = await import("./transports/worker");
  return start(options);
}
