import { Controller, useFormContext } from "react-hook-form";
import type { FormValues } from "../../../domain/fields/form-values";
import { findProvinces, readProvince } from "../../../domain/places/provinces";
import { Combobox } from "../../../ui/field/combobox";
import { Field } from "../../../ui/field/field";
import { spans, useRecordField } from "..";

const NAME = "province";

/** The field of a province, with suggestions. A name becomes the two letters on blur. */
export function ProvinceField({ autoComplete = "off" }: { autoComplete?: string }) {
  const { control, getFieldState, getValues, setValue } = useFormContext<FormValues>();
  const { field, disabled, error } = useRecordField(NAME);
  const take = (code: string) => setValue(NAME, code, { shouldDirty: true, shouldValidate: true });
  return (
    <Controller
      name={NAME}
      control={control}
      rules={{ deps: "cap" }}
      render={({ field: { onChange, onBlur, value, ...rest } }) => {
        const found = findProvinces(String(value)).filter(({ code }) => code !== value);
        return (
          <Field label={field.label} error={error} className={spans.province}>
            <Combobox
              {...rest}
              alignsEnd
              disabled={disabled}
              required={field.required ?? false}
              autoComplete={autoComplete}
              autoCapitalize="words"
              value={String(value)}
              onBlur={() => {
                // validation would remove the server's message
                if (getFieldState(NAME).error?.type !== "server") onBlur();
                const typed = String(getValues(NAME));
                const code = readProvince(typed);
                if (code !== null && code !== typed) take(code);
              }}
              onValueChange={onChange}
              suggestions={found.map(({ code, name }) => ({ key: code, label: name, hint: code }))}
              onChoose={take}
            />
          </Field>
        );
      }}
    />
  );
}
