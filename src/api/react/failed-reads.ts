import type { FeatureQueryState } from "./use-feature";

/** One or several reads that failed, as the props of a notice with "Riprova". */
export interface FailedReads {
  onRetry: () => void;
  retrying: boolean;
}

/** @returns the reads that failed and have no data to show, taken together; null if none did */
export function failedReads(...states: readonly FeatureQueryState<unknown>[]): FailedReads | null {
  const failed = states.filter((state) => state.status === "error");
  if (failed.length === 0) return null;
  return {
    onRetry: () => failed.forEach(({ retry }) => retry()),
    retrying: failed.some(({ retrying }) => retrying),
  };
}
