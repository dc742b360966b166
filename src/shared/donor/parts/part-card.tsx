import type { ReactNode } from "react";
import { Card } from "../../../ui/display/card";
import { NotReady, type Missing } from "../../../ui/messages/not-ready";
import { Skeleton } from "../../../ui/messages/skeleton";
import { tw } from "../../../ui/tw";

/** The parts of a query's state that the card needs. */
export type PartState<T> = Missing | { status: "ready"; data: T };

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
  const lines = [80, 65, 90, 50].map((width) => <Skeleton key={width} width={`${width}%`} />);
  return (
    <Card title={title}>
      <NotReady state={state} texts={{ loading, failed }} skeleton={<div className={tw`grid gap-4`}>{lines}</div>} />
    </Card>
  );
}
