import { Send } from "lucide-react";
import { useCan } from "../../../api/react/ability";
import { PROVIDERS } from "../../../domain/integrations/providers";
import type { Provider } from "../../../domain/integrations/provider";
import { addressOf } from "../../../shared/navigation";
import { Banner } from "../../../ui/messages/banner";
import { Button } from "../../../ui/buttons/button";
import { EmptyState } from "../../../ui/messages/empty-state";
import { Link } from "../../../ui/buttons/link";
import { PageHeader } from "../../../ui/page/page-header";
import { tw } from "../../../ui/tw";
import type { Integration, Service } from "../integration";
import { providerRoute } from "../links";
import { useSwitch } from "../switching/use-switch";
import { SwitchDialog } from "../switching/switch-dialog";
import { TestResult } from "../test-result";
import { texts } from "../texts";
import { useTest } from "../use-test";
import { ProviderCard } from "./provider-card";
import { ServicesCard } from "./services-card";

interface OverviewProps {
  integrations: readonly Integration[];
  services: readonly Service[];
}

/** The providers of e-mail, each in a card, the one in use first; below them what else the server works with. */
export function Overview({ integrations, services }: OverviewProps) {
  const known = PROVIDERS.flatMap((provider) => {
    const integration = integrations.find((one) => one.provider === provider.id);
    return integration ? [{ provider, integration }] : [];
  }).sort((one, other) => Number(other.integration.active) - Number(one.integration.active));
  const active = known.find(({ integration }) => integration.active);
  const others = integrations.filter(({ provider }) => !PROVIDERS.some(({ id }) => id === provider));
  const undescribed = others.map((one) => ({
    ...{ _id: one.provider, name: one.provider, about: texts.notDescribed },
    ...{ state: one.active ? "working" : "off", lastExchange: one.lastMail },
  }));
  const writable = useCan()("update", "Integration");
  const switching = useSwitch();
  const toRead = [...undescribed, ...services];
  const head = { title: texts.title, lead: texts.lead };
  return (
    <>
      {active && writable ? <TestedHead head={head} {...active} /> : <PageHeader {...head} />}
      {active ? (
        <DomainNotice {...active} />
      ) : (
        known.length > 0 &&
        !others.some((one) => one.active) && (
          <Banner tone="warn" title={texts.noneActive}>
            {texts.noneActiveHint}
          </Banner>
        )
      )}
      {known.length === 0 && toRead.length === 0 && (
        <EmptyState title={texts.noProviders}>{texts.noProvidersHint}</EmptyState>
      )}
      <div className={tw`grid gap-6 wide:grid-cols-2 narrow:gap-4`}>
        {known.map((one) => (
          <ProviderCard
            key={one.provider.id}
            {...one}
            writable={writable}
            onUse={() => switching.ask({ to: one, from: active ?? null })}
          />
        ))}
      </div>
      {toRead.length > 0 && <ServicesCard services={toRead} />}
      <SwitchDialog {...switching} />
    </>
  );
}

interface Described {
  provider: Provider;
  integration: Integration;
}

/** The page's head, with the test of the provider in use, and what it has come to. */
function TestedHead({ head, provider, integration }: Described & { head: { title: string; lead: string } }) {
  const { send, testing, outcome, possible } = useTest(provider, integration.values);
  return (
    <>
      <PageHeader
        {...head}
        actions={
          possible && (
            <Button
              kind="primary"
              icon={Send}
              loading={testing}
              loadingLabel={texts.testing}
              onClick={() => void send(null)}
            >
              {texts.sendTest}
            </Button>
          )
        }
      />
      <TestResult provider={provider} outcome={outcome} />
    </>
  );
}

/** What the domain of the provider in use lacks: mails by it may be taken for unwanted. */
function DomainNotice({ provider, integration: { domain } }: Described) {
  const missing = domain?.records.filter(({ state }) => state === "missing" || state === "wrong") ?? [];
  if (!domain || missing.length === 0) return null;
  const kinds = missing.map(({ kind }) => kind || texts.domain.unknownKind).join(", ");
  return (
    <Banner tone="warn" title={texts.domain.noticeTitle(kinds, domain.name)}>
      <p>{texts.domain.noticeHint}</p>
      <Link href={addressOf(providerRoute(provider.id))} className={tw`inline-block py-1 coarse:py-3`}>
        {texts.domain.noticeLink}
      </Link>
    </Banner>
  );
}
