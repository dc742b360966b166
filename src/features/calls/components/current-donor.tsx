import {
  BellOff,
  CalendarClock,
  CalendarOff,
  Check,
  Droplet,
  Hourglass,
  MessageCircle,
  Phone,
  PhoneMissed,
} from "lucide-react";
import type { KeyboardEvent, MouseEvent, Ref } from "react";
import { CALL_OUTCOMES, callNumber, daysWaited, isRareGroup, type CallOutcome } from "../../../domain/calls/call-list";
import { whatsAppHref } from "../../../domain/contacts/contact-links";
import { registryName } from "../../../domain/donor/registry-name";
import { isOnHere } from "../../../ui/browser/device-switch";
import { LETTER_KEYS } from "../../../ui/browser/use-letter-keys";
import { Button } from "../../../ui/buttons/button";
import { Kbd } from "../../../ui/display/kbd";
import { Tag } from "../../../ui/display/tag";
import { Icon, type IconType } from "../../../ui/icons/icon";
import { cx, tw } from "../../../ui/tw";
import type { DonorToCall } from "../read-calls";
import { texts } from "../texts";
import type { Caller } from "../use-caller";
import { DonorLink, Holder, lastCallOf, reasonsOf } from "./donor-parts";

export const OUTCOME_ICONS: Record<CallOutcome, IconType> = {
  coming: Check,
  noAnswer: PhoneMissed,
  again: CalendarClock,
  notUntil: CalendarOff,
  refused: BellOff,
};

interface CurrentDonorProps {
  donor: DonorToCall;
  caller: Caller;
  today: string;
  /** Shows the next donor; undefined for the last one. */
  onNext: (() => void) | undefined;
  ref?: Ref<HTMLElement>;
}

/**
 * The donor to call now, with the outcomes. While the focus is in it, `C` calls, `1` to `5` are the outcomes (unless single keys are
 * switched off) and the down arrow shows the next donor.
 */
export function CurrentDonor({ donor, caller, today, onNext, ref }: CurrentDonorProps) {
  const { busy, calling } = caller;
  const number = callNumber(donor) ?? "";
  const name = registryName(donor);
  const last = lastCallOf(donor);
  const held = caller.heldByOther(donor);
  const icons = [isRareGroup(donor.bloodGroup) && Droplet, daysWaited(donor.since, today) !== null && Hourglass];
  const icon = icons.filter((each) => each !== false);
  const disabled = busy || held !== null;
  const settle = (outcome: CallOutcome) => (event: MouseEvent) => {
    // the second press of a double-click would be about the next donor
    if (event.detail < 2) caller.settle(donor, outcome);
  };
  const keys = (event: KeyboardEvent<HTMLElement>) => {
    // React bubbles events of dialogs, which are elsewhere in the DOM
    if (!event.currentTarget.contains(event.target as Node) || event.defaultPrevented || event.repeat) return;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const outcome = CALL_OUTCOMES[Number(event.key) - 1];
    if (event.key === "ArrowDown") onNext?.();
    else if (disabled || !isOnHere(LETTER_KEYS)) return;
    else if (event.key.toLowerCase() === "c") caller.call(donor);
    else if (outcome) caller.settle(donor, outcome);
    else return;
    event.preventDefault();
  };
  return (
    // keys while the focus is within it
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      ref={ref}
      tabIndex={-1}
      aria-label={texts.nowIs(name)}
      onKeyDown={keys}
      className={tw`scroll-mt-4 overflow-hidden rounded-lg border border-line-input bg-surface focus-visible:outline-none`}
    >
      <div
        className={tw`grid items-center gap-x-4 gap-y-3 px-6 pt-5 pb-4 narrow:px-4 narrow:pt-4 grid-cols-[auto_minmax(0,1fr)] w900:grid-cols-[auto_minmax(0,1fr)_auto]`}
      >
        <Tag large look={isRareGroup(donor.bloodGroup) ? "outlined" : "filled"}>
          {donor.bloodGroup}
        </Tag>
        <div className={tw`grid min-w-0 gap-1`}>
          <h2 className={tw`text-title leading-tight tracking-snug`}>
            <DonorLink donor={donor} />
          </h2>
          <ul className={tw`flex flex-wrap gap-x-3.5 gap-y-1 text-muted narrow:grid`}>
            {reasonsOf(donor, today).map((reason, at) => (
              <li key={reason} className={tw`flex items-center gap-1.5`}>
                <Icon of={icon[at] ?? CalendarClock} size={16} className={tw`flex-none text-faint`} />
                {reason}
              </li>
            ))}
          </ul>
        </div>
        <div
          className={tw`col-span-2 grid grid-cols-2 gap-2 w900:col-span-1 w900:flex narrow:grid-cols-1 narrow:[&>*:last-child]:order-first [&>*:only-child]:col-span-full`}
        >
          {donor.mobile && whatsAppHref(donor.mobile) && (
            <Button
              icon={MessageCircle}
              aria-label={texts.whatsAppTo(name)}
              disabled={held !== null}
              onClick={() => caller.writeTo(donor)}
            >
              {texts.whatsApp}
            </Button>
          )}
          <Button
            kind="primary"
            icon={Phone}
            disabled={disabled && calling !== donor._id}
            loading={calling === donor._id}
            onClick={(event) => event.detail < 2 && caller.call(donor)}
          >
            <span className={tw`tabular-nums`}>{texts.call(number)}</span>
          </Button>
        </div>
      </div>
      {donor.hold && (held || caller.heldByMe(donor)) && (
        <Holder
          hold={donor.hold}
          now={caller.now}
          onTakeOver={held ? () => caller.takeOver(donor) : undefined}
          className={tw`px-6 pb-4 narrow:px-4`}
        />
      )}
      <div
        role="group"
        aria-label={texts.outcomeOf(name)}
        className={tw`grid grid-cols-5 gap-2 px-6 pb-5 narrow:grid-cols-2 narrow:px-4 medium:grid-cols-6 [&>*]:medium:col-span-2 [&>*:nth-child(n+4)]:medium:col-span-3 [&>*:first-child]:narrow:col-span-2`}
      >
        {CALL_OUTCOMES.map((outcome) => (
          <Button
            key={outcome}
            icon={OUTCOME_ICONS[outcome]}
            className={tw`!h-12 !px-2 !whitespace-normal !leading-tight narrow:!text-label`}
            disabled={disabled}
            onClick={settle(outcome)}
          >
            {texts.outcomes[outcome]}
          </Button>
        ))}
      </div>
      <div
        className={tw`flex flex-wrap items-center gap-x-5 gap-y-1 border-t px-6 py-2.5 text-label text-muted narrow:px-4`}
      >
        <span>{last ? texts.lastCall(last.day, last.outcome, last.by) : texts.noCall}</span>
        <span>{texts.donations(donor.donationsNumber, donor.lastDonationDate)}</span>
        <span className={cx(tw`ml-auto flex flex-wrap items-center gap-x-4 gap-y-1 text-faint narrow:ml-0`)}>
          <span className={tw`flex items-center gap-1.5 narrow:hidden coarse:hidden`}>
            <Kbd>C</Kbd> {texts.keys.call}
          </span>
          <span className={tw`flex items-center gap-1.5 narrow:hidden coarse:hidden`}>
            <Kbd>1</Kbd>–<Kbd>5</Kbd> {texts.keys.outcome}
          </span>
          {onNext && (
            <Button small kind="quiet" disabled={busy} onClick={(event) => event.detail < 2 && onNext()}>
              <span className={tw`flex items-center gap-1.5`}>
                <Kbd>↓</Kbd> {texts.next}
              </span>
            </Button>
          )}
        </span>
      </div>
    </section>
  );
}
