import { useState } from "react";
import { useSearch } from "wouter";
import { endpoints } from "../../../api/endpoints";
import { useQuery } from "../../../api/react/use-query";
import { dataRequestsHref } from "../../../domain/donor/data-requests";
import { ownValue } from "../../../domain/values";
import { dataRequestsAnswer, dataRequestSettingsAnswer } from "../../../shared/data-requests/requests";
import { useAreaLocation } from "../../../shared/navigation";
import { useSection, useSettings } from "../../../shared/settings";
import { Banner } from "../../../ui/messages/banner";
import { DamagedRows } from "../../../ui/messages/damaged-rows";
import { ErrorState } from "../../../ui/messages/error-state";
import { ReadFailed } from "../../../ui/messages/read-failed";
import { tw } from "../../../ui/tw";
import { SettingsHead } from "../settings-head";
import { SettingsSkeleton } from "../settings-skeleton";
import { KeptSettings } from "./kept-form";
import { RegisterCard } from "./register-card";
import { RequestDetails } from "./request-details";
import { texts } from "./texts";

/** The tab "Richieste sui dati": the register of requests, and what stays after an erasure. */
export function DataRequestsTab() {
  const { navigate, entryState } = useAreaLocation();
  const named = new URLSearchParams(useSearch()).get("request");
  const state = useQuery({ path: endpoints.dataRequests(), schema: dataRequestsAnswer });
  const section = useSection(dataRequestSettingsAnswer);
  const settings = useSettings();
  const [choices, setChoices] = useState(0);
  const doneHint = ownValue(texts.doneHints, String(entryState().erased));
  if (state.status === "error")
    return (
      <ErrorState title={texts.failed} onRetry={state.retry} retrying={state.retrying}>
        {state.error.message}
      </ErrorState>
    );
  const requests = state.status === "ready" ? state.data.requests : [];
  const selected = requests.find(({ _id, person }) => _id === named || person?._id === named) ?? requests[0] ?? null;
  return (
    <div className={tw`grid min-w-0 gap-6`}>
      <SettingsHead place="lead">{texts.lead}</SettingsHead>
      {doneHint && (
        <Banner tone="success" live title={texts.done}>
          {doneHint}
        </Banner>
      )}
      {state.status === "ready" && state.error && (
        <ReadFailed title={texts.refreshFailed} onRetry={state.retry} retrying={state.refreshing} />
      )}
      {state.status === "loading" ? (
        <SettingsSkeleton />
      ) : (
        <div className={tw`grid min-w-0 items-start gap-6 wide:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]`}>
          <div className={tw`grid min-w-0 gap-2`}>
            <DamagedRows count={state.data.damaged} />
            <RegisterCard
              requests={requests}
              selected={selected?._id ?? null}
              onSelect={(id) => {
                setChoices(choices + 1);
                navigate(dataRequestsHref(id), { replace: true });
              }}
            />
          </div>
          {selected && (
            <RequestDetails
              key={selected._id}
              request={selected}
              settings={section?.values ?? null}
              choices={choices}
            />
          )}
        </div>
      )}
      {settings.status === "error" && (
        <ReadFailed title={texts.keptFailed} onRetry={settings.retry} retrying={settings.retrying} />
      )}
      {section && <KeptSettings section={section} />}
    </div>
  );
}
