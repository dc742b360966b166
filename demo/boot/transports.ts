import type { Transport } from "../../src/api/transport";
import type { MockOptions } from "../../src/mocks/index";
import { watchCalls } from "./calls";
import type { CallLog } from "./calls";
import type { DemoControl } from "./control";
import type { DemoParams, TransportName } from "./params";

/** An API that is running. */
export interface OpenedTransport {
  name: TransportName;
  control: DemoControl;
  /** The transport for the elements; null for the plain network. */
  transport: Transport | null;
  log: CallLog | null;
  /** For the user: the server's address. */
  detail: string | null;
}

const NO_WORKER = "Qui il browser non permette un service worker: togli transport=worker dall’indirizzo.";

/**
 * Opens the transport of the parameters; by default the mock in the page, which works everywhere.
 * @throws Error with a message for the user
 */
export async function openTransport(params: DemoParams, apiBase: string): Promise<OpenedTransport> {
  if (params.transport === "http") {
    const { createHttpControl } = await import("./http-control");
    const control = createHttpControl(apiBase);
    await control.mails(); // the cheapest call, to check whether the server runs
    return { name: "http", control, transport: null, log: null, detail: new URL(apiBase).host };
  }
  const options = await mockOptions(params, apiBase);
  return params.transport === "worker" ? openWorker(options, apiBase) : openInline(options, apiBase);
}

async function mockOptions(
  { latency, donors, seed, awards, features }: DemoParams,
  apiBase: string,
): Promise<MockOptions> {
  return {
    apiBase,
    ...(latency !== null && { latency }),
    ...(donors !== null && { donors }),
    ...(seed !== null && { seed }),
    ...(awards && { awards }),
    ...(features !== null && { features: (await import("../../src/domain/features")).readFeatures(features) }),
  };
}

async function openInline(options: MockOptions, apiBase: string): Promise<OpenedTransport> {
  const { createInlineMock } = await import("../../src/mocks/index");
  const mock = createInlineMock(options);
  return { name: "inline", control: mock.control, ...watchCalls(apiBase, mock), detail: null };
}

async function openWorker(options: MockOptions, apiBase: string): Promise<OpenedTransport> {
  const { startWorkerMock } = await import("../../src/mocks/index");
  const mock = await startWorkerMock(options).catch((cause: unknown) => {
    throw new Error(NO_WORKER, { cause });
  });
  return { name: "worker", control: mock.control, ...watchCalls(apiBase, mock), detail: null };
}
