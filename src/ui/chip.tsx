import type { ButtonHTMLAttributes, ReactNode, Ref } from "react";
import { Check, X } from "lucide-react";
import { Icon } from "./icons/icon";
import type { IconType } from "./icons/icon";
import { uiTexts } from "./texts";
import { cx, tw } from "./tw";

export interface ChipProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, "children"> {
  children: ReactNode;
  /** Given: a toggle, with a tick while it is on. Not given: a button that opens something. */
  pressed?: boolean;
  endIcon?: IconType;
  ref?: Ref<HTMLButtonElement>;
}

const shape = tw`inline-flex items-center flex-none gap-1.5 h-control-sm rounded-full border text-label whitespace-nowrap forced:border-sys-button`;
const target = tw`hit print:hidden px-[11px] bg-surface border-line-control text-ink transition hover:bg-hover aria-pressed:bg-selected aria-pressed:border-line-input aria-pressed:font-medium`;

/** A filter at one touch. */
export function Chip({ children, pressed, endIcon, className, ...rest }: ChipProps) {
  return (
    <button {...rest} type="button" aria-pressed={pressed} className={cx(shape, target, className)}>
      {pressed && <Icon of={Check} size={14} />}
      {children}
      {endIcon && <Icon of={endIcon} size={14} />}
    </button>
  );
}

export interface RemovableChipProps {
  /** What is filtered ("Stato"). */
  label: string;
  /** By what ("Attivo"). */
  value: string;
  onRemove: () => void;
}

/** A filter that is on, with the button that takes it off. */
export function RemovableChip({ label, value, onRemove }: RemovableChipProps) {
  return (
    <span className={cx(shape, tw`relative gap-1 pl-[11px] pr-0.5 bg-selected border-transparent text-ink`)}>
      <span className={tw`text-muted`}>{label}:</span> <b className={tw`font-medium`}>{value}</b>
      <button
        type="button"
        onClick={onRemove}
        aria-label={uiTexts.remove(`${label}: ${value}`)}
        title={uiTexts.remove(`${label}: ${value}`)}
        className={tw`hit print:hidden grid place-items-center size-6 narrow:size-7 coarse:size-8 rounded-full text-muted transition hover:bg-line-control hover:text-ink`}
      >
        <Icon of={X} size={14} />
      </button>
    </span>
  );
}
