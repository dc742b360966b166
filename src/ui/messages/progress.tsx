import type { ReactNode } from "react";
import { cx, tw } from "../tw";

interface ProgressProps {
  /** The running work ("Importo 412 righe"). */
  label: string;
  /** The progress, 0 to 1; undefined if unknown. */
  value?: number;
  /** The remaining time. */
  remaining?: ReactNode;
  /** A text below the bar. */
  detail?: ReactNode;
  /** A button that stops the work. */
  action?: ReactNode;
}

const bar = tw`block h-full rounded-[4px] bg-accent-mark forced:bg-sys-highlight forced:[forced-color-adjust:none]`;

/** The progress of long work: label, bar, remaining time, and a stop button. */
export function Progress({ label, value, remaining, detail, action }: ProgressProps) {
  const isKnown = value !== undefined;
  const percent = Math.round(Math.min(1, Math.max(0, value ?? 0)) * 100);
  return (
    <div className={tw`grid gap-2`}>
      <div className={tw`flex flex-wrap items-center gap-2`}>
        <span className={tw`font-strong`}>{label}</span>
        {remaining && <span className={tw`ml-auto text-label text-muted`}>{remaining}</span>}
      </div>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={isKnown ? 0 : undefined}
        aria-valuemax={isKnown ? 100 : undefined}
        aria-valuenow={isKnown ? percent : undefined}
        className={tw`h-2 overflow-hidden rounded-[4px] bg-selected forced:border forced:border-sys-text`}
      >
        {isKnown ? (
          <span className={bar} style={{ width: `${percent}%` }} />
        ) : (
          <span
            className={cx(
              bar,
              tw`w-2/5 [animation:gds-slide_1.6s_ease-in-out_infinite] motion-reduce:w-full motion-reduce:opacity-50 motion-reduce:animate-none`,
            )}
          />
        )}
      </div>
      {(detail || action) && (
        <div className={tw`flex flex-wrap items-center gap-2`}>
          {detail && <span className={tw`text-label text-faint`}>{detail}</span>}
          {action && <span className={tw`ml-auto`}>{action}</span>}
        </div>
      )}
    </div>
  );
}
