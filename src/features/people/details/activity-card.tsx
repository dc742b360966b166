import { useState } from "react";
import { DayLists, DayListsFoot, KindChips } from "../../../shared/history";
import { Card } from "../../../ui/display/card";
import { ErrorState } from "../../../ui/messages/error-state";
import { Skeleton, SkeletonGroup } from "../../../ui/messages/skeleton";
import { tw } from "../../../ui/tw";
import { texts } from "./texts";
import { Award, Download, Droplet, Map, Pencil, UserRound } from "lucide-react";
import { formatExactTime } from "../../../domain/dates/format-time";
import { detailsHref } from "../../../domain/routes";
import { ownValue } from "../../../domain/values";
import { addressOf } from "../../../shared/navigation";
import { Icon, type IconType } from "../../../ui/icons/icon";
import { Link } from "../../../ui/buttons/link";
import { type Activity, activitiesAnswer } from "./activity-answer";
import { pageEndpoints } from "../../../api/page-endpoints";
import { useFeatureQuery } from "../../../api/react/use-feature";

const KINDS = ["donors", "donations", "awards", "exports", "users", "zones", "settings"] as const;
type Kind = (typeof KINDS)[number];

/** The recent activity of a user by day, with a filter by kind. Renders nothing if the server doesn't declare `history`. */
export function ActivityCard({ id }: { id: string }) {
  const [kind, setKind] = useState<Kind | null>(null);
  const { state, rows, total, showOlder } = useActivities(id, kind);
  const isEmpty = rows.length === 0;
  if (state.status === "absent") return null;
  if (isEmpty && kind === null && state.status === "loading")
    return (
      <SkeletonGroup label={texts.activity}>
        <Skeleton height={220} />
      </SkeletonGroup>
    );
  if (isEmpty && kind === null && state.status === "ready")
    return (
      <Card title={texts.activity}>
        <p className={tw`text-muted`}>{texts.noActivity}</p>
      </Card>
    );
  const all = total ?? rows.length;
  return (
    <Card flush title={texts.activity} {...(!isEmpty && { subtitle: texts.activityCount(all) })}>
      <KindChips
        kinds={KINDS}
        labels={texts.kind}
        shown={kind}
        onShow={setKind}
        className={tw`px-6 py-3 narrow:px-4`}
      />
      {isEmpty && state.status === "loading" && (
        <SkeletonGroup label={texts.activity}>
          <div className={tw`px-6 pb-4 narrow:px-4`}>
            <Skeleton height={120} />
          </div>
        </SkeletonGroup>
      )}
      {isEmpty && state.status === "ready" && (
        <p className={tw`border-t border-line px-6 py-4 text-muted narrow:px-4`}>{texts.noneOfKind}</p>
      )}
      {!isEmpty && (
        <div className={tw`border-t border-line`}>
          <DayLists entries={rows} heading="h3">
            {(entry, index) => <ActivityLine key={entry._id || `${entry.date} ${index}`} entry={entry} />}
          </DayLists>
        </div>
      )}
      {state.status === "error" && (
        <ErrorState title={texts.activityFailed} onRetry={state.retry} retrying={state.retrying}>
          {state.error.message}
        </ErrorState>
      )}
      {!isEmpty && (
        <DayListsFoot
          shown={rows.length}
          total={all}
          loading={state.status === "loading"}
          onMore={showOlder ?? (state.status === "loading" ? () => undefined : null)}
        />
      )}
    </Card>
  );
}

const ICONS: Record<string, IconType> = {
  donors: Pencil,
  donations: Droplet,
  awards: Award,
  exports: Download,
  users: UserRound,
  zones: Map,
};

/** One activity: what was done, with a link to the person, and the time. */
function ActivityLine({ entry }: { entry: Activity }) {
  const { person, kind, date } = entry;
  const moment = new Date(date);
  const route = person && detailsHref(person);
  return (
    <li
      className={tw`grid grid-cols-[18px_minmax(0,1fr)_auto] items-start gap-3 border-b border-line px-6 py-3 last:border-0 narrow:grid-cols-[18px_minmax(0,1fr)] narrow:px-4`}
    >
      <Icon of={ownValue(ICONS, kind) ?? Pencil} className={tw`mt-0.5 text-faint`} />
      <span className={tw`break-anywhere`}>
        {texts.activityText(entry)} {route && <Link href={addressOf(route)}>{texts.personName(entry)}</Link>}
      </span>
      {!Number.isNaN(moment.getTime()) && (
        <time dateTime={date} className={tw`text-label text-faint narrow:col-start-2`}>
          {formatExactTime(moment)}
        </time>
      )}
    </li>
  );
}

/** Activities per request. A server may send fewer. */
const PAGE_SIZE = 20;

interface ReadPages {
  kind: string | null;
  rows: readonly Activity[];
  /** How many activities the server has sent so far. */
  skip: number;
  total: number | null;
}

/**
 * Reads the activities of a user page by page, newest first. The former pages stay while the next one loads.
 * @param kind null for all
 * @returns `state` of the last page, and the rows of all of them
 */
function useActivities(id: string, kind: string | null) {
  const [read, setRead] = useState<ReadPages>({ kind, rows: [], skip: 0, total: null });
  const before = read.kind === kind ? read : { kind, rows: [], skip: 0, total: null };
  const { skip } = before;
  const state = useFeatureQuery("history", {
    path: pageEndpoints.userHistory(id),
    query: { skip, limit: PAGE_SIZE, ...(kind && { kind }) },
    schema: activitiesAnswer(skip, PAGE_SIZE),
  });
  const page = state.status === "ready" ? state.data : null;
  const knownIds = new Set(before.rows.map(({ _id }) => _id));
  // new activities shift the pages, so a row may come twice
  const rows = [...before.rows, ...(page?.rows.filter(({ _id }) => !_id || !knownIds.has(_id)) ?? [])];
  const next = skip + (page ? page.rows.length + page.damaged : 0);
  const total = page?.total ?? before.total;
  const more = page !== null && next > skip && (page.total === null ? page.full : next < page.total);
  return { state, rows, total, showOlder: more ? () => setRead({ kind, rows, skip: next, total }) : null };
}
