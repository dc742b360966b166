import type { EligibilityRules } from "../../../../domain/donation/eligibility-rules";
import { formatFullDate } from "../../../../domain/format";
import { cx, tw } from "../../../../ui/tw";
import { NextActions } from "../../../../shared/donor/parts/next-actions";
import type { NextDonationInfo } from "../next-donation-info";
import { texts } from "../texts";
import { FillingDrop } from "./filling-drop";

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
