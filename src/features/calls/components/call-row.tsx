import { Ellipsis, MessageCircle, Phone } from "lucide-react";
import { CALL_OUTCOMES, callNumber } from "../../../domain/calls/call-list";
import { whatsAppHref } from "../../../domain/contacts/contact-links";
import { registryName } from "../../../domain/donor/registry-name";
import { BloodGroupTag } from "../../../shared/donor/parts/blood-group-tag";
import { Button } from "../../../ui/buttons/button";
import { IconButton } from "../../../ui/buttons/icon-button";
import { Menu } from "../../../ui/menu/menu";
import { cx, tw } from "../../../ui/tw";
import type { DonorToCall } from "../read-calls";
import { texts } from "../texts";
import type { Caller } from "../use-caller";
import { OUTCOME_ICONS } from "./current-donor";
import { DonorLink, Holder, LastCall, reasonsOf } from "./donor-parts";

const row = tw`grid items-center gap-x-4 gap-y-1 border-t px-6 py-2 first:border-t-0 grid-cols-[46px_minmax(0,1fr)_auto] narrow:grid-cols-[minmax(0,1fr)_auto] narrow:px-4 narrow:py-3 w1100:grid-cols-[46px_minmax(0,1fr)_170px_auto] min-h-[60px]`;

interface CallRowProps {
  donor: DonorToCall;
  caller: Caller;
  today: string;
}

/** A donor of a list, with the telephone and the outcomes; without them while a colleague is calling. */
export function CallRow({ donor, caller, today }: CallRowProps) {
  const name = registryName(donor);
  const number = callNumber(donor);
  const held = caller.heldByOther(donor);
  const disabled = caller.busy;
  return (
    <li className={cx(row, held ? tw`bg-sunken` : tw`bg-surface`)}>
      <span className={tw`narrow:order-1 narrow:self-start`}>
        <BloodGroupTag group={donor.bloodGroup} />
      </span>
      <span className={tw`grid min-w-0 leading-snug`}>
        <span>
          <DonorLink donor={donor} />
        </span>
        <span className={tw`break-anywhere text-label text-muted`}>{reasonsOf(donor, today).join(", ")}</span>
      </span>
      <span className={tw`col-start-2 row-start-2 narrow:col-start-1 w1100:col-start-3 w1100:row-start-1`}>
        <LastCall donor={donor} />
      </span>
      {held ? (
        <Holder
          hold={held}
          now={caller.now}
          onTakeOver={() => caller.takeOver(donor)}
          className={tw`medium:row-span-2 medium:col-start-3 medium:row-start-1 narrow:col-span-2 narrow:row-start-3 justify-self-end narrow:justify-self-start`}
        />
      ) : (
        <span
          role="group"
          aria-label={texts.outcomeOf(name)}
          className={tw`flex flex-wrap items-center justify-end gap-1.5 justify-self-end narrow:col-span-2 narrow:row-start-3 narrow:w-full col-start-3 row-span-2 row-start-1 w1100:col-start-4 w1100:row-span-1 narrow:col-start-1 narrow:row-span-1`}
        >
          {number && (
            <Button
              small
              icon={Phone}
              className={tw`narrow:flex-auto`}
              aria-label={texts.callPerson(name, number)}
              disabled={disabled && caller.calling !== donor._id}
              loading={caller.calling === donor._id}
              onClick={() => caller.call(donor)}
            >
              <span className={tw`tabular-nums`}>{number}</span>
            </Button>
          )}
          {donor.mobile && whatsAppHref(donor.mobile) && (
            <IconButton
              small
              kind="secondary"
              icon={MessageCircle}
              label={texts.whatsAppTo(name)}
              onClick={() => caller.writeTo(donor)}
            />
          )}
          {/* the outcomes begin a new line */}
          <span className={tw`hidden medium:block medium:w-full`} />
          {(["coming", "noAnswer"] as const).map((outcome) => (
            <Button
              key={outcome}
              small
              icon={OUTCOME_ICONS[outcome]}
              className={tw`narrow:hidden`}
              disabled={disabled}
              // the second press of a double-click would be about another row
              onClick={(event) => event.detail < 2 && caller.settle(donor, outcome)}
            >
              {texts.outcomes[outcome]}
            </Button>
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
              disabled,
              onSelect: () => caller.settle(donor, outcome),
            }))}
          />
        </span>
      )}
    </li>
  );
}
