import type { ButtonHTMLAttributes, ReactNode, Ref } from "react";
import { Check } from "lucide-react";
import { Icon } from "../icons/icon";
import type { IconType } from "../icons/icon";
import { cx, tw } from "../tw";

interface ChipProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, "children"> {
  children: ReactNode;
  /** Makes it a toggle, with a tick while it is on. Without it, the chip is a button that opens something. */
  pressed?: boolean;
  endIcon?: IconType;
  ref?: Ref<HTMLButtonElement>;
}

const shape = tw`inline-flex items-center flex-none gap-1.5 h-control-sm rounded-full border text-label whitespace-nowrap forced:border-sys-button`;
const target = tw`hit print:hidden px-[11px] bg-surface border-line-control text-ink transition hover:bg-hover aria-pressed:bg-selected aria-pressed:border-line-input aria-pressed:font-medium`;

/** A small button for a filter. */
export function Chip({ children, pressed, endIcon, className, ...rest }: ChipProps) {
  return (
    <button {...rest} type="button" aria-pressed={pressed} className={cx(shape, target, className)}>
      {pressed && <Icon of={Check} size={14} />}
      {children}
      {endIcon && <Icon of={endIcon} size={14} />}
    </button>
  );
}
