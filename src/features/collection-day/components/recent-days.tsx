import { hrefFor } from "../../../domain/routes";
import { addressOf } from "../../../shared/navigation";
import { Card } from "../../../ui/display/card";
import { tw } from "../../../ui/tw";
import type { CollectionDay } from "../requests/collection-days";
import { texts } from "../texts";

/** Links to the days that were registered last. */
export function RecentDays({ days }: { days: readonly CollectionDay[] }) {
  if (days.length === 0) return null;
  return (
    <Card title={texts.recent}>
      <ul className={tw`grid gap-1`}>
        {days.map(({ _id, day, place, rows, author }) => (
          <li key={_id} className={tw`flex flex-wrap gap-x-3`}>
            <a
              href={addressOf(hrefFor("collectionDayOutcome", { id: _id }))}
              className={tw`hit break-anywhere text-ink underline underline-offset-[3px]`}
            >
              {texts.recentDay(day ?? "", place)}
            </a>
            <span className={tw`text-muted`}>
              {texts.recentOf(rows.filter(({ state }) => state === "registered").length, author?.name ?? "")}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
