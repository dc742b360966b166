import type { ReactNode } from "react";
import { Controller, useFormContext, useFormState, useWatch } from "react-hook-form";
import { Checkbox } from "../../../ui/field/choice";
import { Field } from "../../../ui/field/field";
import { Select, type SelectOption, type SelectProps } from "../../../ui/field/select";
import { Textarea } from "../../../ui/field/textarea";
import { TextInput, type TextInputProps } from "../../../ui/field/text-input";
import { DateInput, dayMessage, DayPicker, keepServerError } from "../../forms";
import { spans, type Span } from "./fields-section";
import type { FieldFormat } from "../../../domain/fields/field";
import type { FormValues } from "../../../domain/fields/form-values";
import { useRecordField } from "../record-form-context";
import { useTypedText } from "./use-typed-text";
import { boxClass, radioClass } from "../../../ui/field/choice-class";
import { ChoiceGroup } from "../../../ui/field/choice-group";
import { useRadioName } from "../../../ui/field/use-radio-name";
import { cx, tw } from "../../../ui/tw";

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
  | "placeholder"
>;

/** Input attributes by format; the form can override them. */
const TYPING: Readonly<Record<FieldFormat, Typing>> = {
  name: { autoCapitalize: "words" },
  place: { autoCapitalize: "words" },
  street: { autoCapitalize: "words" },
  note: {},
  fiscalCode: { mono: true, autoCapitalize: "characters", autoCorrect: "off", spellCheck: false },
  cap: { inputMode: "numeric", maxLength: 10 },
  province: { autoCapitalize: "words" },
  phone: { type: "tel", inputMode: "tel" },
  email: { type: "email", inputMode: "email" },
};

/** For the example in messages: the days in forms are birthdays. */
const EXAMPLE_BIRTH_YEAR = 1980;

interface RecordFieldProps<Name extends string> extends Typing {
  name: Name;
  /** By default half a row; notes and checkboxes take a whole row. */
  span?: Span;
  help?: ReactNode;
  /** A problem that doesn't stop a save. */
  warning?: ReactNode;
  ok?: ReactNode;
  /** Marked "facoltativo", or "facoltativa". */
  optional?: boolean | "feminine";
  /** Marks a required field "obbligatorio" or "obbligatoria", in a form whose other fields may stay empty. */
  marked?: boolean | "feminine";
  /** Another field that is validated again when this one changes. */
  deps?: Name;
  /** The options, if the catalogue doesn't know them (zones) or for another order. */
  options?: readonly SelectOption[];
  /** Shows two options as cards side by side. */
  cards?: boolean;
  multiline?: boolean;
  /** Label of the button that opens a calendar; no button without it. */
  calendarLabel?: string;
}

/**
 * A field of the form: the control depends on the field's kind, the label comes from the catalogue. Disabled if the user may
 * not change it.
 */
export function RecordField<Name extends string>(props: RecordFieldProps<Name>) {
  const {
    name,
    span: given,
    help,
    warning,
    ok,
    optional = false,
    marked = false,
    deps,
    options,
    cards = false,
    ...others
  } = props;
  const { control, register, getFieldState } = useFormContext<FormValues>();
  const { field, disabled, error } = useRecordField(name);
  const { kind, label, required = false, format } = field;
  const { multiline = format === "note", calendarLabel, ...typingProps } = others;
  const className = spans[given ?? (multiline || kind === "flag" ? "whole" : "half")];
  const typing = { autoComplete: "off", ...(format && TYPING[format]), ...typingProps };
  const { warning: typedWarning, onFocus, onChange, onBlur } = useTypedText(name, format);
  const registered = () => ({
    ...keepServerError({ getFieldState }, register(name, { ...(deps && { deps }), onChange, onBlur })),
    required,
    disabled,
  });
  const choices =
    options ?? Object.entries(field.options ?? {}).map(([value, optionLabel]) => ({ value, label: optionLabel }));

  if (kind === "flag")
    return (
      <Checkbox {...register(name)} label={label} help={help} error={error} disabled={disabled} className={className} />
    );
  if (cards)
    return (
      <div className={className}>
        <ChoiceCards
          name={name}
          legend={label}
          help={help}
          error={error}
          disabled={disabled}
          required={required}
          options={choices}
          {...typingProps}
        />
      </div>
    );
  const fieldProps = {
    label,
    help,
    error,
    warning: warning ?? typedWarning,
    ok,
    optional,
    marked: required && marked,
    className,
  };
  if (kind === "day")
    return (
      <Controller
        name={name}
        control={control}
        render={({ field: { onChange, value, ...rest } }) => (
          <Field {...fieldProps} error={dayMessage(String(value), error, EXAMPLE_BIRTH_YEAR)}>
            {calendarLabel ? (
              <DayPicker
                {...rest}
                required={required}
                disabled={disabled}
                calendarLabel={calendarLabel}
                {...typing}
                value={String(value)}
                onValueChange={onChange}
              />
            ) : (
              <DateInput
                {...rest}
                required={required}
                disabled={disabled}
                {...typing}
                value={String(value)}
                onValueChange={onChange}
              />
            )}
          </Field>
        )}
      />
    );
  return (
    <Field {...fieldProps}>
      {kind === "enumeration" || kind === "zone" ? (
        <ChoiceSelect {...registered()} options={choices} placeholder={typingProps.placeholder ?? ""} />
      ) : multiline ? (
        <Textarea {...registered()} />
      ) : (
        <TextInput
          {...registered()}
          onFocus={onFocus}
          {...(kind === "number" && { inputMode: "decimal" })}
          {...typing}
        />
      )}
    </Field>
  );
}

interface ChoiceSelectProps extends Omit<SelectProps, "options"> {
  name: string;
  options: readonly SelectOption[];
}

/** A select that also offers the current value if it isn't among the options: an unknown value, or options that load late. */
function ChoiceSelect({ options, ...registered }: ChoiceSelectProps) {
  const { control } = useFormContext<FormValues>();
  const { defaultValues } = useFormState({ control });
  const value = String(useWatch({ control, name: registered.name }) ?? "");
  const initial = String(defaultValues?.[registered.name] ?? "");
  const missing = [...new Set([value, initial])].filter(
    (item) => item && !options.some((option) => option.value === item),
  );
  return <Select {...registered} options={[...options, ...missing.map((item) => ({ value: item, label: item }))]} />;
}

interface ChoiceCardsProps {
  name: string;
  legend: ReactNode;
  help?: ReactNode;
  error: string | undefined;
  options: readonly SelectOption[];
  disabled: boolean;
  required: boolean;
  autoComplete?: string | undefined;
}

const card = tw`flex h-control cursor-pointer items-center gap-2.5 rounded border border-line-input px-3`;

/** Radio buttons as cards. */
function ChoiceCards({ name, legend, help, error, options, ...input }: ChoiceCardsProps) {
  const { control, register } = useFormContext<FormValues>();
  const chosen = useWatch({ control, name });
  const named = useRadioName(name);
  const { ref, ...registered } = register(name);
  const attach = (radio: HTMLInputElement) => {
    const leaveGroup = named(radio);
    ref(radio);
    return () => {
      leaveGroup();
      ref(null);
    };
  };
  return (
    <ChoiceGroup legend={legend} help={help} error={error}>
      <div className={tw`grid grid-cols-2 gap-2`}>
        {options.map(({ value, label }) => (
          <label
            key={value}
            className={cx(card, value === chosen ? tw`bg-selected font-medium` : tw`bg-surface hover:border-muted`)}
          >
            <input
              {...registered}
              {...input}
              ref={attach}
              type="radio"
              value={value}
              className={cx(boxClass, radioClass)}
            />
            {label}
          </label>
        ))}
      </div>
    </ChoiceGroup>
  );
}
