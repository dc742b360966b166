import { useId } from "react";
import { Check } from "lucide-react";
import { formatNumber, formatPercent } from "../../../domain/format";
import { Icon } from "../../../ui/icons/icon";
import { DROP } from "../../../ui/icons/marks";
import { cx, tw } from "../../../ui/tw";
import { texts } from "../texts";

const TOP = 0.8;
const HEIGHT = 25.2;
const VIEW = 27;
/** px of the drawing to one of its units. */
const SCALE = 167 / VIEW;

const words = tw`absolute inset-x-0 bottom-0 top-[56%] grid content-start justify-items-center text-[13px] font-medium leading-[1.1]`;
const layer = tw`pointer-events-none absolute inset-0`;

/** The line of the water, from the left edge to beyond the right one. */
const water = (level: number, scale = 1) => {
  const to = (...points: number[]) => points.map((point) => point * scale).join(" ");
  return `M0 ${to(level)}c${to(2.5, -0.9, 5, -0.9, 7.5, 0)}s${to(5, 0.9, 7.5, 0)} ${to(5, -0.9, 7.5, 0)}`;
};

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
  const line = water(level, SCALE);
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
    <div className={tw`relative w-[124px]`}>
      <svg viewBox="0 0 20 27" width="124" height="167" role="img" aria-label={label}>
        <clipPath id={clip}>
          <path d={DROP} />
        </clipPath>
        <path d={DROP} className={tw`fill-accent-subtle`} />
        <path clipPath={`url(#${clip})`} className={tw`fill-accent`} d={`${water(level)}V${VIEW}H0Z`} />
        <path d={DROP} className={tw`fill-none stroke-accent`} strokeWidth=".7" />
      </svg>
      {/* Twice, each clipped to its ground along the water: legible however far the drop is full. */}
      <div className={cx(layer, tw`text-accent-text`)} style={{ clipPath: `path("${line}V0H0Z")` }} aria-hidden>
        <span className={words}>{inside}</span>
      </div>
      <div className={cx(layer, tw`text-on-accent`)} style={{ clipPath: `path("${line}V200H0Z")` }}>
        <span className={words}>{inside}</span>
      </div>
    </div>
  );
}
