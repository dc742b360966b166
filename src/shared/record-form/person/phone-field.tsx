import { useFormContext } from "react-hook-form";
import type { FormValues } from "../../../domain/fields/form-values";
import { RecordField, useFinisher, type Span } from "..";

interface PhoneFieldProps {
  name: "mobile" | "phoneHome" | "officePhone" | "phone";
  span: Span;
  autoComplete?: string;
  optional?: boolean;
  deps?: "mobile" | "phoneHome";
  "aria-required"?: boolean;
}

const tidied = async (typed: string) =>
  (await import("./normalise-phone").catch(() => null))?.normalisePhone(typed) ?? null;

/** A telephone number: brought into the one way of writing it when the field is left, or saved. */
export function PhoneField({ name, ...field }: PhoneFieldProps) {
  const { getValues, setValue } = useFormContext<FormValues>();
  const tidy = async () => {
    const typed = String(getValues(name));
    if (!typed) return;
    const tidy = await tidied(typed);
    // what was typed meanwhile stays
    if (tidy && tidy !== typed && getValues(name) === typed)
      setValue(name, tidy, { shouldDirty: true, shouldValidate: true });
  };
  useFinisher(name, tidied);
  return (
    <RecordField name={name} type="tel" inputMode="tel" autoComplete="off" {...field} onLeave={() => void tidy()} />
  );
}
