import { useId } from "react";
import { Check } from "lucide-react";
import { formatNumber, formatPercent } from "../../../../domain/format";
import { Icon } from "../../../../ui/icons/icon";
import { DROP } from "../../../../ui/icons/marks";
import { cx, tw } from "../../../../ui/tw";
import { unit } from "../../../../ui/unit";
import { texts } from "../texts";

const TOP = 0.8;
const HEIGHT = 25.2;
const VIEW = 27;
/** px of the drawing to one of its units. */
const SCALE = 167 / VIEW;

/** The label, in px: where it begins, its height, and what it keeps from the line of the water. */
const LABEL_TOP = 93;
const LABEL_HEIGHT = 45;
const CLEARANCE = 8;
/** A line above it (px) leaves room for the label under water, one below it in the air. */
const MIDDLE = 100;

const words = tw`pointer-events-none absolute inset-x-0 grid justify-items-center text-[13px] font-medium leading-[1.1]`;

const overWater = tw`text-on-accent forced:[forced-color-adjust:none] forced:text-sys-on-highlight`;
const overAir = tw`text-accent-text`;

/** The line of the water, from the left edge to beyond the right one. */
const water = (level: number) => `M0 ${level}c2.5 -.9 5 -.9 7.5 0s5 .9 7.5 0 5 -.9 7.5 0`;

interface FillingDropProps {
  /** 0 to 1. */
  ratio: number;
  /** Null: nothing is left to wait for. */
  daysLeft: number | null;
}

/** A drop that fills with the days of rest; the days that are left stand in it. */
export function FillingDrop({ ratio, daysLeft }: FillingDropProps) {
  const clip = useId();
  const level = TOP + HEIGHT * (1 - Math.min(Math.max(ratio, 0), 1));
  const line = level * SCALE;
  const underWater = line < MIDDLE;
  const labelTop = underWater
    ? Math.max(LABEL_TOP, line + CLEARANCE)
    : Math.min(LABEL_TOP, line - CLEARANCE - LABEL_HEIGHT);
  const label = daysLeft === null ? texts.dropFull : texts.waited(formatPercent(Math.round(ratio * 100) / 100));
  const inside =
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
          d={`${water(level)}V${VIEW}H0Z`}
        />
        <path d={DROP} className={tw`fill-none stroke-accent forced:stroke-sys-text`} strokeWidth=".7" />
      </svg>
      {/* Beside the line, never across it: no colour is legible on both grounds. */}
      <span className={cx(words, underWater ? overWater : overAir)} style={{ top: unit(labelTop) }}>
        {inside}
      </span>
    </div>
  );
}
