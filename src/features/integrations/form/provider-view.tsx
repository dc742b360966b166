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
import { SwitchDialog, useSwitch, consequences, type ProviderSwitch } from "../switch-provider";
import { texts } from "../texts";
import { DomainCard } from "./domain-card";
import { ProviderForm } from "./provider-form";
import { useProviderRecord } from "./provider-record";
import { formatNumber } from "../../../domain/format";
import { Card } from "../../../ui/display/card";
import { Fact, Facts } from "../../../ui/display/facts";
import { failureTitle, failureText } from "../failure-texts";
import { formatDay, formatMoment } from "../format-moment";
import { Button } from "../../../ui/buttons/button";

interface ProviderViewProps {
  provider: Provider;
  integration: Integration;
  /** All integrations of the server. */
  integrations: readonly Integration[];
}

/** The page of a provider: form, test, sender's domain, status, and what is needed to send with another provider. */
export function ProviderView({ provider, integration, integrations }: ProviderViewProps) {
  const allowed = useCan()("update", "Integration");
  const writable = allowed && integration.version !== null;
  const state = useProviderRecord(provider, integration, writable);
  const switching = useSwitch();
  const { isDirty, isSubmitting } = state.form.formState;
  const current = { provider, integration };
  const all = PROVIDERS.flatMap((each) => {
    const found = integrations.find(({ provider: id }) => id === each.id);
    return found ? [{ provider: each, integration: found }] : [];
  });
  const active = all.find((each) => each.integration.active) ?? null;
  const switches = integration.active
    ? all.filter((each) => each.provider !== provider).map((to) => ({ to, from: current }))
    : [{ to: current, from: active }];
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
              switches.map((providerSwitch) => (
                <SwitchCard
                  key={providerSwitch.to.provider.id}
                  providerSwitch={providerSwitch}
                  isCurrent={providerSwitch.to.provider === provider}
                  dirty={isDirty}
                  onUse={() => switching.ask(providerSwitch)}
                />
              ))}
          </aside>
        }
      >
        {allowed && !writable && <Banner title={texts.readOnly} />}
        <ProviderForm provider={provider} integration={integration} writable={writable} />
        {integration.domain && <DomainCard provider={provider.id} domain={integration.domain} writable={writable} />}
      </RecordFormFrame>
      <SwitchDialog {...switching} />
    </div>
  );
}

/** The status of a provider: connected since, mails of this month, last mail, last error, and its webhook. */
function StatusCard({ provider, integration }: { provider: Provider; integration: Integration }) {
  const { connected, month, lastMail, lastError, webhook, values } = integration;
  const webhookText =
    webhook && (texts.webhookStates[webhook.state as keyof typeof texts.webhookStates] ?? texts.webhookUnknown);
  const failure =
    lastError &&
    (lastError.over ? failureTitle(provider, lastError.code) : failureText(provider, lastError.code, values));
  const since = formatDay(connected);
  return (
    <Card title={texts.status}>
      <Facts>
        {since && <Fact label={texts.connected}>{since}</Fact>}
        {month && (
          <Fact label={texts.month}>{texts.monthCounts(formatNumber(month.sent), formatNumber(month.bounced))}</Fact>
        )}
        <Fact label={texts.lastMail}>{formatMoment(lastMail) ?? texts.noMail}</Fact>
        <Fact label={texts.lastError}>
          {lastError && failure
            ? texts[lastError.over ? "errorOver" : "errorNow"](formatMoment(lastError.date), failure)
            : texts.noError}
        </Fact>
        {(webhook !== null || !provider.reportsEvents) && (
          <Fact label={texts.webhook}>
            {webhookText ? webhookText(formatMoment(webhook?.lastEvent ?? null)) : texts.noWebhook(provider.name)}
          </Fact>
        )}
      </Facts>
    </Card>
  );
}

interface SwitchCardProps {
  providerSwitch: ProviderSwitch;
  /** Whether the page shows the provider that would send; otherwise the card links to that page. */
  isCurrent: boolean;
  /** The form has unsaved changes. */
  dirty: boolean;
  onUse: () => void;
}

/** What is needed to send with another provider, and what that changes. */
function SwitchCard({ providerSwitch, isCurrent, dirty, onUse }: SwitchCardProps) {
  const { provider, integration } = providerSwitch.to;
  const status = providerStatusOf(integration);
  const switchTexts = texts.switching;
  const missing = {
    failing: switchTexts.fixFirst(provider.name),
    untested: switchTexts.testFirst(provider.name),
    missing: switchTexts.setUpFirst(provider.name),
    ready: dirty && isCurrent ? switchTexts.saveFirst : "",
    active: "",
  }[status];
  return (
    <Card
      title={isCurrent ? switchTexts.toThis(provider.name) : switchTexts.toOther(provider.name)}
      footer={
        isCurrent ? (
          status === "ready" && (
            <Button disabled={dirty} onClick={onUse} aria-haspopup="dialog">
              {texts.use(provider.name)}
            </Button>
          )
        ) : (
          <Button kind="quiet" href={addressOf(providerRoute(provider.id))} className={tw`-ml-3`}>
            {switchTexts.open(provider.name)}
          </Button>
        )
      }
    >
      <p className={tw`text-label text-muted`}>
        {[missing, ...consequences(providerSwitch)].filter(Boolean).join(" ")}
      </p>
    </Card>
  );
}
