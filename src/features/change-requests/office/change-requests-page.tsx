import { useAreaLocation, useEntryText } from "../../../shared/navigation";
import { formatNumber } from "../../../domain/format";
import { VanishingButton } from "../../../ui/buttons/vanishing-button";
import { DamagedRows } from "../../../ui/messages/damaged-rows";
import { EmptyState } from "../../../ui/messages/empty-state";
import { ErrorState } from "../../../ui/messages/error-state";
import { ReadFailed } from "../../../ui/messages/read-failed";
import { Skeleton, SkeletonGroup } from "../../../ui/messages/skeleton";
import { PageHeader } from "../../../ui/page/page-header";
import { tw } from "../../../ui/tw";
import { useChangeRequests } from "..";
import { RequestCard } from "./request-card";
import { texts } from "./texts";

// one chunk for the page and the record
export { RequestCard };

/** The changes that donors ask for, the oldest first. */
export function ChangeRequestsPage() {
  const state = useChangeRequests();
  const area = useEntryText("area");
  const { navigate, currentRoute, entryState } = useAreaLocation();
  const all = state.status === "ready" ? state.data.requests : [];
  const requests = area ? all.filter(({ donor }) => donor.area === area) : all;
  const showAllZones = () => navigate(currentRoute().path, { replace: true, state: { ...entryState(), area: "" } });
  return (
    <div className={tw`mx-auto grid w-full max-w-form grid-cols-[minmax(0,1fr)] content-start gap-5 narrow:gap-4`}>
      <PageHeader
        title={texts.title}
        count={state.status === "ready" ? formatNumber(requests.length) : undefined}
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
        </>
      )}
    </div>
  );
}
