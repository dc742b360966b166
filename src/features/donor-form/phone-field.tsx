import { useFormContext } from "react-hook-form";
import { RecordField, type Span } from "../record-form";
import type { DonorFormValues } from "./donor-form-fields";

interface PhoneFieldProps {
  name: "mobile" | "phoneHome" | "officePhone";
  span: Span;
}

/** A telephone number: brought into the one way of writing it when the field is left. */
export function PhoneField({ name, span }: PhoneFieldProps) {
  const { getValues, setValue } = useFormContext<DonorFormValues>();
  const tidy = async () => {
    const typed = getValues(name);
    if (!typed) return;
    const phone = await import("./normalise-phone").catch(() => null);
    const tidied = phone?.normalisePhone(typed);
    // what was typed meanwhile stays
    if (tidied && tidied !== typed && getValues(name) === typed)
      setValue(name, tidied, { shouldDirty: true, shouldValidate: true });
  };
  return (
    <RecordField name={name} span={span} type="tel" inputMode="tel" autoComplete="off" onLeave={() => void tidy()} />
  );
}
