import { useEffect } from "react";
import { useQuery } from "../../../api/react/use-query";
import { LACKING_STATUSES } from "../../../api/errors";
import { hrefFor } from "../../../domain/routes";
import { documentQuery } from "../../../shared/documents";
import { leaveRecord } from "../../../shared/lists/opened-row";
import { addressOf, useRouteId } from "../../../shared/navigation";
import { Button } from "../../../ui/button";
import { EmptyState } from "../../../ui/empty-state";
import { ErrorState } from "../../../ui/error-state";
import { RefreshFailed } from "../../../ui/refresh-failed";
import { Skeleton, SkeletonGroup } from "../../../ui/skeleton";
import { tw } from "../../../ui/tw";
import { texts } from "./texts";
import { DocumentDetails } from "./document-details";

/** One document: what is in it, who sees it, its versions. */
export function DocumentPage() {
  const id = useRouteId();
  return <Loaded key={id} id={id} />;
}

const GONE: ReadonlySet<number> = new Set([...LACKING_STATUSES, 403]);

function Loaded({ id }: { id: string }) {
  // a 404 speaks of this document, and not of the server: one that comes back is read again
  const state = useQuery(documentQuery(id), { optional: GONE });
  const list = hrefFor("documents");
  useEffect(() => () => leaveRecord(list, id), [list, id]);
  const back = (
    <Button kind="primary" href={addressOf(list)}>
      {texts.toList}
    </Button>
  );
  if (state.status !== "loading" && state.error && GONE.has(state.error.status))
    return (
      <EmptyState level={1} title={texts.notFound} actions={back}>
        {texts.notFoundHint}
      </EmptyState>
    );
  if (state.status === "error")
    return (
      <ErrorState level={1} title={texts.failed} onRetry={state.retry} retrying={state.retrying} actions={back}>
        {state.error.message}
      </ErrorState>
    );
  const document = state.status === "ready" ? state.data.document : null;
  if (state.status === "loading" || !document)
    return (
      <SkeletonGroup label={texts.loading}>
        <div className={tw`grid gap-5`}>
          <Skeleton width={260} height={56} />
          <Skeleton height={420} />
        </div>
      </SkeletonGroup>
    );
  return (
    <DocumentDetails document={document}>
      {state.error && <RefreshFailed title={texts.refreshFailed} onRetry={state.retry} retrying={state.refreshing} />}
    </DocumentDetails>
  );
}
