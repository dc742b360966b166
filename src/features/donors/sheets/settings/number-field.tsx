import { useState } from "react";
import { Field } from "../../../../ui/field/field";
import { TextInput } from "../../../../ui/field/text-input";

interface NumberFieldProps {
  label: string;
  help?: string | undefined;
  error?: string | undefined;
  /** NaN while the text isn't a number. */
  value: number;
  onValue: (value: number) => void;
}

const written = (value: number) => (Number.isNaN(value) ? "" : String(value).replace(".", ","));
const numberOf = (text: string) => (/^\s*-?\d+([.,]\d+)?\s*$/.test(text) ? Number(text.replace(",", ".")) : Number.NaN);

/** A field for a number, with a comma or a point. */
export function NumberField({ label, help, error, value, onValue }: NumberFieldProps) {
  const [text, setText] = useState(written(value));
  // the value was changed elsewhere, for example by a click on the sheet
  const shown = Object.is(numberOf(text), value) ? text : written(value);
  return (
    <Field label={label} help={help} error={error}>
      <TextInput
        inputMode="decimal"
        autoComplete="off"
        value={shown}
        onChange={({ target }) => {
          setText(target.value);
          onValue(numberOf(target.value));
        }}
      />
    </Field>
  );
}
