import { BellOff, CalendarClock, CalendarOff, Check, Droplet, Hourglass, Phone, PhoneMissed } from "lucide-react";
import type { MouseEvent } from "react";
import { useUser } from "../../../api/react/connection";
import { daysWaited, isRareGroup, type CallOutcome } from "../../../domain/calls/call-list";
import { dayOf } from "../../../domain/dates/days";
import { registryName } from "../../../domain/donor/registry-name";
import { initials } from "../../../domain/format";
import { hrefFor } from "../../../domain/routes";
import { addressOf } from "../../../shared/navigation";
import { Button, type ButtonProps } from "../../../ui/buttons/button";
import { Link } from "../../../ui/buttons/link";
import { Avatar } from "../../../ui/display/avatar";
import type { IconType } from "../../../ui/icons/icon";
import { uiTexts } from "../../../ui/texts";
import { cx, tw } from "../../../ui/tw";
import type { DonorToCall } from "../read-calls";
import { outcomeText, texts } from "../texts";
import type { Caller } from "../use-caller";

export const OUTCOME_ICONS: Record<CallOutcome, IconType> = {
  coming: Check,
  noAnswer: PhoneMissed,
  again: CalendarClock,
  notUntil: CalendarOff,
  refused: BellOff,
};

interface Reason {
  icon: IconType;
  text: string;
}

/** @returns why a donor is called: a rare group, the days waited, a suspension that ends before the donation day */
export function reasonsOf({ bloodGroup, since, lastDonationDate, suspendedUntil }: DonorToCall, today: string) {
  const waited = daysWaited(since, today);
  const reasons: (Reason | null)[] = [
    isRareGroup(bloodGroup) ? { icon: Droplet, text: texts.rare } : null,
    waited === null ? null : { icon: Hourglass, text: texts.waits(waited) },
    lastDonationDate === null ? { icon: CalendarClock, text: texts.newDonor } : null,
    suspendedUntil ? { icon: CalendarClock, text: texts.suspended(suspendedUntil) } : null,
  ];
  return reasons.filter((reason) => reason !== null);
}

export const reasonsText = (donor: DonorToCall, today: string): string =>
  reasonsOf(donor, today)
    .map(({ text }) => text)
    .join(", ");

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

/** A donor of the list, and what the user can do. */
export interface DonorProps {
  donor: DonorToCall;
  caller: Caller;
}

/** Calls a donor. */
export function CallButton({ donor, caller, ...look }: DonorProps & ButtonProps) {
  const loading = caller.calling === donor._id;
  const disabled = (caller.busy && !loading) || caller.heldByOther(donor) !== null;
  const press = () => caller.call(donor);
  return <Button {...look} icon={Phone} disabled={disabled} loading={loading} onClick={once(press)} />;
}

/** Saves an outcome, or asks for what it needs. */
export function OutcomeButton({ donor, caller, outcome, ...look }: DonorProps & { outcome: CallOutcome } & Look) {
  const disabled = caller.busy || caller.heldByOther(donor) !== null;
  const press = () => caller.settle(donor, outcome);
  return (
    <Button {...look} icon={OUTCOME_ICONS[outcome]} disabled={disabled} onClick={once(press)}>
      {texts.outcomes[outcome]}
    </Button>
  );
}
type Look = Pick<ButtonProps, "small" | "className">;

/** Ignores the second press of a double-click: it would be about another donor. */
export const once = (press: () => void) => (event: MouseEvent) => event.detail < 2 && press();

const HOLD_MINUTES = 10;

/** Who is calling a donor, and since when; nothing while nobody is. A colleague can be replaced, who pressed by mistake or has left. */
export function Holder({ donor, caller, className }: DonorProps & { className?: string }) {
  const user = useUser();
  const { hold } = donor;
  if (!hold || hold.ends <= caller.now) return null;
  const { name, _id } = hold.by;
  const isOwn = _id === user?._id;
  const minutes = Math.max(0, HOLD_MINUTES - Math.ceil((hold.ends - caller.now) / 60_000));
  return (
    <div className={cx(tw`flex min-w-0 flex-wrap items-center gap-x-2.5 gap-y-1`, className)}>
      <Avatar initials={initials(name)} size="small" />
      <span className={tw`min-w-0 flex-[1_1_140px] break-anywhere`}>
        <b className={tw`font-strong`}>{isOwn ? texts.youCall : texts.isCalling(name)}</b>{" "}
        <span className={tw`text-muted`}>{texts.sinceMinutes(minutes)}</span>
      </span>
      {!isOwn && (
        <Button small disabled={caller.busy} onClick={once(() => caller.takeOver(donor))}>
          {texts.takeOver}
        </Button>
      )}
    </div>
  );
}
