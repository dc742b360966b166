import { Award, Download, Droplet, Map, Pencil, UserRound } from "lucide-react";
import { formatExactTime } from "../../../domain/dates/format-time";
import { detailsHref } from "../../../domain/routes";
import { ownValue } from "../../../domain/values";
import { addressOf } from "../../../shared/navigation";
import { Icon, type IconType } from "../../../ui/icons/icon";
import { Link } from "../../../ui/buttons/link";
import { tw } from "../../../ui/tw";
import type { Activity } from "./activity-answer";
import { texts } from "./texts";

const ICONS: Record<string, IconType> = {
  donors: Pencil,
  donations: Droplet,
  awards: Award,
  exports: Download,
  users: UserRound,
  zones: Map,
};

/** Something that was done: what, to whom, and when. */
export function ActivityLine({ entry }: { entry: Activity }) {
  const { person, kind, date } = entry;
  const at = new Date(date);
  const route = person && detailsHref(person);
  return (
    <li
      className={tw`grid grid-cols-[18px_minmax(0,1fr)_auto] items-start gap-3 border-b border-line px-6 py-3 last:border-0 narrow:grid-cols-[18px_minmax(0,1fr)] narrow:px-4`}
    >
      <Icon of={ownValue(ICONS, kind) ?? Pencil} className={tw`mt-0.5 text-faint`} />
      <span className={tw`break-anywhere`}>
        {texts.deed(entry)} {route && <Link href={addressOf(route)}>{texts.whom(entry)}</Link>}
      </span>
      {!Number.isNaN(at.getTime()) && (
        <time dateTime={date} className={tw`text-label text-faint narrow:col-start-2`}>
          {formatExactTime(at)}
        </time>
      )}
    </li>
  );
}
