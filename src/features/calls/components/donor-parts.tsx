import { useUser } from "../../../api/react/connection";
import { daysWaited, isRareGroup } from "../../../domain/calls/call-list";
import { dayOf } from "../../../domain/dates/days";
import { registryName } from "../../../domain/donor/registry-name";
import { formatShortDate, initials } from "../../../domain/format";
import { hrefFor } from "../../../domain/routes";
import { addressOf } from "../../../shared/navigation";
import { Button } from "../../../ui/buttons/button";
import { Link } from "../../../ui/buttons/link";
import { Avatar } from "../../../ui/display/avatar";
import { uiTexts } from "../../../ui/texts";
import { cx, tw } from "../../../ui/tw";
import type { CallHold, DonorToCall } from "../read-calls";
import { outcomeText, texts } from "../texts";

/** @returns why a donor is called: a rare group, the days waited, a suspension that ends before the donation day */
export function reasonsOf(
  { bloodGroup, since, lastDonationDate, suspendedUntil }: DonorToCall,
  today: string,
): string[] {
  const waited = daysWaited(since, today);
  return [
    isRareGroup(bloodGroup) && texts.rare,
    waited !== null ? texts.waits(waited) : lastDonationDate === null && texts.newDonor,
    suspendedUntil && texts.suspended(suspendedUntil),
  ].filter((reason) => typeof reason === "string");
}

/** @returns the outcome of the last call and its day; null if the donor was never called */
export function lastCallOf({ lastCall, unanswered }: DonorToCall): { outcome: string; day: string; by: string } | null {
  if (!lastCall) return null;
  const day = dayOf(lastCall.at);
  return { outcome: outcomeText(lastCall, unanswered), day: day ?? "", by: lastCall.by.name };
}

/** The name, which links to the record. */
export const DonorLink = ({ donor }: { donor: DonorToCall }) => (
  <Link look="strong" className={tw`break-anywhere`} href={addressOf(hrefFor("donorDetails", { id: donor._id }))}>
    {registryName(donor) || uiTexts.noName}
  </Link>
);

/** The last call, in two lines. */
export function LastCall({ donor }: { donor: DonorToCall }) {
  const last = lastCallOf(donor);
  if (!last) return <span className={tw`text-label text-muted`}>{texts.noCall}</span>;
  return (
    <span className={tw`grid text-label text-muted narrow:flex narrow:flex-wrap narrow:gap-x-1.5`}>
      <span>{last.outcome}</span>
      <span className={tw`text-faint`}>{formatShortDate(last.day)}</span>
    </span>
  );
}

const HOLD_MINUTES = 10;

interface HolderProps {
  hold: CallHold;
  now: number;
  /** Absent if the user is calling. */
  onTakeOver?: (() => void) | undefined;
  className?: string;
}

/** Who is calling a donor, and since when. */
export function Holder({ hold, now, onTakeOver, className }: HolderProps) {
  const user = useUser();
  const { name, _id } = hold.by;
  const left = Math.ceil((hold.ends - now) / 60_000);
  const minutes = Math.min(HOLD_MINUTES, Math.max(0, HOLD_MINUTES - left));
  return (
    <div className={cx(tw`flex min-w-0 flex-wrap items-center gap-x-2.5 gap-y-1`, className)}>
      <Avatar initials={initials(name)} size="small" />
      <span className={tw`min-w-0 break-anywhere`}>
        <b className={tw`font-strong`}>{_id === user?._id ? texts.youCall : texts.isCalling(name)}</b>{" "}
        <span className={tw`text-muted`}>{texts.sinceMinutes(minutes)}</span>
      </span>
      {onTakeOver && (
        <Button small onClick={onTakeOver}>
          {texts.takeOver}
        </Button>
      )}
    </div>
  );
}
