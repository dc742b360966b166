import type { QueryState } from "../../../api/react/use-query";
import { ErrorState } from "../../../ui/messages/error-state";
import { Skeleton, SkeletonGroup } from "../../../ui/messages/skeleton";
import { texts } from "./texts";

/** Shows a skeleton while the rows of a dry run are read, or the error. */
export function RowsWaiting({ state, height }: { state: QueryState<unknown>; height: number }) {
  if (state.status === "ready") return null;
  if (state.status === "loading")
    return (
      <SkeletonGroup label={texts.trying}>
        <Skeleton height={height} />
      </SkeletonGroup>
    );
  return (
    <ErrorState title={texts.failed} onRetry={state.retry} retrying={state.retrying}>
      {state.error.message}
    </ErrorState>
  );
}
