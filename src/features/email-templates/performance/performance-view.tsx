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
import { BouncesCard } from "./bounces-card";
import { DayChart } from "./day-chart";
import { DayTable } from "./day-table";
import { daysOf, type Performance } from "./read-performance";
import { CountTiles } from "./count-tiles";
import { LinksCard } from "./links-card";
import { PeopleCard } from "./people-card";
import type { Period } from "./period";
import { texts } from "./texts";

interface PerformanceViewProps {
  id: string;
  performance: Performance;
  /** Null while the counts are still those of other days: nobody is written to by them. */
  period: Period | null;
}

/** The counts, day by day, link by link, and whose they are as far as the server tells. */
export function PerformanceView({ id, performance, period }: PerformanceViewProps) {
  const can = useCan();
  const maySend = useFeature("email-sending") && can("update", "EmailTemplate");
  const { totals, before, links, bounces, people } = performance;
  const days = daysOf(performance);
  if (!totals || Object.values(totals).every((count) => count == null))
    return <EmptyState title={texts.untold}>{texts.untoldHint}</EmptyState>;
  if (Object.values(totals).every((count) => !count))
    return <EmptyState title={texts.none}>{texts.noneHint}</EmptyState>;
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
