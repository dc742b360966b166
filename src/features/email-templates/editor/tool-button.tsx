import type { ButtonHTMLAttributes, Ref } from "react";
import { Icon, type IconType } from "../../../ui/icons/icon";
import { cx, tw } from "../../../ui/tw";

interface ToolButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, "children" | "aria-label"> {
  icon: IconType;
  label: string;
  pressed?: boolean;
  /** The background: a dark bar, the mail (light in both themes), or a surface of the page. */
  on: keyof typeof looks;
  ref?: Ref<HTMLButtonElement>;
}

const base = tw`relative grid size-9 flex-none place-items-center rounded-md transition hit disabled:cursor-not-allowed`;
const looks = {
  dark: tw`text-on-inverse hover:text-on-inverse-muted aria-pressed:[background:var(--gds-inverse-muted)] aria-pressed:text-[color:var(--gds-inverse)] disabled:opacity-40 focus-visible:[outline-color:currentColor] focus-visible:[outline-offset:-3px]`,
  paper: tw`text-[#655e55] hover:bg-[#f1ede6] hover:text-[#211d18] aria-pressed:bg-[#e4ded4] aria-pressed:text-[#211d18]`,
  surface: tw`text-muted hover:bg-hover hover:text-ink aria-pressed:bg-selected aria-pressed:text-ink disabled:text-disabled`,
};

export const ToolButton = ({ icon, label, pressed, on, className, ...rest }: ToolButtonProps) => (
  <button
    type="button"
    {...rest}
    aria-label={label}
    aria-pressed={pressed}
    title={label}
    className={cx(base, looks[on], className)}
  >
    <Icon of={icon} size={16} />
  </button>
);
