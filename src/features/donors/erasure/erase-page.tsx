import { UNSEEN_STATUSES } from "../../../api/errors";
import { useQuery } from "../../../api/react/use-query";
import { registryName } from "../../../domain/donor/registry-name";
import { hrefFor } from "../../../domain/routes";
import { dataRequestSettingsAnswer } from "../../../shared/data-requests/requests";
import { useDonor } from "../../../shared/donor/reads";
import { useRouteId } from "../../../shared/navigation";
import { useSection, useSettings } from "../../../shared/settings";
import { ErrorState } from "../../../ui/messages/error-state";
import { ReadFailed } from "../../../ui/messages/read-failed";
import { PageHeader } from "../../../ui/page/page-header";
import { uiTexts } from "../../../ui/texts";
import { tw } from "../../../ui/tw";
import { RecordCrumbs, RecordFailure, RecordSkeleton } from "../details";
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
  const settings = useSettings();
  const section = useSection(dataRequestSettingsAnswer);
  const donor = donorState.status === "ready" ? donorState.data.donor : null;
  useFollowMerge(id, donor?._id ?? null, (to) => hrefFor("donorErase", { id: to }));
  for (const read of [donorState, state]) {
    const error = read.status === "loading" ? null : read.error;
    if (error && UNSEEN_STATUSES.has(error.status)) return <RecordFailure id={id} error={error} />;
    if (read.status === "error")
      return <RecordFailure id={id} error={read.error} onRetry={read.retry} retrying={read.retrying} />;
  }
  if (settings.status === "error")
    return (
      <ErrorState level={1} title={texts.keptFailed} onRetry={settings.retry} retrying={settings.retrying}>
        {settings.error.message}
      </ErrorState>
    );
  if (!donor || !section || state.status !== "ready") return <RecordSkeleton head />;
  const name = registryName(donor) || uiTexts.noName;
  return (
    <div className={tw`grid grid-cols-[minmax(0,1fr)] content-start gap-5 narrow:gap-4`}>
      <PageHeader
        breadcrumb={<RecordCrumbs name={name} id={id} page={texts.crumb} />}
        title={texts.title(name)}
        lead={texts.lead}
      />
      {state.error && <ReadFailed title={texts.refreshFailed} onRetry={state.retry} retrying={state.refreshing} />}
      <Erasing donor={donor} name={name} erasing={state.data.erasing} settings={section.values} />
    </div>
  );
}
