import type { ComponentProps } from "react";
import { Bell } from "lucide-react";
import { Icon } from "../../../ui/icons/icon";
import { cx, tw } from "../../../ui/tw";

const base = tw`relative inline-grid flex-none place-items-center rounded transition`;
const badge = tw`absolute left-[calc(50%+1px)] top-[calc(50%-18px)] z-[1] h-[17px] min-w-[17px] rounded-full bg-accent px-1 text-center text-[11px] font-strong leading-[17px] text-on-accent [box-shadow:0_0_0_2px_var(--gds-surface)] forced:border forced:border-sys-text`;
/** The pulse (specification §4, §9): a ring that grows and fades; with reduced motion it stays still. */
const pulse = tw`before:absolute before:-inset-[3px] before:rounded-full before:border-2 before:border-accent before:content-[''] before:[animation:gds-pulse_1s_ease-out_infinite] motion-reduce:before:[animation:none]`;

interface BellButtonProps extends ComponentProps<"button"> {
  /** Size and colours, which depend on the bar around it. */
  className: string;
  /** px */
  size: number;
  /** The accessible name, which says what the mark means. */
  label: string;
  /** What stands on its corner: the count, or "!" when the count can't be read. */
  mark: string | number | null;
  pulsing?: boolean;
  /** It leads to another page. */
  href?: string;
}

/** The bell itself. */
export function BellButton({ className, size, label, mark, pulsing, href, ...button }: BellButtonProps) {
  const named = { "aria-label": label, title: label, className: cx(base, className) };
  const face = (
    <>
      <Icon of={Bell} size={size} />
      {mark !== null && <span className={cx(badge, pulsing && pulse)}>{mark}</span>}
    </>
  );
  if (href)
    return (
      <a href={href} {...named}>
        {face}
      </a>
    );
  return (
    <button type="button" {...named} {...button}>
      {face}
    </button>
  );
}
