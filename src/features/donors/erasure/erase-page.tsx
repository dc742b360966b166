import { UNSEEN_STATUSES } from "../../../api/errors";
import { useQuery } from "../../../api/react/use-query";
import { registryName } from "../../../domain/donor/registry-name";
import { hrefFor, ROUTES } from "../../../domain/routes";
import { useDonor } from "../../../shared/donor/reads";
import { addressOf, useRouteId } from "../../../shared/navigation";
import { Breadcrumb } from "../../../ui/page/breadcrumb";
import { ErrorState } from "../../../ui/messages/error-state";
import { ReadFailed } from "../../../ui/messages/read-failed";
import { Skeleton, SkeletonGroup } from "../../../ui/messages/skeleton";
import { PageHeader } from "../../../ui/page/page-header";
import { uiTexts } from "../../../ui/texts";
import { tw } from "../../../ui/tw";
import { RecordFailure } from "../details";
import { useFollowMerge } from "../merge";
import { Erasing } from "./components/erasing";
import { erasingQuery } from "./erasing-answer";
import { texts } from "./texts";

/** Erases a donor at their request, for administrators: what is erased, what stays, what stands in the way. */
export function ErasePage() {
  const id = useRouteId();
  return <ErasePageOf key={id} id={id} />;
}

function ErasePageOf({ id }: { id: string }) {
  const donorState = useDonor(id);
  const state = useQuery(erasingQuery(id), { optional: UNSEEN_STATUSES });
  const donor = donorState.status === "ready" ? donorState.data.donor : null;
  const routeOf = (to: string) => hrefFor("donorErase", { id: to });
  useFollowMerge(id, donor?._id ?? null, routeOf, () => undefined);
  const unseen = [donorState, state].map((read) => (read.status === "loading" ? null : read.error));
  const gone = unseen.find((error) => error !== null && UNSEEN_STATUSES.has(error.status));
  if (gone) return <RecordFailure id={id} error={gone} />;
  const failed = [donorState, state].find((read) => read.status === "error");
  if (failed?.status === "error")
    return (
      <ErrorState level={1} title={texts.failed} onRetry={failed.retry} retrying={failed.retrying}>
        {failed.error.message}
      </ErrorState>
    );
  const name = donor ? registryName(donor) || uiTexts.noName : "";
  return (
    <div className={tw`grid grid-cols-[minmax(0,1fr)] content-start gap-5 narrow:gap-4`}>
      <PageHeader
        breadcrumb={
          <Breadcrumb
            crumbs={[
              { label: ROUTES.donors.crumb, href: addressOf(hrefFor("donors")) },
              { label: name, href: addressOf(hrefFor("donorDetails", { id })) },
              { label: texts.crumb, href: null },
            ]}
          />
        }
        title={donor ? texts.title(name) : texts.crumb}
        lead={texts.lead}
      />
      {state.status === "ready" && state.error && (
        <ReadFailed title={texts.refreshFailed} onRetry={state.retry} retrying={state.refreshing} />
      )}
      {donor && state.status === "ready" ? (
        <Erasing donor={donor} name={name} erasing={state.data.erasing} />
      ) : (
        <SkeletonGroup label={texts.loading}>
          <Skeleton height={420} />
        </SkeletonGroup>
      )}
    </div>
  );
}
