import { useState, type ReactNode } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import type { FormValues } from "../../../domain/fields/form-values";
import { countDigits, phoneDoubt } from "../../../domain/contacts/phone-doubt";
import { MeantValue } from "../../../ui/field/meant-value";
import { texts } from "../texts";

interface DoubtedPhone {
  /** For below the field; null if the number looks right. */
  warning: ReactNode;
  onFocus: () => void;
  onBlur: () => void;
}

/** Doubts a telephone number that looks wrong, and offers the number that was probably meant. */
export function usePhoneDoubt(name: string, isPhone: boolean): DoubtedPhone {
  const { control, setValue, setFocus } = useFormContext<FormValues>();
  const typed = useWatch({ control, name, disabled: !isPhone });
  const [hasFocus, setHasFocus] = useState(false);
  const doubt = isPhone ? phoneDoubt(String(typed ?? ""), name === "mobile" ? "mobile" : "phoneHome") : null;
  const take = (fix: string) => {
    setValue(name, fix, { shouldDirty: true, shouldValidate: true });
    setFocus(name);
  };
  // While the user types, every number is too short for a moment.
  const isShown = doubt && !(doubt.kind === "missing-zero" && hasFocus);
  return {
    warning: isShown && (
      <>
        {texts.phone[doubt.kind](countDigits(String(typed)))}{" "}
        {doubt.fix && <MeantValue value={doubt.fix} onTake={() => take(doubt.fix ?? "")} />}
      </>
    ),
    onFocus: () => setHasFocus(true),
    onBlur: () => setHasFocus(false),
  };
}
