import { MessageCircle } from "lucide-react";
import type { KeyboardEvent, Ref } from "react";
import { CALL_OUTCOMES, callNumber } from "../../../domain/calls/call-list";
import { registryName } from "../../../domain/donor/registry-name";
import { capitalised } from "../../../domain/language/italian";
import { BloodGroupTag } from "../../../shared/donor/parts/blood-group-tag";
import { isOnHere } from "../../../ui/browser/device-switch";
import { LETTER_KEYS } from "../../../ui/browser/use-letter-keys";
import { Button } from "../../../ui/buttons/button";
import { Kbd } from "../../../ui/display/kbd";
import { Icon } from "../../../ui/icons/icon";
import { tw } from "../../../ui/tw";
import { texts } from "../texts";
import {
  CallButton,
  DonorLink,
  type DonorProps,
  Holder,
  lastCallOf,
  once,
  OutcomeButton,
  reasonsOf,
} from "./donor-parts";

interface CurrentDonorProps extends DonorProps {
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
  const number = callNumber(donor) ?? "";
  const name = registryName(donor);
  const last = lastCallOf(donor);
  const isHeld = caller.heldByOther(donor) !== null;
  const whatsApp = isHeld ? null : caller.whatsApp(donor);
  const keys = (event: KeyboardEvent<HTMLElement>) => {
    // React bubbles events of dialogs, which are elsewhere in the DOM
    if (!event.currentTarget.contains(event.target as Node) || event.defaultPrevented || event.repeat) return;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const outcome = CALL_OUTCOMES[Number(event.key) - 1];
    if (event.key === "ArrowDown") onNext?.();
    else if (caller.busy || isHeld || !isOnHere(LETTER_KEYS)) return;
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
        <BloodGroupTag group={donor.bloodGroup} large />
        <div className={tw`grid min-w-0 gap-1`}>
          <h2 className={tw`text-title leading-tight tracking-snug`}>
            <DonorLink donor={donor} />
          </h2>
          <ul className={tw`flex flex-wrap gap-x-3.5 gap-y-1 text-muted narrow:grid`}>
            {reasonsOf(donor, today).map(({ icon, text }) => (
              <li key={text} className={tw`flex items-center gap-1.5`}>
                <Icon of={icon} size={16} className={tw`flex-none text-faint`} />
                {text}
              </li>
            ))}
          </ul>
        </div>
        <div
          className={tw`col-span-2 grid grid-cols-2 gap-2 w900:col-span-1 w900:flex narrow:grid-cols-1 narrow:[&>*:last-child]:order-first [&>*:only-child]:col-span-full`}
        >
          {whatsApp && (
            <Button
              icon={MessageCircle}
              href={whatsApp}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={texts.whatsAppTo(name)}
            >
              {texts.whatsApp}
            </Button>
          )}
          <CallButton donor={donor} caller={caller} kind="primary">
            <span className={tw`tabular-nums`}>{texts.call(number)}</span>
          </CallButton>
        </div>
      </div>
      <Holder donor={donor} caller={caller} className={tw`px-6 pb-4 narrow:px-4`} />
      <div
        role="group"
        aria-label={texts.outcomeOf(name)}
        className={tw`grid grid-cols-5 gap-2 px-6 pb-5 narrow:grid-cols-2 narrow:px-4 medium:grid-cols-6 [&>*]:medium:col-span-2 [&>*:nth-child(n+4)]:medium:col-span-3 [&>*:first-child]:narrow:col-span-2`}
      >
        {CALL_OUTCOMES.map((outcome) => (
          <OutcomeButton
            key={outcome}
            donor={donor}
            caller={caller}
            outcome={outcome}
            className={tw`!h-12 !px-2 !whitespace-normal !leading-tight narrow:!text-label`}
          />
        ))}
      </div>
      <div
        className={tw`flex flex-wrap items-center gap-x-5 gap-y-1 border-t px-6 py-2.5 text-label text-muted narrow:px-4`}
      >
        <span>{last ? texts.lastCall(last.day, last.outcome, last.by) : capitalised(texts.noCall)}</span>
        <span>{texts.donations(donor.donationsNumber, donor.lastDonationDate)}</span>
        <span className={tw`ml-auto flex flex-wrap items-center gap-x-4 gap-y-1 text-faint`}>
          <span className={tw`flex items-center gap-1.5 narrow:hidden coarse:hidden`}>
            <Kbd>C</Kbd> {texts.keys.call}
          </span>
          <span className={tw`flex items-center gap-1.5 narrow:hidden coarse:hidden`}>
            <Kbd>1</Kbd>–<Kbd>5</Kbd> {texts.keys.outcome}
          </span>
          {onNext && (
            <Button small disabled={caller.busy} onClick={once(onNext)}>
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
