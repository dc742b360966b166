import { cx, tw } from "../tw";

const bar = tw`block h-full rounded-[4px] forced:bg-sys-highlight forced:[forced-color-adjust:none]`;

interface ProgressBarProps {
  label: string;
  /** 0 to 1; null if unknown. */
  share: number | null;
  /** A share that isn't work under way, so that red stays for what is active. */
  quiet?: boolean;
}

/** A progress bar. */
export function ProgressBar({ label, share, quiet = false }: ProgressBarProps) {
  const percent = share === null ? undefined : Math.floor(Math.min(1, Math.max(0, share)) * 100);
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      className={tw`h-2 overflow-hidden rounded-[4px] bg-selected forced:border forced:border-sys-text`}
    >
      <span
        className={cx(
          bar,
          quiet ? tw`bg-neutral-solid` : tw`bg-accent-mark`,
          percent === undefined &&
            tw`w-2/5 [animation:gds-slide_1.6s_ease-in-out_infinite] motion-reduce:w-full motion-reduce:opacity-50 motion-reduce:animate-none`,
        )}
        style={percent === undefined ? undefined : { width: `${percent}%` }}
      />
    </div>
  );
}
