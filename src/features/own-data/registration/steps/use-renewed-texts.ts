import { useEffect, useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { CONSENTS, type ConsentField } from "../../../../domain/donor/consents";
import type { FormValues } from "../../../../domain/fields/form-values";
import type { ConsentSettings } from "../../../../domain/settings/consent-settings";
import { readSeen, writeSeen } from "../form/registration-values";

/**
 * Clears a consent whose text changes while the form is open, or since the draft was saved: consent must be informed (GDPR
 * art. 4 no. 11).
 * @param consentTexts the current texts; null until they are known
 * @returns the consents that were cleared
 */
export function useRenewedTexts(consentTexts: ConsentSettings | null): ReadonlySet<ConsentField> {
  const { getValues, setValue } = useFormContext<FormValues>();
  const seenVersions = String(useWatch<FormValues>({ name: "seen" }) ?? "");
  const [renewed, setRenewed] = useState<ReadonlySet<ConsentField>>(new Set());
  useEffect(() => {
    const current = consentTexts && writeSeen(consentTexts);
    if (current === null || current === seenVersions) return;
    const former = readSeen(seenVersions);
    const changed = CONSENTS.filter(
      ({ code, field }) => former[code] !== consentTexts?.[code].version && getValues(field),
    );
    for (const { field } of changed) setValue(field, false, { shouldDirty: true });
    setValue("seen", current);
    if (changed.length > 0) setRenewed((before) => new Set([...before, ...changed.map(({ field }) => field)]));
  }, [consentTexts, seenVersions, getValues, setValue]);
  return renewed;
}
