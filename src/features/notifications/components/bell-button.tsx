import type { ComponentProps } from "react";
import { Bell } from "lucide-react";
import { Icon } from "../../../ui/icons/icon";
import { cx, tw } from "../../../ui/tw";

const base = tw`relative inline-grid flex-none place-items-center rounded transition`;
const badge = tw`absolute left-[calc(50%+1px)] top-[calc(50%-18px)] z-[1] h-[17px] min-w-[17px] rounded-full bg-accent px-1 text-center text-[11px] font-strong leading-[17px] text-on-accent [box-shadow:0_0_0_2px_var(--gds-surface)] forced:border forced:border-sys-text`;
/** A ring that goes out; where motion is reduced it stands (specification §4, §9: 5 s). */
const pulse = tw`before:absolute before:-inset-[3px] before:rounded-full before:border-2 before:border-accent before:content-[''] before:[animation:gds-pulse_1s_ease-out_infinite] motion-reduce:before:[animation:none]`;

interface BellButtonProps extends ComponentProps<"button"> {
  /** Its size and colours, which are those of the bar that it stands in. */
  className: string;
  /** px */
  size: number;
  /** Its name, which says what the mark means. */
  label: string;
  /** On its corner: a count, or "!" when there is none to be had. */
  mark: string | number | null;
  pulsing?: boolean;
}

/** The bell itself. */
export const BellButton = ({ className, size, label, mark, pulsing, ...button }: BellButtonProps) => (
  <button type="button" aria-label={label} title={label} className={cx(base, className)} {...button}>
    <Icon of={Bell} size={size} />
    {mark !== null && <span className={cx(badge, pulsing && pulse)}>{mark}</span>}
  </button>
);
