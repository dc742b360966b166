import type { ButtonHTMLAttributes } from "react";
import { Icon } from "../icons/icon";
import type { IconType } from "../icons/icon";
import { tw } from "../tw";

interface InnerButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  icon: IconType;
  label: string;
  /** The size of the icon in px. */
  size?: number;
}

/** A button inside a text control. */
export function InnerButton({ icon, label, size = 18, ...rest }: InnerButtonProps) {
  return (
    <button
      {...rest}
      type="button"
      aria-label={label}
      title={label}
      className={tw`hit grid place-items-center size-[calc(var(--gds-control)-8px)] rounded-in text-faint transition hover:bg-hover hover:text-ink active:bg-selected disabled:hidden`}
    >
      <Icon of={icon} size={size} />
    </button>
  );
}
