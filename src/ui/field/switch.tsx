import type { InputHTMLAttributes, ReactNode, Ref } from "react";
import { cx, tw } from "../tw";

interface SwitchProps extends Omit<InputHTMLAttributes<HTMLInputElement>, "type" | "role"> {
  label: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

const track = tw`appearance-none flex-none relative w-9 h-5 rounded-full border border-line-input bg-surface cursor-pointer transition before:content-[''] before:absolute before:top-[3px] before:left-[3px] before:size-3 before:rounded-full before:bg-line-input before:transition-transform checked:bg-accent checked:border-accent checked:before:bg-on-accent checked:before:[translate:16px_0] disabled:bg-sunken disabled:border-line-control disabled:cursor-not-allowed forced:appearance-auto forced:before:hidden`;

/** A switch: it takes effect at once, without a save. */
export function Switch({ label, className, ...rest }: SwitchProps) {
  return (
    <label
      className={cx(
        tw`inline-flex gap-2.5 items-center cursor-pointer narrow:min-h-[44px] coarse:min-h-[44px]`,
        className,
      )}
    >
      {/* oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox has aria-checked implicitly */}
      <input {...rest} type="checkbox" role="switch" className={track} />
      <span>{label}</span>
    </label>
  );
}
