import type { QueryState } from "../../../api/react/use-query";
import { NotReady } from "../../../ui/messages/not-ready";
import { Skeleton } from "../../../ui/messages/skeleton";
import { texts } from "./texts";

/** Shows a skeleton while the rows of a dry run are read, or the error. */
export function RowsWaiting({ state, height }: { state: QueryState<unknown>; height: number }) {
  if (state.status === "ready") return null;
  const messages = { loading: texts.trying, failed: texts.failed };
  return <NotReady state={state} texts={messages} skeleton={<Skeleton height={height} />} />;
}
