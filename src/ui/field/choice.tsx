import { useId } from "react";
import type { InputHTMLAttributes, ReactNode, Ref } from "react";
import { cx, tw } from "../tw";
import { boxClass, checkboxClass, choiceClass, radioClass } from "./choice-class";
import { FieldMessage } from "./field-message";
import { useRadioName } from "./use-radio-name";

interface ChoiceProps extends Omit<InputHTMLAttributes<HTMLInputElement>, "type"> {
  /** The text beside the box. Without it, give `aria-label` (a box in a table). */
  label?: ReactNode;
  help?: ReactNode;
  error?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

interface CheckboxProps extends ChoiceProps {
  /** Partly checked, until the user presses it. */
  indeterminate?: boolean;
}

function Choice({ kind, label, help, error, className, ...rest }: ChoiceProps & { kind: "checkbox" | "radio" }) {
  const id = useId();
  const messages = [
    { id: `${id}-help`, kind: "help", text: help },
    { id: `${id}-error`, kind: "error", text: error },
  ] as const;
  const shown = messages.filter(({ text }) => text);
  const box = (
    <input
      {...rest}
      type={kind}
      aria-invalid={error ? true : rest["aria-invalid"]}
      aria-describedby={shown.length > 0 ? shown.map((message) => message.id).join(" ") : rest["aria-describedby"]}
      className={cx(boxClass, kind === "radio" ? radioClass : checkboxClass, label ? tw`mt-px narrow:mt-0` : tw`hit`)}
    />
  );
  if (!label) return box;
  return (
    <div className={className}>
      <label className={cx(choiceClass, rest.disabled && tw`text-muted cursor-not-allowed`)}>
        {box}
        <span className={tw`min-w-0`}>{label}</span>
      </label>
      {shown.length > 0 && (
        // outside the label, because it isn't part of the name
        <div
          className={tw`grid gap-1 pl-7 narrow:-mt-1.5 narrow:pl-8 narrow:pb-2 coarse:-mt-1.5 coarse:pl-8 coarse:pb-2`}
        >
          {shown.map(({ text, ...message }) => (
            <FieldMessage key={message.kind} {...message}>
              {text}
            </FieldMessage>
          ))}
        </div>
      )}
    </div>
  );
}

/** A checkbox. */
export function Checkbox({ indeterminate = false, ref, ...rest }: CheckboxProps) {
  return (
    <Choice
      {...rest}
      kind="checkbox"
      ref={(element) => {
        if (element) element.indeterminate = indeterminate;
        if (typeof ref === "function") return ref(element);
        if (ref) ref.current = element;
      }}
    />
  );
}

/** A radio. All radios of a ChoiceGroup have the same `name`. */
export function Radio(props: Omit<ChoiceProps, "ref">) {
  return <Choice {...props} kind="radio" ref={useRadioName(props.name)} />;
}
