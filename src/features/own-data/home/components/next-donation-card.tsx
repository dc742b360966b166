import type { EligibilityRules } from "../../../../domain/donation/eligibility-rules";
import { formatFullDate } from "../../../../domain/format";
import { cx, tw } from "../../../../ui/tw";
import { NextActions } from "../../../../shared/donor/parts/next-actions";
import type { NextDonationInfo, OtherDonation } from "../next-donation-info";
import { texts } from "../texts";
import { FillingDrop } from "./filling-drop";
import { CircleCheck } from "lucide-react";
import { DONATION_TYPE_LABELS } from "../../../../domain/donation/blood";
import { Card } from "../../../../ui/display/card";
import { Icon } from "../../../../ui/icons/icon";
import { DonationGlyph } from "../../../../shared/donor/parts/donation-glyph";

const hero = tw`grid items-center gap-6 rounded-lg border border-line bg-surface p-6 narrow:justify-items-center narrow:gap-4 narrow:px-4 tiny:!px-3 narrow:text-center`;
const withDrop = tw`grid-cols-[auto_minmax(0,1fr)] narrow:grid-cols-[minmax(0,1fr)]`;
const loud = tw`text-[26px] tiny:!text-title font-strong leading-tight tracking-tight`;

interface NextDonationCardProps {
  info: NextDonationInfo;
  /** Null while they are not known. */
  rules: EligibilityRules | null;
  /** There was none yet. */
  first: boolean;
  /** The centre's; null where the server doesn't tell. */
  phone: string | null;
  /** Another card has the centre's number, for what may be given today. */
  calledElsewhere: boolean;
}

/** When the donor may give whole blood, why then, and what to do about it. */
export function NextDonationCard({ info, rules, first, phone, calledElsewhere }: NextDonationCardProps) {
  // a code that a server invents says nothing
  const reasons: Partial<Record<string, string>> = texts.reasons(rules);
  const hasDrop = info.kind === "today" || info.kind === "later";
  return (
    <section aria-label={texts.next} className={cx(hero, hasDrop && withDrop)}>
      {info.kind === "today" && <FillingDrop ratio={1} daysLeft={null} />}
      {info.kind === "later" && <FillingDrop ratio={info.ratio} daysLeft={info.daysLeft} />}
      <div className={tw`grid min-w-0 gap-2`}>
        {info.kind === "today" && (
          <>
            <p className={loud}>{texts.today}</p>
            <p className={tw`text-muted`}>{first ? texts.todayFirst : texts.todayWhy}</p>
          </>
        )}
        {info.kind === "later" && (
          <>
            <p className={tw`text-label text-muted`}>{texts.from}</p>
            <p className={loud}>{formatFullDate(info.date)}</p>
            <p className={tw`text-muted`}>
              {info.rest ? texts.rest(info.rest.passed, info.rest.total) : reasons[info.reason]}
            </p>
          </>
        )}
        {(info.kind === "unknown" || info.kind === "evaluation") && (
          <>
            <p className={tw`text-lead font-strong`}>{texts[info.kind]}</p>
            <p className={tw`text-muted`}>{reasons[info.reason]}</p>
          </>
        )}
        <div className={tw`grid gap-2 pt-1 empty:hidden narrow:justify-items-center`}>
          <NextActions day={info.kind === "later" ? info.date : null} phone={calledElsewhere ? null : phone} />
        </div>
      </div>
    </section>
  );
}

interface AlternativesCardProps {
  alternatives: readonly OtherDonation[];
  /** The centre's; null where the server doesn't tell. */
  phone: string | null;
}

/** What the donor may give today although whole blood has to wait, and whom to call for it. */
export function AlternativesCard({ alternatives, phone }: AlternativesCardProps) {
  return (
    <Card title={texts.instead} flush>
      <ul className={tw`pt-1.5`}>
        {alternatives.map(({ type, restDays }) => (
          <li
            key={type}
            className={tw`flex min-h-[52px] items-center gap-3 border-t border-line px-6 py-2.5 first:border-t-0 narrow:min-h-[60px] narrow:px-4 tiny:!px-3 tiny:!gap-2 narrow:py-3`}
          >
            <span className={tw`[&>svg]:h-[22px] [&>svg]:w-[22px]`}>
              <DonationGlyph type={type} />
            </span>
            <span className={tw`grid min-w-0 flex-1`}>
              <b>{DONATION_TYPE_LABELS[type]}</b>
              {restDays !== null && <span className={tw`text-label text-faint`}>{texts.restOver(restDays)}</span>}
            </span>
            <Icon of={CircleCheck} className={tw`text-success-solid`} />
          </li>
        ))}
      </ul>
      {phone && (
        <div className={tw`grid gap-2 border-t border-line px-6 py-4 narrow:justify-items-center narrow:px-4`}>
          <NextActions day={null} phone={phone} />
        </div>
      )}
    </Card>
  );
}
