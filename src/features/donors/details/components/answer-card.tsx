import { CircleCheck, CircleMinus, CircleX, Clock, Stethoscope, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { DONATION_TYPE_LABELS } from "../../../../domain/donation/blood";
import { formatFullDate, formatShortDate } from "../../../../domain/format";
import { Card } from "../../../../ui/display/card";
import { Icon, type IconType } from "../../../../ui/icons/icon";
import { cx, tw } from "../../../../ui/tw";
import { DefaultRulesNote } from "../../../../shared/donor/parts/default-rules-note";
import { DonationGlyph } from "../../../../shared/donor/parts/donation-glyph";
import type { Answer, DonationAnswers } from "../answers";
import type { Check } from "../checks";
import { texts } from "../texts";

interface AnswerCardProps {
  state: DonationAnswers;
  /** The rules for whole blood; empty if the server follows other rules. */
  checks: readonly Check[];
  actions?: ReactNode;
  notice?: ReactNode;
}

const CHECK_LOOKS: Record<Check["kind"], { icon: IconType; ink: string }> = {
  met: { icon: CircleCheck, ink: tw`mt-0.5 flex-none text-success-solid` },
  wait: { icon: Clock, ink: tw`mt-0.5 flex-none text-accent-mark` },
  doctor: { icon: TriangleAlert, ink: tw`mt-0.5 flex-none text-warn-solid` },
  unmet: { icon: CircleX, ink: tw`mt-0.5 flex-none text-danger-solid` },
};

/** Shows for each type of donation whether the donor may donate, from when, and the reason (decisions §4). */
export function AnswerCard({ state, checks, actions, notice }: AnswerCardProps) {
  if (state.kind === "none")
    return (
      <Card title={texts.mayDonate}>
        <p className={tw`flex items-start gap-2.5 text-lead`}>
          <Icon of={CircleMinus} size={20} className={tw`mt-0.5 flex-none text-faint`} />
          {state.reason}
        </p>
      </Card>
    );
  const [whole, ...others] = state.answers;
  return (
    <section
      aria-label={texts.mayDonate}
      className={tw`grid min-w-0 gap-6 rounded-lg border border-line bg-surface p-6 w700:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] narrow:gap-5 narrow:p-4`}
    >
      <div className={tw`grid min-w-0 content-start gap-5`}>
        {notice}
        {whole && <WholeBlood answer={whole} actions={actions} />}
        <ul className={tw`grid gap-3`}>
          {others.map((answer) => (
            // don't repeat the reason for whole blood
            <OtherType key={answer.type} answer={answer} showsReason={answer.reason !== whole?.reason} />
          ))}
        </ul>
      </div>
      {checks.length > 0 && (
        <div className={tw`min-w-0 w700:border-l w700:pl-6 narrow:border-t narrow:pt-4`}>
          <h2 className={tw`mb-2.5 font-strong`}>{texts.reasons}</h2>
          <ul className={tw`grid gap-2`}>
            {checks.map(({ kind, text }) => (
              <li key={text} className={tw`flex items-start gap-2.5 text-label`}>
                <Icon of={CHECK_LOOKS[kind].icon} size={18} className={CHECK_LOOKS[kind].ink} />
                <span>{text}</span>
              </li>
            ))}
          </ul>
          <div className={tw`mt-3 empty:hidden`}>
            <DefaultRulesNote />
          </div>
        </div>
      )}
    </section>
  );
}

const HEADS: Record<Answer["kind"], string> = {
  today: texts.wholeBloodToday,
  evaluation: texts.wholeBloodEvaluation,
  later: texts.wholeBloodFrom,
  never: texts.wholeBloodNever,
  unknown: texts.wholeBloodUnknown,
};

const headline = tw`text-title font-strong leading-tight tracking-tight text-balance`;

function WholeBlood({ answer: { kind, date, reason, rest }, actions }: { answer: Answer; actions: ReactNode }) {
  const ratio = rest ? Math.max(0, rest.passed / rest.total) * 100 : null;
  return (
    <div className={tw`grid gap-2`}>
      <h2 className={tw`flex items-center gap-1.5 text-label font-normal text-muted`}>
        <DonationGlyph type={1} />
        {DONATION_TYPE_LABELS[1]}
      </h2>
      {kind === "later" ? (
        <p>
          <span className={tw`block text-label text-muted`}>{HEADS.later}</span>
          <span className={headline}>{date && formatFullDate(date)}</span>
        </p>
      ) : (
        <p className={cx(headline, kind === "today" && tw`text-success-text`)}>{HEADS[kind]}</p>
      )}
      {ratio !== null && (
        <span aria-hidden className={tw`print-exact block h-2 overflow-hidden rounded-[4px] bg-selected forced:border`}>
          <span
            className={tw`block h-full rounded-[4px] bg-accent-mark forced:bg-sys-highlight`}
            style={{ width: `${ratio}%` }}
          />
        </span>
      )}
      <p className={tw`text-muted text-pretty`}>{reason}</p>
      <div className={tw`mt-1 justify-self-start empty:hidden print:hidden`}>{actions}</div>
    </div>
  );
}

const DAY_LOOKS: Record<Answer["kind"], { icon: IconType; ink: string }> = {
  today: { icon: CircleCheck, ink: tw`flex items-center gap-1.5 font-medium text-success-text` },
  evaluation: { icon: Stethoscope, ink: tw`flex items-center gap-1.5 font-medium text-warn-text` },
  later: { icon: Clock, ink: tw`flex items-center gap-1.5 font-medium text-ink` },
  never: { icon: CircleX, ink: tw`flex items-center gap-1.5 font-medium text-muted` },
  unknown: { icon: CircleMinus, ink: tw`flex items-center gap-1.5 font-medium text-muted` },
};

function OtherType({ answer: { type, kind, date, reason }, showsReason }: { answer: Answer; showsReason: boolean }) {
  const { icon, ink } = DAY_LOOKS[kind];
  return (
    <li className={tw`grid grid-cols-[18px_minmax(0,1fr)_auto] items-start gap-x-2.5 border-t pt-3`}>
      <span className={tw`pt-0.5`}>
        <DonationGlyph type={type} />
      </span>
      <span className={tw`font-medium`}>{DONATION_TYPE_LABELS[type]}</span>
      <span className={ink} title={kind === "later" && date ? formatFullDate(date) : undefined}>
        <Icon of={icon} size={16} />
        {kind === "later" && date ? formatShortDate(date) : texts.kinds[kind === "later" ? "unknown" : kind]}
      </span>
      {showsReason && <span className={tw`col-span-2 col-start-2 text-label text-muted text-pretty`}>{reason}</span>}
    </li>
  );
}
