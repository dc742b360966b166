import { useState } from "react";
import { UNSEEN_STATUSES } from "../../../../api/errors";
import { useQuery } from "../../../../api/react/use-query";
import { hrefFor } from "../../../../domain/routes";
import { addressOf, useRoutePair } from "../../../../shared/navigation";
import { Button } from "../../../../ui/buttons/button";
import { Banner } from "../../../../ui/messages/banner";
import { EmptyState } from "../../../../ui/messages/empty-state";
import { NotReady } from "../../../../ui/messages/not-ready";
import { ReadFailed } from "../../../../ui/messages/read-failed";
import { Skeleton } from "../../../../ui/messages/skeleton";
import { tw } from "../../../../ui/tw";
import { Compared } from "./components/compared";
import { comparedDonors, comparisonQuery } from "./merging-answers";
import { texts } from "./texts";

/** Two records side by side, and their merge. */
export function MergePage() {
  const { id, other } = useRoutePair();
  return <Comparison key={`${id} ${other}`} id={id} other={other} />;
}

const SKELETON = (
  <div className={tw`grid gap-5`}>
    <Skeleton width={320} height={56} />
    <Skeleton height={420} />
  </div>
);

function Comparison({ id, other }: { id: string; other: string }) {
  const state = useQuery(comparisonQuery(id, other), {
    throwRouteErrors: (status) => !UNSEEN_STATUSES.has(status),
    optional: UNSEEN_STATUSES,
  });
  // stays when the records can't be read any more: the merge may have been made
  const [failure, setFailure] = useState<string | null>(null);
  const failed = failure && <Banner tone="danger" live title={failure} />;
  const back = (
    <Button kind="primary" href={addressOf(hrefFor("duplicates"))}>
      {texts.toPairs}
    </Button>
  );
  const error = state.status === "loading" ? null : state.error;
  const unseen = error !== null && UNSEEN_STATUSES.has(error.status);
  if (state.status !== "ready" && !unseen)
    return <NotReady state={state} texts={texts} skeleton={SKELETON} level={1} actions={back} />;
  const donors = state.status === "ready" && !unseen ? comparedDonors(state.data) : null;
  if (state.status !== "ready" || !donors)
    return (
      <>
        {failed}
        <EmptyState level={1} title={texts.gone} actions={back}>
          {texts.goneHint}
        </EmptyState>
      </>
    );
  const { pair, merging } = state.data;
  return (
    <Compared
      donors={donors}
      pair={pair}
      blocked={merging.blocked}
      onFailure={setFailure}
      onRetry={state.retry}
      retrying={state.refreshing}
    >
      {failed}
      {error && <ReadFailed title={texts.refreshFailed} onRetry={state.retry} retrying={state.refreshing} />}
    </Compared>
  );
}
