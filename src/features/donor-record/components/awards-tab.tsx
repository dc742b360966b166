import { Medal } from "lucide-react";
import { formatFullDate, formatShortDate } from "../../../domain/format";
import { Card } from "../../../ui/card";
import { DamagedRows } from "../../../ui/damaged-rows";
import { EmptyState } from "../../../ui/empty-state";
import { Icon } from "../../../ui/icons/icon";
import { tw } from "../../../ui/tw";
import type { Award, Awards } from "../requests/list-awards";
import { texts } from "../texts";

interface ShownAward {
  key: string;
  name: string;
  date: string | null;
  /** Given by somebody else than the donors' group. */
  other: boolean;
}

/** The awards of a donor, the newest first. */
export function AwardsTab({ data: { awards, damaged } }: { data: Awards }) {
  if (awards.length === 0 && damaged === 0)
    return (
      <Card>
        <EmptyState title={texts.noAwards} drawing="list">
          {texts.noAwardsHint}
        </EmptyState>
      </Card>
    );
  return (
    <Card title={texts.awards} subtitle={awards.length} flush>
      {damaged > 0 && (
        <div className={tw`px-6 pt-4 narrow:px-4`}>
          <DamagedRows count={damaged} />
        </div>
      )}
      <ul className={tw`mt-3.5 border-t`}>
        {shownAwards(awards).map(({ key, name, date, other }) => (
          <li
            key={key}
            className={tw`grid grid-cols-[20px_minmax(0,1fr)_auto] items-center gap-x-4 border-b px-6 py-3 last:border-b-0 narrow:px-4`}
          >
            <Icon of={Medal} size={20} className={tw`text-faint`} />
            <span className={tw`min-w-0 break-anywhere`}>
              <span className={tw`font-strong`}>{name}</span>
              {other && <span className={tw`ml-2 text-label text-faint`}>{texts.otherAward}</span>}
            </span>
            {date ? (
              <time dateTime={date} title={formatFullDate(date)} className={tw`text-muted`}>
                {formatShortDate(date)}
              </time>
            ) : (
              <span className={tw`text-label text-faint`}>{texts.noAwardDate}</span>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** A record holds up to two: of the donors' group, and another one. @returns them, the newest first */
export function shownAwards(awards: readonly Award[]): ShownAward[] {
  const shown = awards.flatMap(({ _id, award, awardDate, awardDonorsGroup, awardDonorsGroupDate }, index) => {
    const key = `${_id} ${index}`;
    const own = { key, name: awardDonorsGroup ?? texts.unnamedAward, date: awardDonorsGroupDate, other: false };
    const other = { key: `${key} other`, name: award ?? texts.unnamedAward, date: awardDate, other: true };
    const hasOther = award !== null || awardDate !== null;
    const hasOwn = awardDonorsGroup !== null || awardDonorsGroupDate !== null || !hasOther;
    return [...(hasOwn ? [own] : []), ...(hasOther ? [other] : [])];
  });
  return shown.sort((a, b) => (b.date ?? "").localeCompare(a.date ?? ""));
}
