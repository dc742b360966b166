import type { QueryState } from "../../../api/react/use-query";
import { ErrorState } from "../../../ui/messages/error-state";
import { Skeleton, SkeletonGroup } from "../../../ui/messages/skeleton";
import { texts } from "./texts";

/** What stands in the place of tried rows until they have come, or where they couldn't be read. */
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
