import { useState } from "react";
import { useFormContext } from "react-hook-form";
import type { FormValues } from "../../../domain/fields/form-values";
import type { Place } from "../../../domain/places/places";
import { texts } from "./texts";

/** What follows from the town that somebody chose: its province, and its postal code where it has one alone. */
export function useTown(): { take: (place: Place) => void; capsHelp: string | null } {
  const { setValue, getValues } = useFormContext<FormValues>();
  const [chosen, setChosen] = useState<Place | null>(null);
  const take = (place: Place) => {
    setChosen(place);
    if (place.province) setValue("province", place.province, { shouldDirty: true, shouldValidate: true });
    if (!place.cap) return;
    const [first, last] = place.cap;
    const cap = String(getValues("cap"));
    // of several nobody knows which one; one that is none of them goes
    if (first === last || cap < first || cap > last)
      setValue("cap", first === last ? first : "", { shouldDirty: true, shouldValidate: true });
  };
  const [first, last] = chosen?.cap ?? [];
  return { take, capsHelp: first && last && first !== last ? texts.caps(first, last) : null };
}
