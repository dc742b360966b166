import { useCallback, useRef, useState, type ReactNode } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { unwrapEmail } from "../../../domain/contacts/email";
import { suggestEmail } from "../../../domain/contacts/email-suggestion";
import { countDigits, phoneDoubt } from "../../../domain/contacts/phone-doubt";
import type { FieldFormat } from "../../../domain/fields/field";
import type { FormValues } from "../../../domain/fields/form-values";
import { capitaliseName } from "../../../domain/language/name-case";
import { MeantValue } from "../../../ui/field/meant-value";
import { useNormaliser } from "../record-form-context";
import { texts } from "../texts";

/** Tidies a text by its format; null if nothing changes. */
const TIDY: Readonly<Partial<Record<FieldFormat, (typed: string) => Promise<string | null>>>> = {
  phone: async (typed) =>
    (await import("../../../domain/contacts/normalise-phone").catch(() => null))?.normalisePhone(typed) ?? null,
  name: (typed) => Promise.resolve(capitaliseName(typed)),
  email: (typed) => Promise.resolve(unwrapEmail(typed)),
};

/** Suggests corrections, and tidies the text on blur. */
export function useTypedText(name: string, format: FieldFormat | undefined) {
  const { getValues, setValue, setFocus } = useFormContext<FormValues>();
  const tidy = useTidied(name, format);
  const [meantEmail, setMeantEmail] = useState<string | null>(null);
  const [hasFocus, setHasFocus] = useState(false);
  const take = (value: string) => {
    setMeantEmail(null);
    setValue(name, value, { shouldDirty: true, shouldValidate: true });
    setFocus(name);
  };
  const phoneWarning = usePhoneWarning(name, format === "phone", hasFocus, take);
  const emailWarning = meantEmail !== null && <MeantValue value={meantEmail} onTake={() => take(meantEmail)} />;
  return {
    warning: phoneWarning ?? emailWarning,
    onFocus: () => setHasFocus(true),
    onChange: () => setMeantEmail(null),
    onBlur() {
      tidy();
      setHasFocus(false);
      setMeantEmail(format === "email" ? suggestEmail(String(getValues(name))) : null);
    },
  };
}

/** @returns a warning about a telephone number that looks wrong; null if it looks right */
function usePhoneWarning(name: string, isPhone: boolean, hasFocus: boolean, take: (fix: string) => void): ReactNode {
  const { control } = useFormContext<FormValues>();
  const typed = String(useWatch({ control, name, disabled: !isPhone }) ?? "");
  const doubt = isPhone ? phoneDoubt(typed, name === "mobile" ? "mobile" : "phoneHome") : null;
  // an incomplete number is normal while the user types
  if (!doubt || (doubt.kind === "missing-zero" && hasFocus)) return null;
  const { kind, fix } = doubt;
  return (
    <>
      {texts.phone[kind](countDigits(typed))} {fix && <MeantValue value={fix} onTake={() => take(fix)} />}
    </>
  );
}

/**
 * Tidies a changed text on blur and before a save: a telephone number, a name without capitals or in capitals only, an e-mail
 * address with a name around it ("Ada <a@b.it>").
 * @returns the blur handler
 */
function useTidied(name: string, format: FieldFormat | undefined): () => void {
  const { getValues, setValue, formState } = useFormContext<FormValues>();
  const tidied = useRef("");
  const meant = useRef("");
  const tidy = format && TIDY[format];
  const normalise = useCallback(
    (typed: string) => (tidy && typed !== meant.current ? tidy(typed) : Promise.resolve(null)),
    [tidy],
  );
  useNormaliser(name, tidy ? normalise : null);
  return () => {
    const typed = String(getValues(name));
    // the user only switches to another window
    if (!tidy || !typed || typed === formState.defaultValues?.[name] || !document.hasFocus()) return;
    // tidying is a guess ("bell hooks"): if the user types the same again, keep it
    if (typed === tidied.current) meant.current = typed;
    void normalise(typed).then((written) => {
      // the user may have typed more meanwhile
      if (!written || written === typed || getValues(name) !== typed) return;
      tidied.current = typed;
      setValue(name, written, { shouldDirty: true, shouldValidate: true });
    });
  };
}
