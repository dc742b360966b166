import { CheckCheck, Clock, List, MailX, Square, CircleAlert } from "lucide-react";
import { useQuery } from "../../../api/react/use-query";
import { formatInstantMinute, formatNumber } from "../../../domain/format";
import { hrefFor } from "../../../domain/routes";
import { newSendingPlace } from "../../../shared/mail-to";
import { addressOf } from "../../../shared/navigation";
import { Button } from "../../../ui/buttons/button";
import { Card } from "../../../ui/display/card";
import { EmptyState } from "../../../ui/messages/empty-state";
import { Icon, type IconType } from "../../../ui/icons/icon";
import { PageHeader } from "../../../ui/page/page-header";
import { Progress } from "../../../ui/messages/progress";
import { NotReady } from "../../../ui/messages/not-ready";
import { ReadFailed } from "../../../ui/messages/read-failed";
import { Skeleton } from "../../../ui/messages/skeleton";
import { cx, tw } from "../../../ui/tw";
import { useOpened } from "../../../ui/overlay/use-opened";
import { sendingsPlace } from "./places";
import { sendingAnswer } from "./read-sendings";
import { StopDialog } from "./stop-dialog";
import { texts } from "./texts";
import { hintedName } from "../../../domain/donor/registry-name";
import { endpoints } from "../../../api/endpoints";
import type { Read } from "../../../api/readers/read";
import { Link } from "../../../ui/buttons/link";

interface SendingViewProps {
  templateId: string;
  sendingId: string;
}

type WholeSending = Read<typeof sendingAnswer>["sending"];
const sendingQuery = (templateId: string, sendingId: string) => ({
  path: endpoints.emailSending(templateId, sendingId),
  schema: sendingAnswer,
});

export function SendingView({ templateId, sendingId }: SendingViewProps) {
  const state = useQuery(sendingQuery(templateId, sendingId));
  const back = <Button href={addressOf(sendingsPlace(templateId))}>{texts.toList}</Button>;
  if (state.status === "error" && state.error.status === 404)
    return (
      <EmptyState level={1} title={texts.gone} actions={back}>
        {texts.goneHint}
      </EmptyState>
    );
  if (state.status !== "ready")
    return <NotReady state={state} texts={texts} skeleton={<Skeleton height={240} />} level={1} actions={back} />;
  return (
    <>
      {state.error && <ReadFailed title={texts.refreshFailed} onRetry={state.retry} retrying={state.refreshing} />}
      <SendingDetails templateId={templateId} sending={state.data.sending} />
    </>
  );
}

function SendingDetails({ templateId, sending }: { templateId: string; sending: WholeSending }) {
  const { times, shown, show } = useOpened();
  const { _id, purpose, state, at, mayStop, bounces } = sending;
  const [recipients, sent] = [sending.recipients ?? 0, sending.sent ?? 0];
  const rest = recipients - sent;
  const scheduled = state === "scheduled";
  const over = state === "stopped" || state === "cancelled";
  return (
    <div className={tw`grid content-start gap-5`}>
      <PageHeader
        title={texts.titles[state] ?? texts.unknownTitle}
        lead={[at && `${formatInstantMinute(at)}.`, texts.leads[state]].filter(Boolean).join(" ")}
        actions={
          <>
            <Button href={addressOf(sendingsPlace(templateId))}>{texts.toList}</Button>
            {!scheduled && state !== "cancelled" && (
              <Button href={addressOf(hrefFor("emailPerformance", { id: templateId }))}>{texts.toResults}</Button>
            )}
            {over && rest > 0 && (
              <Button href={addressOf(newSendingPlace(templateId, { new: "unsent", of: _id, as: purpose }))}>
                {texts.resume(rest)}
              </Button>
            )}
            {mayStop && (
              <Button kind="danger" icon={Square} onClick={show}>
                {scheduled ? texts.cancel : texts.stop}
              </Button>
            )}
          </>
        }
      />
      <Card>
        <div className={tw`grid gap-5`}>
          <p className={tw`flex flex-wrap items-baseline gap-x-3`}>
            <b className={tw`text-display font-strong tabular-nums`}>{formatNumber(sent)}</b>
            <span className={tw`text-muted`}>{texts.left(recipients)}</span>
          </p>
          <Progress
            label={texts.titles[state] ?? texts.unknownTitle}
            value={recipients > 0 ? sent / recipients : 0}
            remaining={
              state === "sending" && sending.perMinute
                ? texts.remaining(Math.ceil(rest / sending.perMinute))
                : undefined
            }
          />
          <SendingCounts sending={sending} over={over} />
        </div>
      </Card>
      {bounces.length > 0 && <SendingBounces bounces={bounces} />}
      {mayStop && (
        <StopDialog
          key={times}
          {...shown}
          templateId={templateId}
          sendingId={_id}
          scheduled={scheduled}
          sent={sent}
          rest={rest}
        />
      )}
    </div>
  );
}

function SendingCounts({ sending, over }: { sending: WholeSending; over: boolean }) {
  const { recipients, sent, delivered, bounced } = sending;
  const onTheWay = sent === null || delivered === null || bounced === null ? null : sent - delivered - bounced;
  const waiting = recipients === null || sent === null ? null : recipients - sent;
  return (
    <dl className={tw`grid grid-cols-4 narrow:grid-cols-2 gap-4`}>
      <SendingCount icon={CheckCheck} look={tw`text-success-text`} count={delivered} label={texts.delivered} />
      <SendingCount icon={Clock} look={tw`text-muted`} count={onTheWay} label={texts.onTheWay} />
      <SendingCount icon={MailX} look={tw`text-danger-text`} count={bounced} label={texts.bounced} />
      <SendingCount icon={List} look={tw`text-muted`} count={waiting} label={over ? texts.never : texts.waiting} />
    </dl>
  );
}

interface SendingCountProps {
  icon: IconType;
  look: string;
  count: number | null;
  label: string;
}

const SendingCount = ({ icon, look, count, label }: SendingCountProps) =>
  count === null ? null : (
    <div className={tw`flex flex-col-reverse`}>
      <dt className={tw`text-muted`}>{label}</dt>
      <dd className={tw`flex items-center gap-2 text-lead font-strong tabular-nums`}>
        <Icon of={icon} size={16} className={cx(tw`flex-none`, look)} />
        {formatNumber(count)}
      </dd>
    </div>
  );

const SendingBounces = ({ bounces }: Pick<WholeSending, "bounces">) => (
  <Card title={texts.toLook} flush>
    <ul className={tw`mt-3`}>
      {bounces.map((bounce) => (
        <li key={bounce._id} className={tw`flex items-center gap-3 border-t px-6 py-3 narrow:px-4`}>
          <Icon of={CircleAlert} size={16} className={tw`flex-none text-danger-text`} />
          <span className={tw`min-w-0 flex-1 break-anywhere`}>
            <Link href={addressOf(hrefFor("donorDetails", { id: bounce._id }))}>
              {hintedName(bounce) || bounce._id}
            </Link>
            : {texts.bounce[bounce.reason] ?? texts.otherBounce}
          </span>
          {bounce.date && (
            <time dateTime={bounce.date} className={tw`text-label text-faint tabular-nums`}>
              {formatInstantMinute(bounce.date)}
            </time>
          )}
        </li>
      ))}
    </ul>
  </Card>
);
