import { Bot, Send } from "lucide-react";
import { useCan } from "../../../api/react/ability";
import { useFeature } from "../../../api/react/use-feature";
import { newSendingPlace } from "../../../shared/mail-to";
import { addressOf } from "../../../shared/navigation";
import { Button } from "../../../ui/buttons/button";
import { Card } from "../../../ui/display/card";
import { EmptyState } from "../../../ui/messages/empty-state";
import { Icon } from "../../../ui/icons/icon";
import { tw } from "../../../ui/tw";
import { DayChart } from "./day-chart";
import { DayTable } from "./day-table";
import { daysOf, type Performance } from "./read-performance";
import { CountTiles } from "./count-tiles";
import { LinksCard } from "./links-card";
import type { Period } from "../../../domain/dates/period";
import { texts } from "./texts";
import { formatNumber } from "../../../domain/format";
import { hintedName } from "../../../domain/donor/registry-name";
import { hrefFor } from "../../../domain/routes";
import { Link } from "../../../ui/buttons/link";
import type { ReactNode } from "react";
import { keysLink, keysThatFit } from "../../../shared/lists/list-link";

interface PerformanceViewProps {
  id: string;
  performance: Performance;
  /** Null while the counts are still of the previous period. */
  period: Period | null;
}

export function PerformanceView({ id, performance, period }: PerformanceViewProps) {
  const can = useCan();
  const maySend = useFeature("email-sending") && can("update", "EmailTemplate");
  const { totals, before, links, bounces, people } = performance;
  const days = daysOf(performance);
  if (!totals || Object.values(totals).every((count) => count == null))
    return <EmptyState title={texts.unreadable}>{texts.unreadableHint}</EmptyState>;
  if (Object.values(totals).every((count) => !count))
    return <EmptyState title={texts.none}>{texts.noneHint(maySend)}</EmptyState>;
  const { machineOpened, complained } = totals;
  return (
    <>
      <CountTiles totals={totals} before={before} />
      {Boolean(machineOpened || complained) && (
        <p className={tw`flex items-start gap-2 text-label text-muted`}>
          <Icon of={Bot} size={16} className={tw`mt-0.5 flex-none`} />
          <span>
            {[machineOpened && texts.machines(machineOpened), complained && texts.complained(complained)]
              .filter(Boolean)
              .join(" ")}
          </span>
        </p>
      )}
      <div
        className={tw`grid grid-cols-[minmax(0,2fr)_minmax(0,1fr)] medium:grid-cols-[minmax(0,1fr)] narrow:grid-cols-[minmax(0,1fr)] items-start gap-5`}
      >
        <Card title={texts.byDay}>
          <DayChart days={days} />
          <DayTable days={days} />
        </Card>
        <LinksCard links={links} />
        {people && (
          <PeopleCard
            people={people}
            actionFor={(who, count) =>
              maySend &&
              period &&
              count > 0 && (
                <Button kind="quiet" small icon={Send} href={addressOf(newSendingPlace(id, { new: who, ...period }))}>
                  {texts.writeAgain}
                </Button>
              )
            }
          />
        )}
        {bounces && bounces.length > 0 && <BouncesCard bounces={bounces} />}
      </div>
    </>
  );
}

const MAX_NAMES = 20;

const BouncesCard = ({ bounces }: { bounces: NonNullable<Performance["bounces"]> }) => (
  <Card title={texts.bounces}>
    <p className={tw`mb-3 text-label text-muted`}>{texts.bouncesHint}</p>
    <dl className={tw`grid gap-4`}>
      {bounces.map(({ reason, donors, count: sent }) => {
        const shown = donors.slice(0, MAX_NAMES);
        const count = sent ?? donors.length;
        return (
          <div key={reason} className={tw`grid gap-1`}>
            <dt className={tw`flex gap-3 font-strong`}>
              {texts.reasons[reason] ?? texts.otherReason}
              <span className={tw`ml-auto tabular-nums`}>{formatNumber(count)}</span>
            </dt>
            <dd className={tw`flex flex-wrap gap-x-3 gap-y-1 text-label`}>
              {shown.map((donor) => (
                <Link key={donor._id} href={addressOf(hrefFor("donorDetails", { id: donor._id }))}>
                  {hintedName(donor) || donor._id}
                </Link>
              ))}
              {count > shown.length && <span className={tw`text-muted`}>{texts.others(count - shown.length)}</span>}
            </dd>
          </div>
        );
      })}
    </dl>
  </Card>
);

const GROUPS = ["opened", "clicked", "neither"] as const;
type Group = (typeof GROUPS)[number];

interface PeopleCardProps {
  people: NonNullable<Performance["people"]>;
  actionFor: (group: Group, count: number) => ReactNode;
}

function PeopleCard({ people, actionFor }: PeopleCardProps) {
  const seesDonors = useCan()("read", "Donor");
  return (
    <Card title={texts.people} subtitle={texts.peopleHint}>
      <ul className={tw`grid`}>
        {GROUPS.map((who) => {
          const { count = 0, keys = [] } = people[who] ?? {};
          const found = keysThatFit(keys.filter(Boolean));
          const label = texts.who[who](count ?? 0);
          return (
            <li key={who} className={tw`flex flex-wrap items-center gap-x-4 gap-y-1 border-t py-3 first:border-t-0`}>
              <span className={tw`flex-[1_1_160px]`}>{label}</span>
              <b className={tw`font-strong tabular-nums`}>{formatNumber(count ?? 0)}</b>
              {seesDonors && found.length > 0 && (
                <Link {...keysLink(found)} className={tw`text-label`} aria-label={texts.seeOf(label)}>
                  {texts.see(found.length, count ?? 0)}
                </Link>
              )}
              {actionFor(who, count ?? 0)}
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
