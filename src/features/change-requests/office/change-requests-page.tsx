import { useState } from "react";
import { useAreaLocation, useEntryText } from "../../../shared/navigation";
import { formatNumber } from "../../../domain/format";
import { Button } from "../../../ui/buttons/button";
import { VanishingButton } from "../../../ui/buttons/vanishing-button";
import { DamagedRows } from "../../../ui/messages/damaged-rows";
import { EmptyState } from "../../../ui/messages/empty-state";
import { ErrorState } from "../../../ui/messages/error-state";
import { ReadFailed } from "../../../ui/messages/read-failed";
import { Skeleton, SkeletonGroup } from "../../../ui/messages/skeleton";
import { PageHeader } from "../../../ui/page/page-header";
import { tw } from "../../../ui/tw";
import { RequestCard } from "./request-card";
import { texts } from "./texts";
import { useChangeRequests } from "./use-change-requests";

// one chunk for the page and the record
export { RequestCard };

/** How many requests are shown at first, and how many more at each press: each may search for duplicates. */
const STEP = 10;

/** The changes that donors ask for, the oldest first. */
export function ChangeRequestsPage() {
  const area = useEntryText("area");
  const [limit, setLimit] = useState(STEP);
  const state = useChangeRequests({ limit, area });
  const { navigate, currentRoute, entryState } = useAreaLocation();
  const requests = state.status === "ready" ? state.data.rows : [];
  const all = (state.status === "ready" && state.data.total) || requests.length;
  const showAllZones = () => navigate(currentRoute().path, { replace: true, state: { ...entryState(), area: "" } });
  return (
    <div className={tw`mx-auto grid w-full max-w-form grid-cols-[minmax(0,1fr)] content-start gap-5 narrow:gap-4`}>
      <PageHeader
        title={texts.title}
        count={state.status === "ready" ? formatNumber(all) : undefined}
        lead={texts.lead}
      />
      {area && (
        <p className={tw`flex flex-wrap items-center gap-x-3 gap-y-1 text-label text-muted`}>
          {texts.onlyZone(area)}
          <VanishingButton small onClick={showAllZones}>
            {texts.allZones}
          </VanishingButton>
        </p>
      )}
      {state.status === "loading" && (
        <SkeletonGroup label={texts.loading}>
          <Skeleton height={200} />
        </SkeletonGroup>
      )}
      {state.status === "error" && (
        <ErrorState title={texts.failed} onRetry={state.retry} retrying={state.retrying}>
          {state.error.message}
        </ErrorState>
      )}
      {state.status === "ready" && (
        <>
          {state.error && <ReadFailed title={texts.refreshFailed} onRetry={state.retry} retrying={state.refreshing} />}
          <DamagedRows count={state.data.damaged} />
          {requests.length === 0 && <EmptyState title={texts.empty}>{texts.emptyHint}</EmptyState>}
          {requests.map((request) => (
            <RequestCard key={request._id} request={request} named />
          ))}
          {all > requests.length && (
            <Button
              small
              className={tw`justify-self-start`}
              loading={state.stale}
              onClick={() => setLimit(limit + STEP)}
            >
              {texts.more(Math.min(all - requests.length, STEP))}
            </Button>
          )}
        </>
      )}
    </div>
  );
}
