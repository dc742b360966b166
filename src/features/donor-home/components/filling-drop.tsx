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

const words = tw`absolute inset-x-0 bottom-0 top-[56%] grid content-start justify-items-center text-[13px] font-medium leading-[1.1]`;
const layer = tw`pointer-events-none absolute inset-0`;

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
  const share = (level / VIEW) * 100;
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
        <path
          clipPath={`url(#${clip})`}
          className={tw`fill-accent`}
          d={`M0 ${level}c2.5 -.9 5 -.9 7.5 0s5 .9 7.500 0 5 -.9 7.500 0V27H0Z`}
        />
        <path d={DROP} className={tw`fill-none stroke-accent`} strokeWidth=".7" />
      </svg>
      {/* Twice, each clipped to its ground: legible however far the drop is full. */}
      <div className={cx(layer, tw`text-accent-text`)} style={{ clipPath: `inset(0 0 ${100 - share}% 0)` }} aria-hidden>
        <span className={words}>{inside}</span>
      </div>
      <div className={cx(layer, tw`text-on-accent`)} style={{ clipPath: `inset(${share}% 0 0 0)` }}>
        <span className={words}>{inside}</span>
      </div>
    </div>
  );
}
