import type { ReactNode } from "react";
import { ErrorState } from "./error-state";
import { SkeletonGroup } from "./skeleton";

/** The state of a read without data to show; "absent": the server doesn't have them. */
export type Missing =
  | { status: "absent" }
  | { status: "loading" }
  | { status: "error"; error: { message: string }; retry: () => void; retrying: boolean };

interface NotReadyProps {
  state: Missing;
  texts: { loading: string; failed: string };
  /** The placeholder while the data load. */
  skeleton: ReactNode;
  /** Of the error's title. */
  level?: 1 | 2;
  /** Other buttons of the error. */
  actions?: ReactNode;
}

/** Instead of data that aren't there: a skeleton while they load, an error with retry, nothing if they are absent. */
export function NotReady({ state, texts, skeleton, ...more }: NotReadyProps) {
  if (state.status === "absent") return null;
  if (state.status === "loading") return <SkeletonGroup label={texts.loading}>{skeleton}</SkeletonGroup>;
  return (
    <ErrorState {...more} title={texts.failed} onRetry={state.retry} retrying={state.retrying}>
      {state.error.message}
    </ErrorState>
  );
}
