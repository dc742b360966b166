import { Ellipsis, MessageCircle } from "lucide-react";
import { CALL_OUTCOMES, callNumber } from "../../../domain/calls/call-list";
import { registryName } from "../../../domain/donor/registry-name";
import { formatShortDate } from "../../../domain/format";
import { BloodGroupTag } from "../../../shared/donor/parts/blood-group-tag";
import { buttonClass } from "../../../ui/buttons/button-class";
import { IconButton } from "../../../ui/buttons/icon-button";
import { Icon } from "../../../ui/icons/icon";
import { Menu } from "../../../ui/menu/menu";
import { cx, tw } from "../../../ui/tw";
import { texts } from "../texts";
import {
  CallButton,
  DonorLink,
  type DonorProps,
  Holder,
  lastCallOf,
  OUTCOME_ICONS,
  OutcomeButton,
  reasonsText,
} from "./donor-parts";

const row = tw`grid items-center gap-x-4 gap-y-1 border-t px-6 py-2 first:border-t-0 narrow:grid-cols-[minmax(0,1fr)_auto] narrow:px-4 narrow:py-3 min-h-[60px]`;
// of a fixed width, so that all rows have the same columns
const free = tw`bg-surface grid-cols-[46px_minmax(0,1fr)_264px] w1100:grid-cols-[46px_minmax(0,1fr)_190px_440px]`;
const held = tw`bg-sunken grid-cols-[46px_minmax(0,2fr)_minmax(0,3fr)] w1100:grid-cols-[46px_minmax(0,1fr)_190px_440px]`;
/** The last column; on a phone, the last line. */
const actions = tw`col-start-3 row-span-2 row-start-1 justify-self-end w1100:col-start-4 w1100:row-span-1 narrow:col-span-2 narrow:col-start-1 narrow:row-span-1 narrow:row-start-3 narrow:w-full`;

/** A donor of a list, with the telephone and the outcomes; without them while a colleague is calling. */
export function CallRow({ donor, caller, today }: DonorProps & { today: string }) {
  const name = registryName(donor);
  const number = callNumber(donor);
  const isHeld = caller.heldByOther(donor) !== null;
  const last = lastCallOf(donor);
  return (
    <li className={cx(row, isHeld ? held : free)}>
      <span className={tw`narrow:order-1 narrow:self-start`}>
        <BloodGroupTag group={donor.bloodGroup} />
      </span>
      <span className={tw`grid min-w-0 leading-snug`}>
        <span>
          <DonorLink donor={donor} />
        </span>
        <span className={tw`text-label text-muted`}>{reasonsText(donor, today)}</span>
      </span>
      <span
        className={tw`col-start-2 row-start-2 flex flex-wrap gap-x-1.5 text-label text-muted narrow:col-start-1 w1100:col-start-3 w1100:row-start-1 w1100:grid`}
      >
        {last ? last.outcome : texts.noCall}
        {last && <span className={tw`text-faint`}>{formatShortDate(last.day)}</span>}
      </span>
      {isHeld ? (
        <Holder donor={donor} caller={caller} className={actions} />
      ) : (
        <span
          role="group"
          aria-label={texts.outcomeOf(name)}
          className={cx(tw`flex flex-wrap justify-end gap-1.5`, actions)}
        >
          <span className={tw`flex gap-1.5 narrow:flex-auto`}>
            {number && (
              <CallButton
                donor={donor}
                caller={caller}
                small
                className={tw`narrow:flex-auto`}
                aria-label={texts.callPerson(name, number)}
              >
                <span className={tw`tabular-nums`}>{number}</span>
              </CallButton>
            )}
            <WhatsAppLink donor={donor} caller={caller} />
          </span>
          <span className={tw`flex gap-1.5`}>
            {(["coming", "noAnswer"] as const).map((outcome) => (
              <OutcomeButton
                key={outcome}
                donor={donor}
                caller={caller}
                outcome={outcome}
                small
                className={tw`narrow:hidden`}
              />
            ))}
            <Menu
              align="end"
              trigger={(props) => (
                <IconButton {...props} small kind="secondary" icon={Ellipsis} label={texts.moreOutcomes(name)} />
              )}
              entries={CALL_OUTCOMES.map((outcome) => ({
                kind: "item",
                label: texts.outcomes[outcome],
                icon: OUTCOME_ICONS[outcome],
                disabled: caller.busy,
                onSelect: () => caller.settle(donor, outcome),
              }))}
            />
          </span>
        </span>
      )}
    </li>
  );
}

function WhatsAppLink({ donor, caller }: DonorProps) {
  const href = caller.whatsApp(donor);
  const label = texts.whatsAppTo(registryName(donor));
  return (
    href && (
      <a
        href={href}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={label}
        title={label}
        className={buttonClass({ small: true, square: true })}
      >
        <Icon of={MessageCircle} size={16} />
      </a>
    )
  );
}
