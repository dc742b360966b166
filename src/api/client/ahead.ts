import { screenShown } from "./shown";

interface NetworkInformation {
  saveData?: boolean;
  /** "slow-2g", "2g", "3g", "4g" */
  effectiveType?: string;
}

/** Whether something may be downloaded that the user hasn't asked for: not for users who save data or have a slow connection. */
export function mayFetchAhead(): boolean {
  const { saveData, effectiveType } = (navigator as { connection?: NetworkInformation }).connection ?? {};
  return !saveData && !/[23]g$/.test(effectiveType ?? "");
}

let last: Promise<unknown> = Promise.resolve();

/**
 * Downloads in advance what the user can reach with one press: when the screen is shown, one job after the other, and not in a
 * hidden tab.
 * @param job may return a promise, for which the next job waits
 * @returns how to cancel it
 */
export function fetchAhead(job: () => unknown): () => void {
  let isWanted = true;
  last = last
    .then(() => (isWanted ? screenShown() : undefined))
    .then(() => isWanted && document.visibilityState !== "hidden" && mayFetchAhead() && job())
    .catch(() => undefined);
  return () => void (isWanted = false);
}
