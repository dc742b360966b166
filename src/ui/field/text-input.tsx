import type { InputHTMLAttributes, ReactNode, Ref } from "react";
import { Icon } from "../icons/icon";
import type { IconType } from "../icons/icon";
import { cx, tw } from "../tw";
import { useFieldControl } from "./field-context";
import { inputClass } from "./input-class";

export interface TextInputProps extends InputHTMLAttributes<HTMLInputElement> {
  /** A decorative icon at the start. */
  icon?: IconType;
  /** A small control at the end, for example a button. */
  end?: ReactNode;
  /** A monospaced font, for numbers and codes. */
  mono?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** A text field. Inside a Field it is connected to its label and messages. */
export function TextInput({ icon, end, mono, className, ...rest }: TextInputProps) {
  const field = useFieldControl(rest);
  const input = (
    <input
      type="text"
      {...rest}
      {...field}
      className={inputClass(
        mono ? "mono" : "normal",
        cx(icon && tw`pl-9`, Boolean(end) && tw`pr-[calc(var(--gds-control)+4px)]`, !icon && !end && className),
      )}
    />
  );
  if (!icon && !end) return input;
  return (
    <div className={cx(tw`relative flex items-center min-w-0`, className)}>
      {input}
      {icon && <Icon of={icon} className={tw`absolute left-[11px] text-faint pointer-events-none`} />}
      {end && <span className={tw`absolute right-1 flex items-center gap-1 text-faint`}>{end}</span>}
    </div>
  );
}
