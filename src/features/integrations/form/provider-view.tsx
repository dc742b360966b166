import { useCan } from "../../../api/react/ability";
import { PROVIDERS } from "../../../domain/integrations/providers";
import type { Provider } from "../../../domain/integrations/provider";
import { hrefFor, ROUTES } from "../../../domain/routes";
import { addressOf } from "../../../shared/navigation";
import { RecordFormFrame } from "../../../shared/record-form";
import { Banner } from "../../../ui/messages/banner";
import { Breadcrumb } from "../../../ui/page/breadcrumb";
import { VanishingButton } from "../../../ui/buttons/vanishing-button";
import { PageHeading } from "../../../ui/page/page-heading";
import { tw } from "../../../ui/tw";
import { uiTexts } from "../../../ui/texts";
import { type Integration, providerRoute } from "../integration";
import { StateBadge, providerStatusOf } from "../provider-status";
import { SwitchDialog, useSwitch, consequences, type Wish } from "../switch-provider";
import { texts } from "../texts";
import { DomainCard } from "./domain-card";
import { ProviderForm } from "./provider-form";
import { useProviderRecord } from "./provider-record";
import { formatNumber } from "../../../domain/format";
import { Card } from "../../../ui/display/card";
import { Fact, Facts } from "../facts";
import { failureTitle, failureWords } from "../failure-words";
import { dayWords, momentWords } from "../moment-words";
import { Button } from "../../../ui/buttons/button";

interface ProviderViewProps {
  provider: Provider;
  integration: Integration;
  /** All of them. */
  integrations: readonly Integration[];
}

/** A provider: its form, its test, the sender's domain, its state, and what it takes to send by another provider. */
export function ProviderView({ provider, integration, integrations }: ProviderViewProps) {
  const allowed = useCan()("update", "Integration");
  const writable = allowed && integration.version !== null;
  const state = useProviderRecord(provider, integration, writable);
  const switching = useSwitch();
  const { isDirty, isSubmitting } = state.form.formState;
  const here = { provider, integration };
  const described = PROVIDERS.flatMap((one) => {
    const found = integrations.find(({ provider: id }) => id === one.id);
    return found ? [{ provider: one, integration: found }] : [];
  });
  const active = described.find((one) => one.integration.active) ?? null;
  const wishes = integration.active
    ? described.filter((one) => one.provider !== provider).map((to) => ({ to, from: here }))
    : [{ to: here, from: active }];
  return (
    <div className={tw`flex min-w-0 flex-col gap-5`}>
      <header className={tw`grid gap-1.5`}>
        <Breadcrumb
          crumbs={[
            { label: ROUTES.integrations.crumb, href: addressOf(hrefFor("integrations")) },
            { label: provider.name, href: null },
          ]}
        />
        <div className={tw`flex flex-wrap items-center gap-x-3 gap-y-1`}>
          <PageHeading>{provider.name}</PageHeading>
          <StateBadge integration={integration} />
        </div>
      </header>
      <RecordFormFrame
        state={{ ...state, submit: (event) => state.submit(event, "stay") }}
        recordName={texts.recordName(provider.name)}
        leaveHint={texts.leaveHint}
        unchanged={!isDirty}
        barWhenDirty
        ownCards
        otherActions={
          <VanishingButton onClick={state.startOver} disabled={isSubmitting}>
            {uiTexts.cancel}
          </VanishingButton>
        }
        aside={
          <aside className={tw`grid min-w-0 content-start gap-6 narrow:gap-4`} aria-label={texts.status}>
            <StatusCard provider={provider} integration={integration} />
            {writable &&
              wishes.map((wish) => (
                <SwitchCard
                  key={wish.to.provider.id}
                  wish={wish}
                  here={wish.to.provider === provider}
                  dirty={isDirty}
                  onUse={() => switching.ask(wish)}
                />
              ))}
          </aside>
        }
      >
        {allowed && !writable && <Banner title={texts.readOnly} />}
        <ProviderForm {...{ provider, integration, writable }} />
        {integration.domain && <DomainCard provider={provider.id} domain={integration.domain} writable={writable} />}
      </RecordFormFrame>
      <SwitchDialog {...switching} />
    </div>
  );
}

/** How a provider works: since when, how many mails, the last error, and the events that it reports. */
function StatusCard({ provider, integration }: { provider: Provider; integration: Integration }) {
  const { connected, month, lastMail, lastError, webhook, values } = integration;
  const told =
    webhook && (texts.webhookStates[webhook.state as keyof typeof texts.webhookStates] ?? texts.webhookUnknown);
  const failure =
    lastError &&
    (lastError.over ? failureTitle(provider, lastError.code) : failureWords(provider, lastError.code, values));
  const since = dayWords(connected);
  return (
    <Card title={texts.status}>
      <Facts>
        {since && <Fact label={texts.connected}>{since}</Fact>}
        {month && (
          <Fact label={texts.month}>{texts.monthFigures(formatNumber(month.sent), formatNumber(month.bounced))}</Fact>
        )}
        <Fact label={texts.lastMail}>{momentWords(lastMail) ?? texts.noMail}</Fact>
        <Fact label={texts.lastError}>
          {lastError && failure
            ? texts[lastError.over ? "errorOver" : "errorNow"](momentWords(lastError.date), failure)
            : texts.noError}
        </Fact>
        {(webhook !== null || !provider.reportsEvents) && (
          <Fact label={texts.webhook}>
            {told ? told(momentWords(webhook?.lastEvent ?? null)) : texts.noWebhook(provider.name)}
          </Fact>
        )}
      </Facts>
    </Card>
  );
}

interface SwitchCardProps {
  wish: Wish;
  /** Whether the page shows the provider that would send; otherwise the card links to that page. */
  here: boolean;
  /** The form has unsaved changes. */
  dirty: boolean;
  onUse: () => void;
}

/** What is needed to send by another provider, and what that changes. */
function SwitchCard({ wish, here, dirty, onUse }: SwitchCardProps) {
  const { provider, integration } = wish.to;
  const status = providerStatusOf(integration);
  const words = texts.switching;
  const missing = {
    ...{ failing: words.mendFirst(provider.name), untested: words.testFirst(provider.name) },
    ...{ missing: words.setUpFirst(provider.name), ready: dirty && here ? words.saveFirst : "", active: "" },
  }[status];
  return (
    <Card
      title={here ? words.toThis(provider.name) : words.toOther(provider.name)}
      footer={
        here ? (
          status === "ready" && (
            <Button disabled={dirty} onClick={onUse} aria-haspopup="dialog">
              {texts.use(provider.name)}
            </Button>
          )
        ) : (
          <Button kind="quiet" href={addressOf(providerRoute(provider.id))} className={tw`-ml-3`}>
            {words.open(provider.name)}
          </Button>
        )
      }
    >
      <p className={tw`text-label text-muted`}>{[missing, ...consequences(wish)].filter(Boolean).join(" ")}</p>
    </Card>
  );
}
