import type { ButtonHTMLAttributes, Ref } from "react";
import { buttonClass } from "./button-class";
import type { ButtonKind } from "./button-class";
import { Icon } from "../icons/icon";
import type { IconType } from "../icons/icon";
import { cx, tw } from "../tw";
import { useKeptFocus } from "./use-kept-focus";

interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, "children" | "aria-label"> {
  icon: IconType;
  /** The accessible name and the tooltip. */
  label: string;
  /** `plain` (40px, no outline, for bars and heads) or the look of a button. */
  kind?: ButtonKind | "plain";
  small?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

const plain = tw`print:hidden relative inline-grid place-items-center flex-none rounded text-muted transition hover:bg-hover hover:text-ink aria-expanded:bg-hover aria-expanded:text-ink off:text-disabled off:cursor-not-allowed`;
const plainSizes = {
  normal: tw`size-10 narrow:size-11 coarse:size-11`,
  small: tw`size-8 narrow:size-11 coarse:size-11`,
};

/** A button with only an icon. */
export function IconButton({ icon, label, kind = "plain", small = false, className, type, ...rest }: IconButtonProps) {
  const look =
    kind === "plain"
      ? cx(plain, small ? plainSizes.small : plainSizes.normal)
      : buttonClass({ kind, small, square: true });
  return (
    <button
      {...rest}
      {...useKeptFocus(rest)}
      type={type ?? "button"}
      aria-label={label}
      title={rest.title ?? label}
      className={cx(look, className)}
    >
      <Icon of={icon} size={small || kind !== "plain" ? 16 : 18} />
    </button>
  );
}
