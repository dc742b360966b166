import { useSearch } from "wouter";
import { useQuery } from "../../api/react/use-query";
import { findProvider } from "../../domain/integrations/providers";
import { hrefFor } from "../../domain/routes";
import { addressOf } from "../../shared/navigation";
import { Button } from "../../ui/buttons/button";
import { EmptyState } from "../../ui/messages/empty-state";
import { NotReady } from "../../ui/messages/not-ready";
import { ReadFailed } from "../../ui/messages/read-failed";
import { Skeleton } from "../../ui/messages/skeleton";
import { tw } from "../../ui/tw";
import { ProviderView } from "./form/provider-view";
import { integrationsQuery } from "./integration";
import { Overview } from "./list/overview";
import { texts } from "./texts";

/** The page of external services: the overview, or the provider in the address (`?provider=mailgun`). */
export function IntegrationsPage() {
  const providerId = new URLSearchParams(useSearch()).get("provider");
  const state = useQuery(integrationsQuery, { throwRouteErrors: true });
  if (state.status !== "ready") return <NotReady state={state} texts={texts} skeleton={SKELETON} level={1} />;
  const { integrations, services } = state.data;
  const provider = providerId === null ? undefined : findProvider(providerId);
  const integration = integrations.find((each) => each.provider === providerId);
  return (
    <div className={tw`grid min-w-0 content-start gap-6 narrow:gap-4`}>
      {state.error && <ReadFailed title={texts.refreshFailed} onRetry={state.retry} retrying={state.refreshing} />}
      {providerId === null ? (
        <Overview integrations={integrations} services={services} />
      ) : provider && integration ? (
        <ProviderView key={providerId} provider={provider} integration={integration} integrations={integrations} />
      ) : (
        <EmptyState
          level={1}
          title={texts.unknownProvider}
          actions={
            <Button kind="primary" href={addressOf(hrefFor("integrations"))}>
              {texts.toList}
            </Button>
          }
        >
          {texts.unknownProviderHint}
        </EmptyState>
      )}
    </div>
  );
}

const SKELETON = (
  <div className={tw`grid gap-6`}>
    <Skeleton width={220} height={32} />
    <div className={tw`grid gap-6 wide:grid-cols-2`}>
      <Skeleton height={260} />
      <Skeleton height={260} />
    </div>
    <Skeleton height={200} />
  </div>
);
