import { setupWorker } from "msw/browser";
import type { MockControl } from "../control";
import type { MockOptions } from "../options";
import { startMock } from "../start";
import { memorySocket } from "./memory-socket";

/** After this long without a call the browser may have stopped the worker, which then forgets whom it serves. */
const PAUSE = 20_000;
/** The worker answers in some 15 ms; one that doesn't is not there. */
const HANDSHAKE_TIMEOUT = 3_000;

export interface WorkerMockOptions extends MockOptions {
  /** Where `mockServiceWorker.js` lies; its folder is the scope. The page's own folder when missing. */
  workerUrl?: string;
}

/** A mock behind a service worker: calls are real fetches, seen as such in the browser's tools. */
export interface WorkerMock {
  control: MockControl;
  /** The platform's, after making sure that the worker listens. */
  fetch(request: Request): Promise<Response>;
  socketOptions: Record<string, unknown>;
  stop(): void;
}

/**
 * Call it, and wait for it, before anything asks the API: what comes before slips through to the network.
 * @throws when the page can't have a service worker (no secure context, strict Trusted Types, `file://`)
 */
export async function startWorkerMock(options: WorkerMockOptions): Promise<WorkerMock> {
  if (!("serviceWorker" in navigator)) throw new Error("this page can't have a service worker");
  const mock = await startMock(options);
  const worker = setupWorker(...mock.handlers);
  const url = new URL(options.workerUrl ?? "mockServiceWorker.js", document.baseURI);
  const scope = new URL(".", url).pathname;
  await worker.start({
    serviceWorker: { url: url.pathname, options: { scope } },
    onUnhandledRequest: "bypass",
    quiet: true,
  });
  let lastCall = performance.now();
  return {
    control: mock.control,
    async fetch(request) {
      if (performance.now() - lastCall > PAUSE) await wake();
      lastCall = performance.now();
      return globalThis.fetch(request);
    },
    socketOptions: { transports: [memorySocket(Promise.resolve(mock.ctx))] },
    stop: () => worker.stop(),
  };
}

/** Tells a worker that was stopped and started again that this page is to be served. */
async function wake(): Promise<void> {
  const { controller } = navigator.serviceWorker;
  if (!controller) return;
  await new Promise<void>((resolve) => {
    const done = () => {
      clearTimeout(timer);
      navigator.serviceWorker.removeEventListener("message", hear);
      resolve();
    };
    const hear = ({ data }: MessageEvent) => {
      if ((data as { type?: string } | null)?.type === "MOCKING_ENABLED") done();
    };
    const timer = setTimeout(done, HANDSHAKE_TIMEOUT);
    navigator.serviceWorker.addEventListener("message", hear);
    controller.postMessage("MOCK_ACTIVATE");
  });
}
