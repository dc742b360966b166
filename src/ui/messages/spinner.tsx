import { cx, tw } from "../tw";
import { uiTexts } from "../texts";

interface SpinnerProps {
  /** What is being waited for; shown beside the ring. Without it a screen reader hears "Caricamento in corso". */
  label?: string;
  className?: string;
}

/** The ring alone, for inside a control that says what it does. */
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

/** A wait without a known end. */
export function Spinner({ label, className }: SpinnerProps) {
  return (
    <span role="status" className={cx(tw`inline-flex items-center gap-2 text-muted`, className)}>
      <SpinnerRing className={tw`text-faint forced:text-sys-text`} />
      <span className={label ? undefined : tw`sr-only`}>{label ?? uiTexts.loading}</span>
    </span>
  );
}
