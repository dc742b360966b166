import type { Ref, TextareaHTMLAttributes } from "react";
import { useFieldControl } from "./field-context";
import { inputClass } from "./input-class";

interface TextareaProps extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  ref?: Ref<HTMLTextAreaElement>;
}

/** A text field with several lines; the user can change its height. */
export function Textarea({ className, ...rest }: TextareaProps) {
  const field = useFieldControl(rest);
  return <textarea rows={3} {...rest} {...field} className={inputClass("area", className)} />;
}
