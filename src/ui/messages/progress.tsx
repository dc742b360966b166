import type { ReactNode } from "react";
import { tw } from "../tw";
import { ProgressBar } from "./progress-bar";

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

/** The progress of long work: label, bar, remaining time, and a stop button. */
export function Progress({ label, value, remaining, detail, action }: ProgressProps) {
  return (
    <div className={tw`grid gap-2`}>
      <div className={tw`flex flex-wrap items-center gap-2`}>
        <span className={tw`font-strong`}>{label}</span>
        {remaining && <span className={tw`ml-auto text-label text-muted`}>{remaining}</span>}
      </div>
      <ProgressBar label={label} share={value ?? null} />
      {(detail || action) && (
        <div className={tw`flex flex-wrap items-center gap-2`}>
          {detail && <span className={tw`text-label text-faint`}>{detail}</span>}
          {action && <span className={tw`ml-auto`}>{action}</span>}
        </div>
      )}
    </div>
  );
}
