import { useEffect, useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { CONSENTS, type ConsentField } from "../../../../domain/donor/consents";
import type { FormValues } from "../../../../domain/fields/form-values";
import type { ConsentSettings } from "../../../../domain/settings/consent-settings";
import { readSeen, writeSeen } from "../form/seen-texts";

/**
 * Nobody agrees to what they haven't read (GDPR art. 4 no. 11: informed): a text that becomes another while the form is open,
 * or since a draft was kept, is to be ticked anew.
 * @param texts in force; null as long as they aren't known
 * @returns which of those that were ticked are new
 */
export function useRenewedTexts(texts: ConsentSettings | null): ReadonlySet<ConsentField> {
  const { getValues, setValue } = useFormContext<FormValues>();
  const seen = String(useWatch<FormValues>({ name: "seen" }) ?? "");
  const [renewed, setRenewed] = useState<ReadonlySet<ConsentField>>(new Set());
  useEffect(() => {
    const now = texts && writeSeen(texts);
    if (now === null || now === seen) return;
    const former = readSeen(seen);
    const changed = CONSENTS.filter(({ code, field }) => former[code] !== texts?.[code].version && getValues(field));
    for (const { field } of changed) setValue(field, false, { shouldDirty: true });
    setValue("seen", now);
    if (changed.length > 0) setRenewed((before) => new Set([...before, ...changed.map(({ field }) => field)]));
  }, [texts, seen, getValues, setValue]);
  return renewed;
}
