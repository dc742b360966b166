import { cx, tw } from "../tw";
import { uiTexts } from "../texts";

interface SpinnerProps {
  /** Shown beside the ring. By default only screen readers get a text. */
  label?: string;
  className?: string;
}

/** The ring without a text, for the inside of a control. */
export function SpinnerRing({ className }: { className?: string }) {
  return (
    <span
      aria-hidden
      className={cx(
        tw`inline-block flex-none size-4 rounded-full border-2 border-current opacity-90 animate-spin [border-inline-end-color:transparent] forced:[forced-color-adjust:none]`,
        className,
      )}
    />
  );
}

/** A spinner with a text. */
export function Spinner({ label, className }: SpinnerProps) {
  return (
    <span role="status" className={cx(tw`inline-flex items-center gap-2 text-muted`, className)}>
      <SpinnerRing className={tw`text-faint forced:text-sys-text`} />
      <span className={label ? undefined : tw`sr-only`}>{label ?? uiTexts.loading}</span>
    </span>
  );
}
