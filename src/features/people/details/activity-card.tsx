import { Award, Download, Droplet, Map, Pencil, UserRound } from "lucide-react";
import { useState } from "react";
import { endpoints } from "../../../api/endpoints";
import { useOptionalQuery } from "../../../api/react/use-optional-query";
import { romeDay } from "../../../domain/days";
import { formatExactTime } from "../../../domain/format-time";
import { hrefFor } from "../../../domain/routes";
import { addressOf } from "../../../shared/navigation";
import { Button } from "../../../ui/button";
import { Card } from "../../../ui/card";
import { Chip } from "../../../ui/chip";
import { EmptyState } from "../../../ui/empty-state";
import { ErrorState } from "../../../ui/error-state";
import { Icon, type IconType } from "../../../ui/icons/icon";
import { Link } from "../../../ui/link";
import { Skeleton, SkeletonGroup } from "../../../ui/skeleton";
import { tw } from "../../../ui/tw";
import { routeOf } from "../account";
import { activitiesAnswer, type Activity } from "./activity-answer";
import { texts } from "./texts";

const STEP = 20;
const KINDS = ["donors", "donations", "awards", "exports", "users", "zones", "settings"] as const;
const ICONS: Record<string, IconType> = {
  donors: Pencil,
  donations: Droplet,
  awards: Award,
  exports: Download,
  users: UserRound,
  zones: Map,
};

/** What somebody did lately, by day, of one kind or of all; nothing where the server doesn't tell. */
export function ActivityCard({ id }: { id: string }) {
  const [kind, setKind] = useState<string | null>(null);
  const [limit, setLimit] = useState(STEP);
  const state = useOptionalQuery(
    "user history",
    {
      path: endpoints.userHistory(id),
      query: { skip: 0, limit, ...(kind && { kind }) },
      schema: activitiesAnswer(0, limit),
    },
    { keepPrevious: true },
  );
  if (state.status === "lacking") return null;
  if (state.status === "loading")
    return (
      <SkeletonGroup label={texts.activity}>
        <Skeleton height={220} />
      </SkeletonGroup>
    );
  if (state.status === "error")
    return (
      <Card>
        <ErrorState title={texts.activityFailed} onRetry={state.retry} retrying={state.retrying}>
          {state.error.message}
        </ErrorState>
      </Card>
    );
  const { rows, total } = state.data;
  if (rows.length === 0 && kind === null)
    return (
      <Card>
        <EmptyState title={texts.noActivity}>{texts.noActivityHint}</EmptyState>
      </Card>
    );
  const all = total ?? rows.length;
  const more = total === null ? state.data.full : rows.length < total;
  return (
    <Card
      flush
      title={texts.activity}
      subtitle={texts.activityCount(all)}
      footer={
        <>
          <span className={tw`text-label text-muted`}>{texts.shown(rows.length, all)}</span>
          {more && (
            <Button small className={tw`ml-auto`} loading={state.stale} onClick={() => setLimit(limit + STEP)}>
              {texts.older}
            </Button>
          )}
        </>
      }
    >
      <div
        role="group"
        aria-label={texts.kinds}
        className={tw`flex flex-wrap gap-2 px-6 py-3 narrow:gap-y-3 narrow:px-4`}
      >
        <Chip pressed={kind === null} onClick={() => setKind(null)}>
          {texts.all}
        </Chip>
        {KINDS.map((one) => (
          <Chip key={one} pressed={kind === one} onClick={() => setKind(one)}>
            {texts.kind[one]}
          </Chip>
        ))}
      </div>
      {rows.length === 0 && (
        <p className={tw`border-t border-line px-6 py-4 text-muted narrow:px-4`}>{texts.noneOfKind}</p>
      )}
      {byDay(rows).map(([day, entries]) => (
        <section key={day}>
          <h3 className={tw`border-y border-line bg-sunken px-6 py-2 text-label font-medium text-muted narrow:px-4`}>
            {day ? texts.day(day) : texts.noDay}
          </h3>
          <ul>
            {entries.map((entry) => (
              <Line key={entry._id} entry={entry} />
            ))}
          </ul>
        </section>
      ))}
    </Card>
  );
}

function byDay(rows: readonly Activity[]): [day: string, entries: Activity[]][] {
  const days = new globalThis.Map<string, Activity[]>();
  for (const row of rows) {
    const at = Date.parse(row.date);
    const day = Number.isNaN(at) ? "" : romeDay(at);
    days.set(day, [...(days.get(day) ?? []), row]);
  }
  return [...days];
}

function Line({ entry }: { entry: Activity }) {
  const { person, kind, date } = entry;
  const at = new Date(date);
  const route = person && (person.role === "donor" ? hrefFor("donorDetails", { id: person._id }) : routeOf(person));
  return (
    <li
      className={tw`grid grid-cols-[18px_minmax(0,1fr)_auto] items-start gap-3 border-b border-line px-6 py-3 last:border-0 narrow:grid-cols-[18px_minmax(0,1fr)] narrow:px-4`}
    >
      <Icon of={ICONS[kind] ?? Pencil} className={tw`mt-0.5 text-faint`} />
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
