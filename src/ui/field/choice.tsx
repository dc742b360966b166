import { useId } from "react";
import type { InputHTMLAttributes, ReactNode, Ref } from "react";
import { cx, tw } from "../tw";
import { boxClass, checkboxClass, choiceClass, radioClass } from "./choice-class";
import { FieldMessage } from "./field-message";
import { useRadioName } from "./use-radio-name";

interface ChoiceProps extends Omit<InputHTMLAttributes<HTMLInputElement>, "type"> {
  /** The words beside the box; without them give `aria-label` (a box in a table). */
  label?: ReactNode;
  help?: ReactNode;
  error?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

interface CheckboxProps extends ChoiceProps {
  /** Chosen in part; shown until the user decides. */
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
      aria-describedby={shown.length > 0 ? shown.map((one) => one.id).join(" ") : rest["aria-describedby"]}
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
        // Outside the label: a description, not a part of the name.
        <div
          className={tw`grid gap-1 pl-7 narrow:-mt-1.5 narrow:pl-8 narrow:pb-2 coarse:-mt-1.5 coarse:pl-8 coarse:pb-2`}
        >
          {shown.map(({ text, ...one }) => (
            <FieldMessage key={one.kind} {...one}>
              {text}
            </FieldMessage>
          ))}
        </div>
      )}
    </div>
  );
}

/** A yes or no, or one of several. */
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

/** One of several that exclude each other; give all of them one `name`, in a RadioGroup. */
export function Radio(props: Omit<ChoiceProps, "ref">) {
  return <Choice {...props} kind="radio" ref={useRadioName(props.name)} />;
}
