import { useSearch } from "wouter";
import type { Template } from "../template";
import { NewSending } from "./new-sending";
import { SendingView } from "./sending-view";
import { Plus, CalendarClock, Check, Pause, Send, X } from "lucide-react";
import { useQuery } from "../../../api/react/use-query";
import { formatInstantMinute } from "../../../domain/format";
import { newSendingPlace } from "../../../shared/mail-to";
import { addressOf } from "../../../shared/navigation";
import { Badge } from "../../../ui/display/badge";
import { Button } from "../../../ui/buttons/button";
import { EmptyState } from "../../../ui/messages/empty-state";
import type { IconType } from "../../../ui/icons/icon";
import { Link } from "../../../ui/buttons/link";
import { PageHeader } from "../../../ui/page/page-header";
import { NotReady } from "../../../ui/messages/not-ready";
import { ReadFailed } from "../../../ui/messages/read-failed";
import { Skeleton } from "../../../ui/messages/skeleton";
import type { Tone } from "../../../ui/display/tone";
import { tw } from "../../../ui/tw";
import { sendingPlace } from "./places";
import { sendingsQuery, type Sending } from "./read-sendings";
import { texts } from "./texts";

export function SendingsTab({ template }: { template: Template }) {
  const search = new URLSearchParams(useSearch());
  const sending = search.get("sending");
  if (sending) return <SendingView key={sending} templateId={template._id} sendingId={sending} />;
  if (search.has("new")) return <NewSending template={template} search={search} />;
  return <SendingList templateId={template._id} />;
}

function SendingList({ templateId }: { templateId: string }) {
  const state = useQuery(sendingsQuery(templateId));
  if (state.status !== "ready")
    return <NotReady state={state} texts={texts} skeleton={<Skeleton height={240} />} level={1} />;
  const { sendings } = state.data;
  const toNew = (
    <Button kind="primary" icon={Plus} href={addressOf(newSendingPlace(templateId))}>
      {texts.toNew}
    </Button>
  );
  if (sendings.length === 0)
    return (
      <EmptyState level={1} title={texts.none} actions={toNew}>
        {texts.noneHint}
      </EmptyState>
    );
  return (
    <div className={tw`grid content-start gap-4`}>
      <PageHeader title={texts.title} lead={texts.lead} actions={toNew} />
      {state.error && <ReadFailed title={texts.refreshFailed} onRetry={state.retry} retrying={state.refreshing} />}
      <ul className={tw`rounded-lg border border-line bg-surface`}>
        {sendings.map((sending) => (
          <SendingRow key={sending._id} templateId={templateId} sending={sending} />
        ))}
      </ul>
    </div>
  );
}

function SendingRow({ templateId, sending }: { templateId: string; sending: Sending }) {
  const { _id, at, author, sent, recipients, bounced } = sending;
  const when = at === null ? texts.noDate : formatInstantMinute(at);
  return (
    <li className={tw`flex flex-wrap items-center gap-x-4 gap-y-1 border-t px-6 py-3 first:border-t-0 narrow:px-4`}>
      <span className={tw`grid min-w-0 flex-[1_1_220px]`}>
        <Link href={addressOf(sendingPlace(templateId, _id))} look="strong">
          {when}
        </Link>
        {author?.name && <span className={tw`text-label text-faint break-anywhere`}>{texts.by(author.name)}</span>}
      </span>
      <span className={tw`text-muted tabular-nums`}>
        {sent !== null && recipients !== null && texts.of(sent, recipients)}
        {bounced ? `, ${texts.bouncedOf(bounced)}` : ""}
      </span>
      <SendingBadge state={sending.state} />
    </li>
  );
}

const LOOKS: Partial<Record<string, { tone: Tone; glyph: IconType }>> = {
  scheduled: { tone: "info", glyph: CalendarClock },
  sending: { tone: "info", glyph: Send },
  sent: { tone: "success", glyph: Check },
  stopped: { tone: "warn", glyph: Pause },
  cancelled: { tone: "neutral", glyph: X },
};

/** The status of a sending. An unknown one is shown as the server sends it. */
const SendingBadge = ({ state }: { state: string }) =>
  state === "" ? null : <Badge label={texts.state[state] ?? state} {...LOOKS[state]} />;
