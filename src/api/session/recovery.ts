import { backOff } from "../client/back-off";
import type { StateStore } from "./state";

interface Recovery {
  /** Somebody is back at the page, or the network is: now rather than later. */
  retryNow(): void;
  start(): void;
  stop(): void;
}

/**
 * Tries a start that failed again: what may pass by itself after 1, 2, 4 s and so on up to 30 (specification §9), or when
 * the server says; anything else, and what the server wants to wait for longer, only when somebody comes back.
 * @param load reads who is signed in; leaves the state as it is when that fails as before
 */
export function createRecovery({ state, subscribe }: StateStore, load: () => Promise<unknown>): Recovery {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let unsubscribe: (() => void) | undefined;
  let tries = 0;
  let trying = false;

  const plan = () => {
    clearTimeout(timer);
    const current = state();
    if (!unsubscribe || trying) return;
    if (current.status !== "failed") return void (tries = 0);
    const { transient, kind, retryAfter, notBefore } = current.error;
    if (notBefore) return;
    if (!transient && kind !== "malformed") return;
    tries += 1;
    timer = setTimeout(() => void retry(), retryAfter ? retryAfter * 1_000 : backOff(tries));
  };
  const retry = async () => {
    if (trying || state().status !== "failed") return;
    trying = true;
    try {
      await load();
    } finally {
      trying = false;
      plan();
    }
  };
  return {
    retryNow: () => void retry(),
    start: () => (unsubscribe = subscribe(plan)),
    stop() {
      clearTimeout(timer);
      unsubscribe?.();
      unsubscribe = undefined;
    },
  };
}
