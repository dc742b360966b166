import { nextTask } from "../../domain/async/next-task";
import { orAborted } from "../../domain/async/or-aborted";
import type { MockControl } from "../control";
import type { MockOptions } from "../options";
import { deferredControl, startMock } from "../start";
import { answer } from "./answer";
import { memorySocket } from "./memory-socket";

/** The mock inside a page: a transport for `setTransport`, and its control. */
export interface InlineMock {
  /** As `fetch`, but without the network. */
  fetch(request: Request): Promise<Response>;
  /** Options of socket.io-client. */
  socketOptions: Record<string, unknown>;
  control: MockControl;
  /** Pushes any event to the sockets of an account. */
  push(userId: string, event: string, payload: unknown): Promise<void>;
  /** @returns "METHOD /path" of the calls so far to undeclared features */
  undeclaredCalls(): Promise<readonly string[]>;
  /** Resolves when the data are created. Calls wait for it. */
  ready: Promise<void>;
  /** Stops the timers of the mock, such as that of scheduled e-mails. */
  close(): Promise<void>;
}

/**
 * Creates a mock inside the page, without service worker and cookies. It doesn't patch the page, and works from `file://` and
 * under a strict CSP.
 * @param now the clock, in milliseconds since 1970
 */
export function createInlineMock(options: MockOptions, now?: () => number): InlineMock {
  const started = startMock(options, now);
  return {
    async fetch(request) {
      const { signal } = request;
      const arrived = performance.now();
      // in a task of its own, as a response of the network
      const answered = started.then(async (mock) => {
        mock.ctx.faults.arrivals.set(request, arrived);
        await nextTask();
        return answer(mock, request);
      });
      const response = untilAborted(signal, await orAborted(signal, answered));
      // a constructed response has no URL
      Object.defineProperty(response, "url", { value: request.url });
      return response;
    },
    socketOptions: { transports: [memorySocket(started.then(({ ctx }) => ctx))] },
    control: deferredControl(started),
    push: (...event) => started.then(({ ctx }) => ctx.hub.push(...event)),
    undeclaredCalls: () => started.then(({ ctx }) => ctx.undeclaredCalls),
    ready: started.then(() => undefined),
    close: () => started.then(({ ctx }) => ctx.closing.abort()),
  };
}

/** @returns the response; a streamed body is aborted by the signal too */
export function untilAborted(signal: AbortSignal, response: Response): Response {
  const whole = response.headers.get("Content-Type")?.startsWith("application/json");
  return whole || !response.body
    ? response
    : new Response(response.body.pipeThrough(new TransformStream(), { signal }), response);
}
