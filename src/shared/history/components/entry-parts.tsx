import { Bot } from "lucide-react";
import { formatFullMoment, initials } from "../../../domain/format";
import { formatExactTime } from "../../../domain/dates/format-time";
import { isRole, ROLE_LABELS } from "../../../domain/roles";
import { Avatar } from "../../../ui/display/avatar";
import { Icon } from "../../../ui/icons/icon";
import { tw } from "../../../ui/tw";
import type { HistoryEntry } from "../requests/get-donor-history";
import { texts } from "../texts";

/** Who did it: "Tu" for the user. */
export function EntryAuthor({ author, own }: { author: HistoryEntry["author"]; own: boolean }) {
  const name = author?.name || texts.somebody;
  const role = author?.role ?? null;
  // an author without an id is the server (docs/openapi.yaml)
  const automatic = author !== null && !author._id;
  const note = automatic ? texts.automatic : role === null ? null : isRole(role) ? ROLE_LABELS[role] : role;
  return (
    <>
      {automatic ? (
        <span
          aria-hidden
          className={tw`grid size-8 flex-none place-items-center rounded-full bg-neutral-subtle text-neutral-text`}
        >
          <Icon of={Bot} size={16} />
        </span>
      ) : (
        <Avatar initials={initials(author?.name || author?.email || name)} />
      )}
      <span className={tw`grid min-w-0`}>
        <b className={tw`break-anywhere font-strong`}>{own ? texts.you : name}</b>
        {note && <span className={tw`break-anywhere text-label text-faint`}>{note}</span>}
      </span>
    </>
  );
}

/** The time of day. */
export function EntryTime({ instant, className }: { instant: string; className: string }) {
  const moment = new Date(instant);
  if (Number.isNaN(moment.getTime())) return <span className={className} />;
  return (
    <time dateTime={moment.toISOString()} title={formatFullMoment(moment)} className={className}>
      {formatExactTime(moment)}
    </time>
  );
}
