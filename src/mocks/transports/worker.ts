import { setupWorker } from "msw/browser";
import type { MockControl } from "../control";
import type { MockOptions } from "../options";
import { startMock } from "../start";
import { memorySocket } from "./memory-socket";

/** After this time without a call the browser may have stopped the worker, which then doesn't know its pages any more. */
const PAUSE_MS = 20_000;
/** A running worker answers in about 15 ms. */
const HANDSHAKE_TIMEOUT_MS = 3_000;

export interface WorkerMockOptions extends MockOptions {
  /** URL of `mockServiceWorker.js`, whose folder is the scope; default: in the page's folder. */
  workerUrl?: string;
}

/** A mock behind a service worker: calls are real requests, which the browser's tools show. */
export interface WorkerMock {
  control: MockControl;
  /** `fetch`, after waking the worker if needed. */
  fetch(request: Request): Promise<Response>;
  socketOptions: Record<string, unknown>;
  stop(): void;
}

/**
 * Starts the mock. Await it before the first request: earlier requests go to the network.
 * @throws Error if the page can't have a service worker (no secure context, strict Trusted Types, `file://`)
 */
export async function startWorkerMock(options: WorkerMockOptions): Promise<WorkerMock> {
  if (!("serviceWorker" in navigator)) throw new Error("this page can't have a service worker");
  const worker = setupWorker();
  const url = new URL(options.workerUrl ?? "mockServiceWorker.js", document.baseURI);
  const scope = new URL(".", url).pathname;
  const [mock] = await Promise.all([
    startMock(options),
    worker.start({
      serviceWorker: { url: url.pathname, options: { scope } },
      onUnhandledRequest: "bypass",
      quiet: true,
    }),
  ]);
  worker.use(...mock.handlers);
  let lastCall = performance.now();
  return {
    control: mock.control,
    async fetch(request) {
      if (performance.now() - lastCall > PAUSE_MS) await wake();
      lastCall = performance.now();
      return globalThis.fetch(request);
    },
    socketOptions: { transports: [memorySocket(Promise.resolve(mock.ctx))] },
    stop: () => worker.stop(),
  };
}

/** Registers this page with a worker that was restarted. */
async function wake(): Promise<void> {
  const { controller } = navigator.serviceWorker;
  if (!controller) return;
  await new Promise<void>((resolve) => {
    const done = () => {
      clearTimeout(timer);
      navigator.serviceWorker.removeEventListener("message", onMessage);
      resolve();
    };
    const onMessage = ({ data }: MessageEvent) => {
      if ((data as { type?: string } | null)?.type === "MOCKING_ENABLED") done();
    };
    const timer = setTimeout(done, HANDSHAKE_TIMEOUT_MS);
    navigator.serviceWorker.addEventListener("message", onMessage);
    controller.postMessage("MOCK_ACTIVATE");
  });
}
