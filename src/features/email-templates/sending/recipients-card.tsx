import { Ban, BellOff, CircleHelp, MailX, AtSign, Pause, UserX } from "lucide-react";
import { useCan } from "../../../api/react/ability";
import type { Purpose } from "../../../domain/email-template/document";
import { formatNumber } from "../../../domain/format";
import { keysLink, keysThatFit } from "../../../shared/lists/list-link";
import { Card } from "../../../ui/display/card";
import { Field } from "../../../ui/field/field";
import { Select, type SelectGroup, type SelectOption } from "../../../ui/field/select";
import { ErrorState } from "../../../ui/messages/error-state";
import { Icon, type IconType } from "../../../ui/icons/icon";
import { Link } from "../../../ui/buttons/link";
import { Skeleton, SkeletonGroup } from "../../../ui/messages/skeleton";
import { cx, tw } from "../../../ui/tw";
import type { RecipientsCount } from "./read-sendings";
import type { Audience } from "./recipients";
import { texts } from "./texts";
import type { Count } from "./use-count";
import { useId } from "react";
import { Radio } from "../../../ui/field/choice";
import { ChoiceGroup } from "../../../ui/field/choice-group";
import { purposeTexts } from "../purpose-texts";
import { useFocusMissing } from "./use-focus-missing";

const ICONS: Partial<Record<string, IconType>> = {
  noEmail: AtSign,
  inactive: UserX,
  unsubscribed: Ban,
  noConsent: BellOff,
  suspended: Pause,
  bounced: MailX,
};

interface RecipientsCardProps {
  audiences: readonly Audience[];
  chosen: Audience;
  purpose: Purpose | null;
  purposeMissing: boolean;
  onChoose: (value: string) => void;
  onPurpose: (purpose: Purpose) => void;
  count: Count;
}

export function RecipientsCard(props: RecipientsCardProps) {
  const { audiences, chosen, purpose, purposeMissing, onChoose, onPurpose, count } = props;
  return (
    <Card title={texts.recipients}>
      <div className={tw`grid gap-4`}>
        {count.purposes && <PurposeChoice purpose={purpose} onPurpose={onPurpose} missing={purposeMissing} />}
        <Field
          label={texts.toWhom}
          help={audiences.some(({ group }) => group === texts.ofViews) ? undefined : texts.noViews}
        >
          <Select
            value={chosen.value}
            onChange={({ target }) => onChoose(target.value)}
            options={optionsOf(audiences)}
          />
        </Field>
        {count.data ? (
          <RecipientCounts count={count.data} stale={count.counting} />
        ) : count.error ? (
          <ErrorState title={texts.countFailed} onRetry={count.recount} retrying={count.counting}>
            {count.error.message}
          </ErrorState>
        ) : (
          <SkeletonGroup label={texts.counting}>
            <Skeleton height={140} />
          </SkeletonGroup>
        )}
      </div>
    </Card>
  );
}

function optionsOf(audiences: readonly Audience[]): (SelectOption | SelectGroup)[] {
  const groups = new Map<string | undefined, SelectOption[]>();
  for (const { value, label, group } of audiences) groups.set(group, [...(groups.get(group) ?? []), { value, label }]);
  return [...groups].flatMap<SelectOption | SelectGroup>(([heading, options]) =>
    heading === undefined ? options : { heading, options },
  );
}

function RecipientCounts({ count, stale }: { count: RecipientsCount; stale: boolean }) {
  const receiving = count.receiving ?? 0;
  const total = count.total ?? receiving;
  const excluded = count.leftOut.filter((one) => one.count > 0);
  return (
    <div className={cx(tw`grid gap-3`, stale && tw`opacity-60`)} aria-busy={stale || undefined}>
      <p role="status" className={tw`flex flex-wrap items-baseline gap-x-3`}>
        <b className={tw`text-display font-strong tabular-nums`}>{formatNumber(receiving)}</b>
        <span className={tw`text-muted`}>{texts.receive(receiving, total)}</span>
      </p>
      <span aria-hidden="true" className={tw`block h-2 overflow-hidden rounded-full bg-selected`}>
        <i
          className={tw`block h-full rounded-full bg-neutral-solid forced:bg-sys-text`}
          style={{ width: `${total > 0 ? (receiving / total) * 100 : 0}%` }}
        />
      </span>
      {receiving === 0 && <p className={tw`text-danger-text`}>{texts.nobody}</p>}
      {excluded.length > 0 && (
        <>
          <h3 className={tw`text-label font-strong`}>{texts.excluded(total - receiving)}</h3>
          <ul className={tw`grid`}>
            {excluded.map((one) => (
              <Reason key={one.reason} purpose={count.purpose} {...one} />
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

interface ReasonProps {
  purpose: string | undefined;
  reason: string;
  count: number;
  keys: readonly string[];
}

function Reason({ purpose, reason, count, keys }: ReasonProps) {
  const seesDonors = useCan()("read", "Donor");
  const found = keysThatFit(keys.filter(Boolean));
  // the server may send any reason
  const known = Object.hasOwn(ICONS, reason);
  const call = purpose === "call" && reason === "noConsent" && texts.noConsentToCalls;
  const label = call || (known && texts.reasons[reason]) || texts.otherReason;
  return (
    <li className={tw`flex flex-wrap items-center gap-x-3 gap-y-1 border-t py-2.5 first:border-t-0`}>
      <Icon of={(known && ICONS[reason]) || CircleHelp} size={16} className={tw`flex-none text-muted`} />
      <span className={tw`min-w-0 flex-[1_1_140px]`}>{label}</span>
      <b className={tw`font-strong tabular-nums`}>{formatNumber(count)}</b>
      {seesDonors && found.length > 0 && (
        <Link {...keysLink(found)} className={tw`text-label`} aria-label={texts.seeOf(label)}>
          {texts.see(found.length, count)}
        </Link>
      )}
    </li>
  );
}

interface PurposeChoiceProps {
  purpose: Purpose | null;
  onPurpose: (purpose: Purpose) => void;
  missing: boolean;
}

/** Asks for the purpose of a mail. Donors without the consent to news still get calls to donate. */
function PurposeChoice({ purpose, onPurpose, missing }: PurposeChoiceProps) {
  const name = useId();
  const box = useFocusMissing(missing);
  return (
    <div ref={box}>
      <ChoiceGroup legend={purposeTexts.label} error={missing && texts.purposeMissing}>
        {(["news", "call"] as const).map((one) => (
          <Radio
            key={one}
            name={name}
            label={purposeTexts.names[one]}
            help={texts.purposeHints[one]}
            checked={purpose === one}
            onChange={() => onPurpose(one)}
          />
        ))}
      </ChoiceGroup>
    </div>
  );
}
