import { useState, type ReactNode } from "react";
import { useFormContext } from "react-hook-form";
import { suggestEmail } from "../../../domain/contacts/email-suggestion";
import type { FormValues } from "../../../domain/fields/form-values";
import { MeantValue } from "../../../ui/field/meant-value";

interface AskedEmail {
  /** For below the field; null where nothing odd was typed. */
  question: ReactNode;
  onChange: () => void;
  onBlur: () => void;
}

/** What was probably meant where an address holds a slip of the finger ("gmail.con"): asked when the field is left. */
export function useMeantEmail(name: string, isEmail: boolean): AskedEmail {
  const { getValues, setValue, setFocus } = useFormContext<FormValues>();
  const [meant, setMeant] = useState<string | null>(null);
  const take = (email: string) => {
    setMeant(null);
    setValue(name, email, { shouldDirty: true, shouldValidate: true });
    setFocus(name);
  };
  return {
    question: meant !== null && <MeantValue value={meant} onTake={() => take(meant)} />,
    onChange: () => setMeant(null),
    onBlur: () => setMeant(isEmail ? suggestEmail(String(getValues(name))) : null),
  };
}
