import type { Transport } from "../../src/api/transport";

/** One call that a widget made, as the panel lists it. */
export interface Call {
  method: string;
  /** Path and query below the API's base. */
  path: string;
  /** Null without a response. */
  status: number | null;
  /** In ms, until the response. */
  duration: number;
}

type Listener = (call: Call) => void;

/** Passes the last calls so far, and then each call, to its listeners. */
export interface CallLog {
  listen(listener: Listener): void;
}

/** How many calls the log keeps. */
export const KEPT_CALLS = 50;

/** Logs the calls of a transport, without changing them. */
export function watchCalls(apiBase: string, transport: Transport): { transport: Transport; log: CallLog } {
  const listeners: Listener[] = [];
  const last: Call[] = [];
  const watched: Transport = {
    ...(transport.socketOptions && { socketOptions: transport.socketOptions }),
    async fetch(request) {
      const began = performance.now();
      const path = request.url.startsWith(apiBase) ? request.url.slice(apiBase.length) : request.url;
      const report = (status: number | null) => {
        const call = { method: request.method, path, status, duration: performance.now() - began };
        last.push(call);
        if (last.length > KEPT_CALLS) last.shift();
        for (const listener of listeners) listener(call);
      };
      try {
        const response = await transport.fetch(request);
        report(response.status);
        return response;
      } catch (error) {
        report(null);
        throw error;
      }
    },
  };
  const log: CallLog = {
    listen(listener) {
      last.forEach(listener);
      listeners.push(listener);
    },
  };
  return { transport: watched, log };
}
