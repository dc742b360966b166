import { useState } from "react";
import type { FeatureQueryState } from "../../../api/react/use-feature";
import { useAreaLocation, useEntryText } from "../../../shared/navigation";
import { formatNumber } from "../../../domain/format";
import { Button } from "../../../ui/buttons/button";
import { VanishingButton } from "../../../ui/buttons/vanishing-button";
import { DamagedRows } from "../../../ui/messages/damaged-rows";
import { EmptyState } from "../../../ui/messages/empty-state";
import { NotReady } from "../../../ui/messages/not-ready";
import { ReadFailed } from "../../../ui/messages/read-failed";
import { Skeleton } from "../../../ui/messages/skeleton";
import { PageHeader } from "../../../ui/page/page-header";
import { tw } from "../../../ui/tw";
import type { ReceivedRequests } from "./answers";
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
  const total = state.status === "ready" ? state.data.total : null;
  const showAllZones = () => navigate(currentRoute().path, { replace: true, state: { ...entryState(), area: "" } });
  return (
    <div className={tw`mx-auto grid w-full max-w-form grid-cols-[minmax(0,1fr)] content-start gap-5 narrow:gap-4`}>
      <PageHeader title={texts.title} count={total === null ? undefined : formatNumber(total)} lead={texts.lead} />
      {area && (
        <p className={tw`flex flex-wrap items-center gap-x-3 gap-y-1 text-label text-muted`}>
          {texts.onlyZone(area)}
          <VanishingButton small onClick={showAllZones}>
            {texts.allZones}
          </VanishingButton>
        </p>
      )}
      <Requests state={state} onMore={() => setLimit(limit + STEP)} />
    </div>
  );
}

interface RequestsProps {
  state: FeatureQueryState<ReceivedRequests>;
  onMore: () => void;
}

function Requests({ state, onMore }: RequestsProps) {
  if (state.status !== "ready") return <NotReady state={state} texts={texts} skeleton={<Skeleton height={200} />} />;
  const { rows, damaged, total, limit, full, asked } = state.data;
  const hasMore = total === null ? full : limit < total;
  return (
    <>
      {state.error && <ReadFailed title={texts.refreshFailed} onRetry={state.retry} retrying={state.refreshing} />}
      <DamagedRows count={damaged} />
      {rows.length + damaged === 0 && <EmptyState title={texts.empty}>{texts.emptyHint}</EmptyState>}
      {rows.map((request) => (
        <RequestCard key={request._id} request={request} named />
      ))}
      {hasMore && limit < asked && (
        <p className={tw`text-label text-muted`}>{texts.notListed(total && total - limit)}</p>
      )}
      {hasMore && limit === asked && (
        <Button small className={tw`justify-self-start`} loading={state.stale} onClick={onMore}>
          {texts.more}
        </Button>
      )}
    </>
  );
}
