import type { ReactNode } from "react";
import { cx, tw } from "../tw";

interface ProgressProps {
  /** What is under way ("Importo 412 righe"). */
  label: string;
  /** Done, 0 to 1; missing if unknown. */
  value?: number;
  /** Time left, at the end of the first line. */
  remaining?: ReactNode;
  /** What is done so far, below. */
  detail?: ReactNode;
  /** A button that stops it. */
  action?: ReactNode;
}

const bar = tw`block h-full rounded-[4px] bg-accent-mark forced:bg-sys-highlight forced:[forced-color-adjust:none]`;

/** Long work: what, how far, how long, and a way to stop it. */
export function Progress({ label, value, remaining, detail, action }: ProgressProps) {
  const known = value !== undefined;
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
        aria-valuemin={known ? 0 : undefined}
        aria-valuemax={known ? 100 : undefined}
        aria-valuenow={known ? percent : undefined}
        className={tw`h-2 overflow-hidden rounded-[4px] bg-selected forced:border forced:border-sys-text`}
      >
        {known ? (
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
