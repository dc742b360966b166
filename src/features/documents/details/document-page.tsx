import { useQuery } from "../../../api/react/use-query";
import { UNSEEN_STATUSES } from "../../../api/errors";
import { hrefFor } from "../../../domain/routes";
import { documentQuery } from "../../../shared/documents/document";
import { useRememberedRecord } from "../../../shared/lists/opened-row";
import { addressOf, useRouteId } from "../../../shared/navigation";
import { Button } from "../../../ui/buttons/button";
import { EmptyState } from "../../../ui/messages/empty-state";
import { NotReady } from "../../../ui/messages/not-ready";
import { ReadFailed } from "../../../ui/messages/read-failed";
import { Skeleton } from "../../../ui/messages/skeleton";
import { tw } from "../../../ui/tw";
import { texts } from "./texts";
import { DocumentDetails } from "./document-details";

const SKELETON = (
  <div className={tw`grid gap-5`}>
    <Skeleton width={260} height={56} />
    <Skeleton height={420} />
  </div>
);

export function DocumentPage() {
  const id = useRouteId();
  return <Loaded key={id} id={id} />;
}

function Loaded({ id }: { id: string }) {
  const state = useQuery(documentQuery(id), { throwRouteErrors: () => true, optional: UNSEEN_STATUSES });
  const list = hrefFor("documents");
  useRememberedRecord(list, id);
  const back = (
    <Button kind="primary" href={addressOf(list)}>
      {texts.toList}
    </Button>
  );
  if (state.status === "ready" && state.error && UNSEEN_STATUSES.has(state.error.status))
    return (
      <EmptyState level={1} title={texts.gone} actions={back}>
        {texts.goneHint}
      </EmptyState>
    );
  if (state.status !== "ready")
    return <NotReady state={state} texts={texts} skeleton={SKELETON} level={1} actions={back} />;
  return (
    <DocumentDetails document={state.data.document}>
      {state.error && <ReadFailed title={texts.refreshFailed} onRetry={state.retry} retrying={state.refreshing} />}
    </DocumentDetails>
  );
}
