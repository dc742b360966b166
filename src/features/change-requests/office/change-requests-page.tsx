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
import type { ReceivedRequest, ReceivedRequests } from "./answers";
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
  const [wanted, setWanted] = useState(STEP);
  const state = useChangeRequests({ limit: wanted, area });
  const { navigate, currentRoute, entryState } = useAreaLocation();
  const count = state.status === "ready" ? countOf(state.data, area) : null;
  const showAllZones = () => navigate(currentRoute().path, { replace: true, state: { ...entryState(), area: "" } });
  return (
    <div className={tw`mx-auto grid w-full max-w-form grid-cols-[minmax(0,1fr)] content-start gap-5 narrow:gap-4`}>
      <PageHeader title={texts.title} count={count === null ? undefined : formatNumber(count)} lead={texts.lead} />
      {area && (
        <p className={tw`flex flex-wrap items-center gap-x-3 gap-y-1 text-label text-muted`}>
          {texts.onlyZone(area)}
          <VanishingButton small onClick={showAllZones}>
            {texts.allZones}
          </VanishingButton>
        </p>
      )}
      <Requests skip={0} wanted={wanted} area={area} before={[]} onMore={() => setWanted(wanted + STEP)} />
    </div>
  );
}

// a server may ignore the parameter
const inZone = (requests: readonly ReceivedRequest[], area: string) =>
  requests.filter(({ donor }) => area === "" || donor.area === area);

/** Whether there may be requests after a page. */
const hasMore = ({ rows, damaged, total, limit, full }: ReceivedRequests, skip: number): boolean =>
  rows.length + damaged > 0 && (total === null ? full : skip + limit < total);

/** @returns how many requests there are, without those that the first page can't show; null if nobody knows */
function countOf(page: ReceivedRequests, area: string): number | null {
  const { rows, total, limit } = page;
  const shown = inZone(rows, area).length;
  if (!hasMore(page, 0)) return shown;
  return total === null || shown < rows.length ? null : total - (limit - rows.length);
}

interface RequestsProps {
  skip: number;
  /** How many are shown from `skip` on. */
  wanted: number;
  /** A zone's name; "" for all. */
  area: string;
  /** Those above, of all zones. */
  before: readonly ReceivedRequest[];
  onMore: () => void;
}

/** The wanted requests: one page, and if the server's pages are smaller, the following ones. */
function Requests({ skip, wanted, area, before, onMore }: RequestsProps) {
  const state = useChangeRequests({ skip, limit: wanted, area });
  if (state.status === "absent") return null;
  if (state.status === "loading")
    return (
      <SkeletonGroup label={texts.loading}>
        <Skeleton height={200} />
      </SkeletonGroup>
    );
  if (state.status === "error")
    return (
      <ErrorState title={texts.failed} onRetry={state.retry} retrying={state.retrying}>
        {state.error.message}
      </ErrorState>
    );
  const { damaged, total, limit, asked } = state.data;
  const known = new Set(before.map(({ _id }) => _id));
  const rows = state.data.rows.filter(({ _id }) => !known.has(_id));
  const requests = inZone(rows, area);
  const all = [...before, ...rows];
  const end = skip + limit;
  // a server that ignores `skip` sends the same rows again
  const more = hasMore({ ...state.data, rows }, skip);
  const left = total === null || requests.length < rows.length ? null : Math.min(total - end, STEP);
  return (
    <>
      {state.error && <ReadFailed title={texts.refreshFailed} onRetry={state.retry} retrying={state.refreshing} />}
      <DamagedRows count={damaged} />
      {!more && damaged === 0 && inZone(all, area).length === 0 && (
        <EmptyState title={texts.empty}>{texts.emptyHint}</EmptyState>
      )}
      {requests.map((request) => (
        <RequestCard key={request._id} request={request} named />
      ))}
      {more && limit < asked && (
        <Requests skip={end} wanted={wanted - limit} area={area} before={all} onMore={onMore} />
      )}
      {more && limit >= asked && (
        <Button small className={tw`justify-self-start`} loading={state.stale} onClick={onMore}>
          {texts.more(left)}
        </Button>
      )}
    </>
  );
}
