import { Mail, Send, Settings2, Wrench } from "lucide-react";
import { formatNumber } from "../../../domain/format";
import type { Provider } from "../../../domain/integrations/provider";
import { addressOf } from "../../../shared/navigation";
import { Banner } from "../../../ui/messages/banner";
import { Button } from "../../../ui/buttons/button";
import { Icon } from "../../../ui/icons/icon";
import { tw } from "../../../ui/tw";
import { failureTitle, failureText } from "../failure-texts";
import { Fact, Facts } from "../../../ui/display/facts";
import { type Integration, providerRoute } from "../integration";
import { formatDay, formatMoment } from "../format-moment";
import { isFailing, providerStatusOf, StateBadge } from "../provider-status";
import { texts } from "../texts";

interface ProviderCardProps {
  provider: Provider;
  integration: Integration;
  /** Whether the user may make it the active one. */
  writable: boolean;
  onUse: () => void;
}

/** A provider: its status, sender and last error, and a link to its form. */
export function ProviderCard({ provider, integration, writable, onUse }: ProviderCardProps) {
  const { name, sender } = provider;
  const { values, lastMail, month, active } = integration;
  const status = providerStatusOf(integration);
  const from = sender.name && values[sender.name];
  const address = values[sender.address];
  const href = addressOf(providerRoute(provider.id));
  return (
    <section className={tw`grid min-w-0 grid-rows-[1fr_auto] rounded-lg border border-line bg-surface`}>
      <div className={tw`grid min-w-0 content-start gap-4 p-6 narrow:p-4`}>
        <header className={tw`flex flex-wrap items-center gap-x-3.5 gap-y-2`}>
          <span className={tw`grid size-11 flex-none place-items-center rounded bg-sunken text-muted`}>
            <Icon of={Mail} size={20} />
          </span>
          <div className={tw`grid min-w-0 flex-1`}>
            <h2 className={tw`text-lead tracking-snug`}>{name}</h2>
            <p className={tw`text-label text-muted`}>{provider.tagline(values)}</p>
          </div>
          <StateBadge integration={integration} />
        </header>
        {isFailing(integration) && <LastError provider={provider} integration={integration} />}
        {status !== "missing" && (
          <Facts>
            {address && (
              <Fact label={texts.sender}>
                {from && <span className={tw`block`}>{from}</span>}
                <span className={from ? tw`text-muted` : undefined}>{address}</span>
              </Fact>
            )}
            <Fact label={texts.lastMail}>{(active ? formatMoment : formatDay)(lastMail) ?? texts.noMail}</Fact>
            {month && (
              <Fact label={texts.month}>
                {texts.monthCounts(formatNumber(month.sent), formatNumber(month.bounced))}
              </Fact>
            )}
          </Facts>
        )}
      </div>
      <footer className={tw`flex flex-wrap items-center gap-3 border-t px-6 py-2.5 narrow:px-4`}>
        <Button
          href={href}
          icon={status === "failing" ? Wrench : Settings2}
          aria-label={status === "missing" || status === "failing" ? undefined : texts.settingsOf(name)}
        >
          {status === "missing" ? texts.setUp(name) : status === "failing" ? texts.fix(name) : texts.settings}
        </Button>
        {status === "ready" && writable && (
          <Button icon={Send} onClick={onUse} aria-haspopup="dialog">
            {texts.use(name)}
          </Button>
        )}
        {(status === "failing" || status === "untested") && (
          <p className={tw`text-label text-muted`}>{texts.needsTest}</p>
        )}
      </footer>
    </section>
  );
}

function LastError({
  provider,
  integration: { lastError, values },
}: Pick<ProviderCardProps, "provider" | "integration">) {
  if (!lastError) return null;
  const when = formatMoment(lastError.date);
  return (
    <Banner tone="danger" title={failureTitle(provider, lastError.code)}>
      {when && `${texts.lastTry(when)} `}
      {failureText(provider, lastError.code, values)}
    </Banner>
  );
}
