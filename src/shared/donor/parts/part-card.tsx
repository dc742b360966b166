import type { ReactNode } from "react";
import { Card } from "../../../ui/display/card";
import { ErrorState } from "../../../ui/messages/error-state";
import { Skeleton, SkeletonGroup } from "../../../ui/messages/skeleton";
import { tw } from "../../../ui/tw";

/** The parts of a query's state that the card needs. */
export type PartState<T> =
  | { status: "absent" }
  | { status: "loading" }
  | { status: "error"; error: { message: string }; retry: () => void; retrying: boolean }
  | { status: "ready"; data: T };

interface PartCardProps<T> {
  title?: string;
  state: PartState<T>;
  loading: string;
  failed: string;
  children: (data: T) => ReactNode;
}

/** Shows a skeleton while loading, an error with retry, or the children; nothing if the state is "absent". */
export function PartCard<T>({ title, state, loading, failed, children }: PartCardProps<T>) {
  if (state.status === "absent") return null;
  if (state.status === "ready") return children(state.data);
  if (state.status === "loading")
    return (
      <Card title={title}>
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
    <Card title={title}>
      <ErrorState title={failed} onRetry={state.retry} retrying={state.retrying}>
        {state.error.message}
      </ErrorState>
    </Card>
  );
}
