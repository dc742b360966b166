import { formatNumber } from "../../../domain/format";
import type { Provider } from "../../../domain/integrations/provider";
import { Card } from "../../../ui/display/card";
import { Fact, Facts } from "../facts";
import { failureTitle, failureWords } from "../failure-words";
import type { Integration } from "../integration";
import { dayWords, momentWords } from "../moment-words";
import { texts } from "../texts";

/** How a provider has done: since when, how many, what went wrong last, and what it tells of mails that have left. */
export function StatusCard({ provider, integration }: { provider: Provider; integration: Integration }) {
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
        {(webhook !== null || !provider.tellsEvents) && (
          <Fact label={texts.webhook}>
            {told ? told(momentWords(webhook?.lastEvent ?? null)) : texts.noWebhook(provider.name)}
          </Fact>
        )}
      </Facts>
    </Card>
  );
}
