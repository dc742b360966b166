import { ChevronRight, CircleCheck } from "lucide-react";
import type { AnchorHTMLAttributes } from "react";
import { useCan } from "../../../api/react/ability";
import { failedReads } from "../../../api/react/use-feature";
import { formatNumber } from "../../../domain/format";
import { hrefFor } from "../../../domain/routes";
import { Card } from "../../../ui/display/card";
import { Icon } from "../../../ui/icons/icon";
import { ReadFailed } from "../../../ui/messages/read-failed";
import { tw } from "../../../ui/tw";
import { listLink, stateLink } from "../../../shared/lists/list-link";
import { addressOf } from "../../../shared/navigation";
import { NEXT_STEPS, stepFilter, type NextStepName } from "../next-steps";
import { stepTexts as texts } from "../next-steps-texts";
import { useCountsPairs, useNextStepCounts, useRequestCount } from "../requests/count-next-step";
import { NextStepsSkeleton } from "./next-steps-skeleton";

interface NextStepsCardProps {
  /** Name of the zone; null for all. */
  area: string | null;
  /** There are no donors yet: shows how to begin. */
  empty: boolean;
}

/** Shows what staff should do next. Each count is a link to its donors. A new association sees how to begin. */
export const NextStepsCard = ({ area, empty }: NextStepsCardProps) => (empty ? <FirstSteps /> : <Steps area={area} />);

function Steps({ area }: { area: string | null }) {
  const { counts, failed: notCounted } = useNextStepCounts(area);
  const asked = useRequestCount(area);
  if (!counts) return <NextStepsSkeleton />;
  const failed = notCounted ?? failedReads(asked);
  const changes = (asked.status === "ready" && asked.data.total) || 0;
  const steps = NEXT_STEPS.flatMap((name) => (counts[name] ? [{ name, count: counts[name] }] : []));
  const notice = failed && <ReadFailed title={texts.failed} {...failed} />;
  const count = steps.length + (changes > 0 ? 1 : 0);
  if (count === 0 && asked.status === "loading") return <NextStepsSkeleton />;
  if (failed && count === 0) return <Card title={texts.title}>{notice}</Card>;
  // a step without a count may have donors
  if (count === 0 && NEXT_STEPS.some((name) => counts[name] === null)) return null;
  if (count === 0)
    return (
      <Card title={texts.title}>
        <p className={tw`flex items-center gap-2.5 text-muted`}>
          <Icon of={CircleCheck} className={tw`flex-none text-success-solid`} />
          {texts.nothing}
        </p>
      </Card>
    );
  return (
    <Card title={texts.title} actions={<span className={tw`text-label text-faint`}>{texts.toDo(count)}</span>} flush>
      {notice && <div className={tw`mt-3 px-6 narrow:px-4`}>{notice}</div>}
      <ul className={listClass}>
        {changes > 0 && (
          <Step count={changes} {...texts.changes} {...stateLink(hrefFor("changeRequests"), area ? { area } : {})} />
        )}
        {steps.map(({ name, count }) => (
          <DonorsStep key={name} name={name} count={count} area={area} />
        ))}
      </ul>
    </Card>
  );
}

interface DonorsStepProps {
  name: NextStepName;
  count: number;
  area: string | null;
}

function DonorsStep({ name, count, area }: DonorsStepProps) {
  const { title, hint } = texts.steps[name];
  return useCountsPairs(name) ? (
    <Step count={count} title={title} hint={texts.pairs} {...stateLink(hrefFor("duplicates"), area ? { area } : {})} />
  ) : (
    <Step count={count} title={title} hint={hint} {...listLink(hrefFor("donors"), stepFilter(name, area))} />
  );
}

function FirstSteps() {
  const can = useCan();
  return (
    <Card title={texts.firstSteps} flush>
      <ul className={listClass}>
        {can("create", "Donor") && <Step {...texts.first.donor} href={addressOf(hrefFor("donorCreate"))} />}
        <Step {...texts.first.account} href={addressOf(hrefFor("accountSettings"))} />
      </ul>
    </Card>
  );
}

// the last one of an odd number takes the whole row
const listClass = tw`mt-3 grid overflow-hidden rounded-b-lg border-t medium:grid-cols-2 medium:[&>:last-child:nth-child(odd)]:col-span-2`;

interface StepProps extends Pick<AnchorHTMLAttributes<HTMLAnchorElement>, "href" | "onClick" | "onAuxClick"> {
  count?: number;
  title: string;
  hint: string;
}

const Step = ({ count, title, hint, ...link }: StepProps) => (
  <li className={tw`-mb-px -mr-px grid border-b border-r`}>
    <a
      {...link}
      className={tw`flex min-h-[64px] items-center gap-4 px-6 py-2.5 hover:bg-hover focus-visible:outline-offset-[-2px] narrow:px-4 tiny:!px-3 tiny:!gap-2`}
    >
      {count !== undefined && (
        <b className={tw`min-w-[32px] flex-none text-right text-lead font-strong tabular-nums`}>
          {formatNumber(count)}
        </b>
      )}
      <span className={tw`grid min-w-0 flex-1 leading-snug`}>
        <span className={tw`font-strong text-pretty`}>{title}</span>
        <span className={tw`text-label text-faint text-pretty`}>{hint}</span>
      </span>
      <Icon of={ChevronRight} size={16} className={tw`flex-none text-faint print:hidden tiny:hidden`} />
    </a>
  </li>
);
