import { useUser } from "../../../api/react/connection";
import { formatFullDate, formatFullMoment, initials } from "../../../domain/format";
import { formatTime } from "../../../domain/format-time";
import { Avatar } from "../../../ui/avatar";
import { tw } from "../../../ui/tw";
import type { HistoryDay } from "../by-day";
import type { HistoryEntry } from "../requests/get-donor-history";
import { texts } from "../texts";
import { entryTitle, toldChanges } from "../told-changes";
import { ChangeList } from "./change-list";

/** What happened on one day, under its name. */
export const DayList = ({ day, entries }: HistoryDay) => (
  <section>
    <h3 className={tw`border-y border-line bg-sunken px-6 py-2 text-label font-medium text-muted narrow:px-4`}>
      {day ? formatFullDate(day) : texts.noDay}
    </h3>
    <ul>
      {entries.map((entry, index) => (
        <Entry key={`${entry.date} ${index}`} entry={entry} />
      ))}
    </ul>
  </section>
);

function Entry({ entry }: { entry: HistoryEntry }) {
  const user = useUser();
  const { author, reason } = entry;
  const name = author?.name || texts.somebody;
  const isMine = user !== null && author?._id === user._id;
  return (
    <li
      className={tw`grid grid-cols-[32px_minmax(0,1fr)_auto] gap-x-3 gap-y-1 border-t border-line px-6 py-3 first:border-t-0 narrow:px-4`}
    >
      <Avatar initials={initials(name)} />
      <div className={tw`min-w-0`}>
        <p className={tw`font-strong text-ink`}>{entryTitle(entry)}</p>
        <p className={tw`break-anywhere text-label text-muted`}>{isMine ? texts.you : name}</p>
      </div>
      <Time instant={entry.date} />
      <div className={tw`col-start-2 col-span-2 grid gap-1 empty:hidden narrow:col-start-1 narrow:col-span-3`}>
        <ChangeList changes={toldChanges(entry)} />
        {reason && <p className={tw`break-anywhere text-label text-muted`}>{texts.reason(reason)}</p>}
      </div>
    </li>
  );
}

function Time({ instant }: { instant: string }) {
  const moment = new Date(instant);
  if (Number.isNaN(moment.getTime())) return <span />;
  return (
    <time
      dateTime={moment.toISOString()}
      title={formatFullMoment(moment)}
      className={tw`text-label tabular-nums text-faint`}
    >
      {formatTime(moment)}
    </time>
  );
}
