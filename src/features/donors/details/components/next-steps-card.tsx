import {
  Award,
  CalendarClock,
  FileText,
  Mail,
  PhoneOff,
  ShieldAlert,
  UserCheck,
  UsersRound,
  CircleCheck,
  Cake,
} from "lucide-react";
import type { FailedReads } from "../../../../api/react/use-feature";
import { Card } from "../../../../ui/display/card";
import { Icon, type IconType } from "../../../../ui/icons/icon";
import { Skeleton, SkeletonGroup } from "../../../../ui/messages/skeleton";
import { ReadFailed } from "../../../../ui/messages/read-failed";
import { cx, tw } from "../../../../ui/tw";
import type { DonorRecord } from "../../../../shared/donor/reads";
import { CompareButton } from "../../merge/buttons";
import { StatusActionButton } from "../../status";
import { OtherDonor } from "./other-donor";
import type { NextStep } from "../next-steps";
import { texts } from "../texts";

const ICONS: Record<NextStep["id"], IconType> = {
  register: UserCheck,
  desk: UserCheck,
  form: FileText,
  address: Mail,
  suspension: CalendarClock,
  award: Award,
  consent: ShieldAlert,
  duplicate: UsersRound,
  contact: PhoneOff,
  birthday: Cake,
};

interface NextStepsCardProps {
  steps: readonly NextStep[];
  donor: DonorRecord;
  /** Some data for the steps are still loading. */
  loading: boolean;
  failed: FailedReads | null;
  /** Steps may be missing: if there are none, the card is hidden. */
  incomplete: boolean;
}

/** What staff should do for this donor next. */
export function NextStepsCard({ steps, donor, loading, failed, incomplete }: NextStepsCardProps) {
  if (steps.length === 0 && incomplete && !loading && !failed) return null;
  return (
    <Card title={texts.nextSteps}>
      {steps.length === 0 && loading && (
        <SkeletonGroup>
          <Skeleton width="60%" />
        </SkeletonGroup>
      )}
      {failed && <ReadFailed title={texts.nextStepsFailed} {...failed} />}
      {steps.length === 0 && !loading && !failed && (
        <p className={tw`flex items-center gap-2.5 text-muted`}>
          <Icon of={CircleCheck} className={tw`flex-none text-success-solid`} />
          {texts.nothingToDo}
        </p>
      )}
      <ul className={cx(tw`grid gap-3 empty:hidden`, failed && tw`mt-3`)}>
        {steps.map(({ id, title, hint, people, action }) => (
          <li key={id} className={tw`grid grid-cols-[18px_minmax(0,1fr)] gap-x-3`}>
            <Icon of={ICONS[id]} className={tw`mt-0.5 text-warn-solid`} />
            <span className={tw`font-medium`}>{title}</span>
            {hint && <span className={tw`col-start-2 text-label text-muted text-pretty`}>{hint}</span>}
            {people?.map((person) => (
              <div key={person._id} className={tw`col-start-2 grid justify-items-start gap-1.5`}>
                <OtherDonor donor={person} className={tw`text-label`} />
                <CompareButton one={donor} other={person} small />
              </div>
            ))}
            {action && (
              <span className={tw`col-start-2 mt-2 empty:hidden print:hidden`}>
                <StatusActionButton donor={donor} action={action} />
              </span>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
