import type { ReactNode } from "react";
import type { QueryState } from "../../../api/react/use-query";
import { Card } from "../../../ui/card";
import { ErrorState } from "../../../ui/error-state";
import { Skeleton, SkeletonGroup } from "../../../ui/skeleton";
import { tw } from "../../../ui/tw";

interface PartProps<T> {
  state: QueryState<T>;
  loading: string;
  failed: string;
  children: (data: T) => ReactNode;
}

/** A part of the record that is read by itself: its outline, its failure, or what came. */
export function Part<T>({ state, loading, failed, children }: PartProps<T>) {
  if (state.status === "ready") return children(state.data);
  if (state.status === "loading")
    return (
      <Card>
        <SkeletonGroup label={loading}>
          <div className={tw`grid gap-4`}>
            {[80, 65, 90, 50].map((width) => (
              <Skeleton key={width} width={`${width}%`} />
            ))}
          </div>
        </SkeletonGroup>
      </Card>
    );
  return (
    <Card>
      <ErrorState title={failed} onRetry={state.retry} retrying={state.retrying}>
        {state.error.message}
      </ErrorState>
    </Card>
  );
}
