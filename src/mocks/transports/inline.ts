import { nextTask } from "../../domain/async/next-task";
import { orAborted } from "../../domain/async/or-aborted";
import type { MockControl } from "../control";
import type { MockOptions } from "../options";
import { deferredControl, startMock } from "../start";
import { answer } from "./answer";
import { memorySocket } from "./memory-socket";

/** The mock inside a page: a transport for `setTransport`, and what controls it. */
export interface InlineMock {
  /** As the platform's, but nothing leaves the page. */
  fetch(request: Request): Promise<Response>;
  /** For socket.io-client. */
  socketOptions: Record<string, unknown>;
  control: MockControl;
  /** Sends an event to those of an account who listen, whatever it carries: for what a server sends beside the mock. */
  push(userId: string, event: string, payload: unknown): Promise<void>;
  /** "METHOD /path" of the calls so far to features that the mock doesn't declare. */
  undeclaredCalls(): Promise<readonly string[]>;
  /** When the data are made; calls wait for it by themselves. */
  ready: Promise<void>;
  /** Ends what the mock does by itself, such as sending scheduled e-mails. */
  close(): Promise<void>;
}

/**
 * Answers calls inside the page: no service worker, no cookie set, nothing of the page patched. Works from `file://`
 * and under a strict CSP.
 * @param now the clock, in milliseconds
 */
export function createInlineMock(options: MockOptions, now?: () => number): InlineMock {
  const started = startMock(options, now);
  return {
    async fetch(request) {
      const { signal } = request;
      // as from a network, an answer is worked out in a task of its own: the page goes on with what it asked in
      const answered = started.then(async (mock) => {
        await nextTask();
        return answer(mock, request);
      });
      const response = untilAborted(signal, await orAborted(signal, answered));
      // what a constructed response leaves empty
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

/** A body that comes in parts ends with the signal, too. */
export function untilAborted(signal: AbortSignal, response: Response): Response {
  const whole = response.headers.get("Content-Type")?.startsWith("application/json");
  return whole || !response.body
    ? response
    : new Response(response.body.pipeThrough(new TransformStream(), { signal }), response);
}
