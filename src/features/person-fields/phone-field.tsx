import { useFormContext } from "react-hook-form";
import type { FormValues } from "../../domain/fields/form-values";
import { RecordField, type Span } from "../record-form";

interface PhoneFieldProps {
  name: "mobile" | "phoneHome" | "officePhone";
  span: Span;
  autoComplete?: string;
  optional?: boolean;
  deps?: "mobile" | "phoneHome";
  "aria-required"?: boolean;
}

/** A telephone number: brought into the one way of writing it when the field is left. */
export function PhoneField({ name, ...field }: PhoneFieldProps) {
  const { getValues, setValue } = useFormContext<FormValues>();
  const tidy = async () => {
    const typed = String(getValues(name));
    if (!typed) return;
    const phone = await import("./normalise-phone").catch(() => null);
    const tidied = phone?.normalisePhone(typed);
    // what was typed meanwhile stays
    if (tidied && tidied !== typed && getValues(name) === typed)
      setValue(name, tidied, { shouldDirty: true, shouldValidate: true });
  };
  return (
    <RecordField name={name} type="tel" inputMode="tel" autoComplete="off" {...field} onLeave={() => void tidy()} />
  );
}
