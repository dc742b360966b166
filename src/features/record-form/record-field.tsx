import type { ReactNode } from "react";
import { Controller, useFormContext } from "react-hook-form";
import { Checkbox } from "../../ui/field/choice";
import { Field } from "../../ui/field/field";
import { Select, type SelectOption } from "../../ui/field/select";
import { TextInput, type TextInputProps } from "../../ui/field/text-input";
import { DateInput } from "../forms";
import { ChoiceCards } from "./choice-cards";
import { spans, type Span } from "./fields-section";
import type { FormValues } from "../../domain/fields/form-values";
import { useRecordField } from "./record-form-context";

/** How a text is typed, for the browser and its keyboard. */
type Typing = Pick<
  TextInputProps,
  | "autoComplete"
  | "autoCapitalize"
  | "autoCorrect"
  | "spellCheck"
  | "type"
  | "inputMode"
  | "maxLength"
  | "mono"
  | "aria-required"
>;

interface RecordFieldProps<Name extends string> extends Typing {
  name: Name;
  span: Span;
  help?: ReactNode;
  /** Something to check that stops nobody. */
  warning?: ReactNode;
  /** A confirmation. */
  ok?: ReactNode;
  /** Marked "facoltativo". */
  optional?: boolean;
  /** Another field, checked again whenever this one changes. */
  deps?: Name;
  /** What can be chosen, where the catalogue doesn't know it (zones) or in another order. */
  options?: readonly SelectOption[];
  /** The options stand side by side as cards: for two of them. */
  cards?: boolean;
}

/**
 * A field of the form's record: its control by its kind, its label from the catalogue, its words from the form; shown
 * and locked where the account may not change it.
 */
export function RecordField<Name extends string>(props: RecordFieldProps<Name>) {
  const { name, span, help, warning, ok, optional = false, deps, options, cards = false, ...typing } = props;
  const { control, register } = useFormContext<FormValues>();
  const { field, disabled, error } = useRecordField(name);
  const { kind, label, required = false } = field;
  const className = spans[span];
  const registered = () => ({ ...register(name, deps && { deps }), required, disabled });
  const choices = options ?? Object.entries(field.options ?? {}).map(([value, shown]) => ({ value, label: shown }));

  if (kind === "flag") return <Checkbox {...register(name)} {...{ label, help, error, disabled, className }} />;
  if (cards)
    return (
      <div className={className}>
        <ChoiceCards {...{ name, legend: label, help, error, disabled, options: choices, ...typing }} />
      </div>
    );
  const around = { label, help, error, warning, ok, optional, className };
  if (kind === "day")
    return (
      <Controller
        name={name}
        control={control}
        render={({ field: { onChange, value, ...rest } }) => (
          <Field {...around}>
            <DateInput
              {...rest}
              {...{ required, disabled, ...typing }}
              value={String(value)}
              onValueChange={onChange}
            />
          </Field>
        )}
      />
    );
  return (
    <Field {...around}>
      {kind === "enumeration" || kind === "zone" ? (
        <Select {...registered()} options={choices} placeholder="" />
      ) : (
        <TextInput {...registered()} {...(kind === "number" && { inputMode: "decimal" })} {...typing} />
      )}
    </Field>
  );
}
