import { NETWORK_ERROR, UNREACHABLE_ERROR } from "../../domain/texts";
import { createStore, type Store } from "../store";

/** False if the browser knows that it has no network. */
export const isOnline = (): boolean => globalThis.navigator?.onLine !== false;

/** @returns the message for a call without a response: only an offline browser blames the user's network */
export const networkMessage = (): string => (isOnline() ? UNREACHABLE_ERROR : NETWORK_ERROR);

const VIOLATION = "securitypolicyviolation";

/** The message for the user since a call to an API has failed without a response, or found it down; null after another response. */
export interface Outage extends Store<string | null> {
  close(): void;
}

/**
 * Follows whether an API can be reached. A call that the page's policy blocks counts as failed as soon as it is blocked. If the
 * browser is online, `report-outage.ts` writes to the console what the page's owner can do.
 */
export function createOutage(apiBase: string): Outage {
  const { origin } = new URL(apiBase);
  const store = createStore<string | null>(null);
  const report = (violation?: SecurityPolicyViolationEvent) =>
    void import("./report-outage").then(
      ({ reportOutage }) => reportOutage(origin, violation) && store.setState(UNREACHABLE_ERROR),
      () => undefined,
    );
  const onViolation = (violation: SecurityPolicyViolationEvent) => {
    if (`${violation.blockedURI}/`.startsWith(`${origin}/`)) report(violation);
  };
  document.addEventListener(VIOLATION, onViolation);
  return {
    ...store,
    setState(message) {
      if (message === UNREACHABLE_ERROR) report();
      store.setState(message);
    },
    close: () => document.removeEventListener(VIOLATION, onViolation),
  };
}
