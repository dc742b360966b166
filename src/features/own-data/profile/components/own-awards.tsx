import { Medal } from "lucide-react";
import { formatFullDate } from "../../../../domain/format";
import { Card } from "../../../../ui/display/card";
import { ErrorState } from "../../../../ui/messages/error-state";
import { Icon } from "../../../../ui/icons/icon";
import { tw } from "../../../../ui/tw";
import { givenAwards, useAwards, type Donation, type DonorRecord } from "../../../../shared/donor/reads";
import { texts } from "../texts";
import { AwardProgress } from "../../../../shared/donor/parts/award-progress";
import { texts as partTexts } from "../../../../shared/donor/parts/texts";
import { useNextAward } from "../../../../shared/donor/parts/use-next-award";

interface OwnAwardsProps {
  donorId: string;
  /** All donations; null while they are unknown. */
  donations: readonly Donation[] | null;
  donor: DonorRecord;
}

/** The donor's awards, newest first, and the next one. Renders nothing if the server doesn't have the feature. */
export function OwnAwards({ donorId, donations, donor }: OwnAwardsProps) {
  const state = useAwards(donorId);
  const progress = useNextAward(donations, state.status === "ready" ? state.data.awards : null, donor);
  if (state.status === "absent" || state.status === "loading") return null;
  if (state.status === "error")
    return (
      <Card title={texts.awards}>
        <ErrorState title={texts.awardsFailed} onRetry={state.retry} retrying={state.retrying}>
          {state.error.message}
        </ErrorState>
      </Card>
    );
  const awards = givenAwards(state.data);
  return (
    <Card title={texts.awards}>
      <div className={tw`grid gap-4`}>
        {awards.length === 0 && <p className={tw`text-muted`}>{texts.noAwards}</p>}
        <ul className={tw`flex flex-wrap gap-2 empty:hidden`}>
          {awards.map(({ name, date }, index) => (
            <li
              key={`${name} ${index}`}
              title={date ? formatFullDate(date) : undefined}
              className={tw`inline-flex min-h-[28px] max-w-full items-center gap-1.5 rounded-full bg-neutral-subtle px-2.5 py-0.5 text-label font-medium text-neutral-text forced:border`}
            >
              <Icon of={Medal} size={14} className={tw`flex-none`} />
              <span className={tw`break-anywhere`}>{name}</span>
              {date && <span className={tw`font-normal`}>{date.slice(0, 4)}</span>}
            </li>
          ))}
        </ul>
        {progress && (
          <div className={tw`grid gap-1`}>
            <h3 className={tw`font-strong`}>{partTexts.towards(progress.next.name)}</h3>
            <AwardProgress own {...progress} />
          </div>
        )}
      </div>
    </Card>
  );
}
