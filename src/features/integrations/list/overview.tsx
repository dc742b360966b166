import { Send, Check, CircleAlert, CircleDashed } from "lucide-react";
import { useCan } from "../../../api/react/ability";
import { PROVIDERS } from "../../../domain/integrations/providers";
import { addressOf } from "../../../shared/navigation";
import { Banner } from "../../../ui/messages/banner";
import { Button } from "../../../ui/buttons/button";
import { EmptyState } from "../../../ui/messages/empty-state";
import { Link } from "../../../ui/buttons/link";
import { PageHeader } from "../../../ui/page/page-header";
import { tw } from "../../../ui/tw";
import { type Integration, type Service, providerRoute } from "../integration";
import { useSwitch, SwitchDialog, type ConnectedProvider } from "../switch-provider";
import { TestResult, useTest } from "../provider-test";
import { texts } from "../texts";
import { ProviderCard } from "./provider-card";
import { Badge } from "../../../ui/display/badge";
import { Card } from "../../../ui/display/card";
import { formatMoment } from "../format-moment";

const STATES: Record<string, { tone: "success" | "danger" | "neutral"; glyph: typeof Check; label: string }> = {
  working: { tone: "success", glyph: Check, label: texts.serviceStates.working },
  stopped: { tone: "danger", glyph: CircleAlert, label: texts.serviceStates.stopped },
  off: { tone: "neutral", glyph: CircleDashed, label: texts.serviceStates.off },
};
const UNKNOWN = { tone: "neutral", glyph: CircleDashed, label: texts.otherState } as const;

/** The other services that the server works with, read-only. */
const ServicesCard = ({ services }: { services: readonly Service[] }) => (
  <Card title={texts.services} flush>
    <ul className={tw`mt-3.5 divide-y border-t`}>
      {services.map(({ _id, name, about, state, lastExchange }) => (
        <li
          key={_id || name}
          className={tw`grid items-center gap-x-6 gap-y-1.5 px-6 py-2.5 narrow:px-4 w700:grid-cols-[minmax(0,1fr)_130px_minmax(0,260px)]`}
        >
          <div className={tw`grid min-w-0 break-anywhere`}>
            <b>{name || _id}</b>
            {about && <span className={tw`text-label text-muted`}>{about}</span>}
          </div>
          <span>
            <Badge {...(STATES[state] ?? UNKNOWN)} />
          </span>
          <span className={tw`text-label text-muted`}>
            {texts.serviceColumns.last}: {formatMoment(lastExchange) ?? texts.never}
          </span>
        </li>
      ))}
    </ul>
  </Card>
);

interface OverviewProps {
  integrations: readonly Integration[];
  services: readonly Service[];
}

/** The e-mail providers, each in a card, the active one first; below them the other services. */
export function Overview({ integrations, services }: OverviewProps) {
  const knownProviders = PROVIDERS.flatMap((provider) => {
    const integration = integrations.find((each) => each.provider === provider.id);
    return integration ? [{ provider, integration }] : [];
  }).sort((a, b) => Number(b.integration.active) - Number(a.integration.active));
  const active = knownProviders.find(({ integration }) => integration.active);
  const others = integrations.filter(({ provider }) => !PROVIDERS.some(({ id }) => id === provider));
  const unknownProviders = others.map(({ provider, active, lastMail }) => ({
    _id: provider,
    name: provider,
    about: texts.notDescribed,
    state: active ? "working" : "off",
    lastExchange: lastMail,
  }));
  const writable = useCan()("update", "Integration");
  const switching = useSwitch();
  const readOnlyServices = [...unknownProviders, ...services];
  const head = { title: texts.title, lead: texts.lead };
  return (
    <>
      {active && writable ? <TestedHead head={head} {...active} /> : <PageHeader {...head} />}
      {active ? (
        <DomainNotice {...active} />
      ) : (
        knownProviders.length > 0 &&
        !others.some((each) => each.active) && (
          <Banner tone="warn" title={texts.noneActive}>
            {texts.noneActiveHint}
          </Banner>
        )
      )}
      {knownProviders.length === 0 && readOnlyServices.length === 0 && (
        <EmptyState title={texts.noProviders}>{texts.noProvidersHint}</EmptyState>
      )}
      <div className={tw`grid gap-6 wide:grid-cols-2 narrow:gap-4`}>
        {knownProviders.map((each) => (
          <ProviderCard
            key={each.provider.id}
            {...each}
            writable={writable}
            onUse={() => switching.ask({ to: each, from: active ?? null })}
          />
        ))}
      </div>
      {readOnlyServices.length > 0 && <ServicesCard services={readOnlyServices} />}
      <SwitchDialog {...switching} />
    </>
  );
}

/** The page's header, with a test of the active provider and its result. */
function TestedHead({ head, provider, integration }: ConnectedProvider & { head: { title: string; lead: string } }) {
  const { to, send, testing, outcome } = useTest(provider, integration.values);
  return (
    <>
      <PageHeader
        {...head}
        actions={
          to !== null && (
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

/** Warns about missing DNS records of the active provider's domain: its mails may count as spam. */
function DomainNotice({ provider, integration: { domain } }: ConnectedProvider) {
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
