import { DEFAULT_ELIGIBILITY_RULES } from "../../../domain/eligibility-rules";
import { formatFullDate } from "../../../domain/format";
import { cx, tw } from "../../../ui/tw";
import type { Outlook } from "../outlook";
import { texts } from "../texts";
import { FillingDrop } from "./filling-drop";

/** A code that a server invents says nothing. */
const REASONS: Partial<Record<string, string>> = texts.reasons(DEFAULT_ELIGIBILITY_RULES);

const hero = tw`grid items-center gap-6 rounded-lg border border-line bg-surface p-6 narrow:justify-items-center narrow:gap-4 narrow:px-4 narrow:text-center`;
const withDrop = tw`grid-cols-[auto_minmax(0,1fr)] narrow:grid-cols-[minmax(0,1fr)]`;
const loud = tw`text-[26px] font-strong leading-tight tracking-tight`;

/** When the donor may give whole blood, and why then. */
export function OutlookCard({ outlook, first }: { outlook: Outlook; first: boolean }) {
  const hasDrop = outlook.kind === "today" || outlook.kind === "later";
  return (
    <section aria-label={texts.next} className={cx(hero, hasDrop && withDrop)}>
      {outlook.kind === "today" && <FillingDrop ratio={1} daysLeft={null} />}
      {outlook.kind === "later" && <FillingDrop ratio={outlook.ratio} daysLeft={outlook.daysLeft} />}
      <div className={tw`grid min-w-0 gap-2`}>
        {outlook.kind === "today" && (
          <>
            <p className={loud}>{texts.today}</p>
            <p className={tw`text-muted`}>{first ? texts.todayFirst : texts.todayWhy}</p>
          </>
        )}
        {outlook.kind === "later" && (
          <>
            <p className={tw`text-label text-muted`}>{texts.from}</p>
            <p className={loud}>{formatFullDate(outlook.date)}</p>
            <p className={tw`text-muted`}>
              {outlook.rest ? texts.rest(outlook.rest.passed, outlook.rest.total) : REASONS[outlook.reason]}
            </p>
          </>
        )}
        {(outlook.kind === "unknown" || outlook.kind === "evaluation") && (
          <>
            <p className={tw`text-lead font-strong`}>{texts[outlook.kind]}</p>
            <p className={tw`text-muted`}>{REASONS[outlook.reason]}</p>
          </>
        )}
      </div>
    </section>
  );
}
