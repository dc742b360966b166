import type { EligibilityRules } from "../../../../domain/donation/eligibility-rules";
import { formatFullDate, formatNumber, formatPercent } from "../../../../domain/format";
import { cx, tw } from "../../../../ui/tw";
import { DefaultRulesNote } from "../../../../shared/donor/parts/default-rules-note";
import { NextActions } from "../../../../shared/donor/parts/next-actions";
import type { NextDonationInfo, OtherDonation } from "../next-donation-info";
import { donationsUnknown } from "../../record";
import { texts } from "../texts";
import { CircleCheck, Check } from "lucide-react";
import { DONATION_TYPE_LABELS } from "../../../../domain/donation/blood";
import { Card } from "../../../../ui/display/card";
import { Icon } from "../../../../ui/icons/icon";
import { DonationGlyph } from "../../../../shared/donor/parts/donation-glyph";
import { useId } from "react";
import { DROP } from "../../../../ui/icons/marks";
import { unit } from "../../../../ui/unit";

const hero = tw`grid items-center gap-6 rounded-lg border border-line bg-surface p-6 narrow:justify-items-center narrow:gap-4 narrow:px-4 tiny:!px-3 narrow:text-center`;
const withDrop = tw`grid-cols-[auto_minmax(0,1fr)] narrow:grid-cols-[minmax(0,1fr)]`;
const loud = tw`text-[26px] tiny:!text-title font-strong leading-tight tracking-tight`;

interface NextDonationCardProps {
  info: NextDonationInfo;
  /** Null while they are unknown. */
  rules: EligibilityRules | null;
  /** Whether the donor has never donated. */
  first: boolean;
  /** The phone number of the centre; null if unknown. */
  phone: string | null;
  /** Whether the card of the alternatives shows the phone number. */
  phoneElsewhere: boolean;
}

/** Shows when the donor may give whole blood, the reason, and what to do next. */
export function NextDonationCard({ info, rules, first, phone, phoneElsewhere }: NextDonationCardProps) {
  // an unknown code of a server has no text
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
            <p className={tw`text-muted`}>{first ? texts.todayFirst : texts.todayHint}</p>
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
            <p className={tw`text-muted`}>
              {info.kind === "unknown" && info.reason === "unknown-donations"
                ? donationsUnknown(info.notBefore)
                : reasons[info.reason]}
            </p>
          </>
        )}
        <DefaultRulesNote />
        <div className={tw`grid gap-2 pt-1 empty:hidden narrow:justify-items-center`}>
          <NextActions day={info.kind === "later" ? info.date : null} phone={phoneElsewhere ? null : phone} />
        </div>
      </div>
    </section>
  );
}

interface AlternativesCardProps {
  alternatives: readonly OtherDonation[];
  /** The phone number of the centre; null if unknown. */
  phone: string | null;
}

/** Shows what the donor may give today if whole blood has to wait, and the phone number to call. */
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

const TOP = 0.8;
const HEIGHT = 25.2;
const VIEW = 27;
/** Pixels per unit of the drawing. */
const SCALE = 167 / VIEW;

/** The label, in px: its top, its height, and its distance from the water line. */
const LABEL_TOP = 93;
const LABEL_HEIGHT = 45;
const CLEARANCE = 8;
/** In px from the top. With a higher water line the label is under water, with a lower one in the air. */
const MIDDLE = 100;

const labelClass = tw`pointer-events-none absolute inset-x-0 grid justify-items-center text-[13px] font-medium leading-[1.1]`;

const overWater = tw`text-on-accent forced:[forced-color-adjust:none] forced:text-sys-on-highlight`;
const overAir = tw`text-accent-text`;

/** @returns the path of the water line, from the left edge to beyond the right one */
const waterLine = (level: number) => `M0 ${level}c2.5 -.9 5 -.9 7.5 0s5 .9 7.5 0 5 -.9 7.5 0`;

interface FillingDropProps {
  /** 0 to 1. */
  ratio: number;
  /** Null if the rest is over. */
  daysLeft: number | null;
}

/** A drop that fills with the days of rest. The remaining days are written in it. */
function FillingDrop({ ratio, daysLeft }: FillingDropProps) {
  const clip = useId();
  const level = TOP + HEIGHT * (1 - Math.min(Math.max(ratio, 0), 1));
  const line = level * SCALE;
  const underWater = line < MIDDLE;
  const labelTop = underWater
    ? Math.max(LABEL_TOP, line + CLEARANCE)
    : Math.min(LABEL_TOP, line - CLEARANCE - LABEL_HEIGHT);
  const label = daysLeft === null ? texts.dropFull : texts.waited(formatPercent(Math.round(ratio * 100) / 100));
  const content =
    daysLeft === null ? (
      <Icon of={Check} size={40} />
    ) : (
      <>
        <b className={tw`text-[30px] leading-none tracking-tight`}>{formatNumber(daysLeft)}</b>
        {texts.days(daysLeft)}
      </>
    );
  return (
    <div className={tw`print-exact relative w-[124px]`}>
      <svg viewBox="0 0 20 27" className={tw`w-full h-[167px]`} role="img" aria-label={label}>
        <clipPath id={clip}>
          <path d={DROP} />
        </clipPath>
        <path d={DROP} className={tw`fill-accent-subtle forced:fill-sys-canvas`} />
        <path
          clipPath={`url(#${clip})`}
          className={tw`fill-accent forced:fill-sys-highlight`}
          d={`${waterLine(level)}V${VIEW}H0Z`}
        />
        <path d={DROP} className={tw`fill-none stroke-accent forced:stroke-sys-text`} strokeWidth=".7" />
      </svg>
      {/* above or below the line, because no colour is legible on both backgrounds */}
      <span className={cx(labelClass, underWater ? overWater : overAir)} style={{ top: unit(labelTop) }}>
        {content}
      </span>
    </div>
  );
}
