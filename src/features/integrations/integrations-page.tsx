import { useSearch } from "wouter";
import { useQuery } from "../../api/react/use-query";
import { findProvider } from "../../domain/integrations/providers";
import { hrefFor } from "../../domain/routes";
import { addressOf } from "../../shared/navigation";
import { Button } from "../../ui/buttons/button";
import { EmptyState } from "../../ui/messages/empty-state";
import { ErrorState } from "../../ui/messages/error-state";
import { ReadFailed } from "../../ui/messages/read-failed";
import { Skeleton, SkeletonGroup } from "../../ui/messages/skeleton";
import { tw } from "../../ui/tw";
import { ProviderView } from "./form/provider-view";
import { integrationsQuery } from "./integration";
import { Overview } from "./list/overview";
import { texts } from "./texts";

/** The services of others: all of them, or the one that the address names (`?provider=mailgun`). */
export function IntegrationsPage() {
  const named = new URLSearchParams(useSearch()).get("provider");
  const state = useQuery(integrationsQuery, { throwRouteErrors: true });
  if (state.status === "error")
    return (
      <ErrorState level={1} title={texts.failed} onRetry={state.retry} retrying={state.retrying}>
        {state.error.message}
      </ErrorState>
    );
  if (state.status === "loading") return <Loading />;
  const { integrations, services } = state.data;
  const provider = named === null ? undefined : findProvider(named);
  const integration = integrations.find((one) => one.provider === named);
  return (
    <div className={tw`grid min-w-0 content-start gap-6 narrow:gap-4`}>
      {state.error && <ReadFailed title={texts.refreshFailed} onRetry={state.retry} retrying={state.refreshing} />}
      {named === null ? (
        <Overview integrations={integrations} services={services} />
      ) : provider && integration ? (
        <ProviderView key={named} provider={provider} integration={integration} integrations={integrations} />
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

const Loading = () => (
  <SkeletonGroup label={texts.loading}>
    <div className={tw`grid gap-6`}>
      <Skeleton width={220} height={32} />
      <div className={tw`grid gap-6 wide:grid-cols-2`}>
        <Skeleton height={260} />
        <Skeleton height={260} />
      </div>
      <Skeleton height={200} />
    </div>
  </SkeletonGroup>
);
