import { useState } from "react";
import { useFormContext } from "react-hook-form";
import type { FormValues } from "../../../domain/fields/form-values";
import type { Place } from "../../../domain/places/places";
import { tw } from "../../../ui/tw";
import { RecordField } from "..";
import { PlaceField } from "./place-field";
import { texts, type FilledInBy } from "./texts";
import { usePlaces } from "./use-places";

const Field = RecordField<"street" | "cap" | "province" | "mobile" | "phoneHome">;
const LIVING = { living: true };

/** Where somebody lives, in the rows of a section: the town brings its province, and its postal code where it has one alone. */
export function AddressFields({ by }: { by: FilledInBy }) {
  const { setValue, getValues } = useFormContext<FormValues>();
  const [chosen, setChosen] = useState<Place | null>(null);
  const own = by === "oneself";
  const [wanted, setWanted] = useState(!own);
  const places = usePlaces(wanted);
  const known = (token: string) => own && { autoComplete: token };

  const takeTown = (place: Place) => {
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
  return (
    <div className={tw`contents`} onFocus={() => setWanted(true)}>
      <Field name="street" span={own ? "whole" : "half"} {...known("address-line1")} />
      <Field name="cap" span="cap" {...known("postal-code")} />
      <PlaceField
        name="city"
        span="city"
        places={places}
        query={LIVING}
        onPlace={takeTown}
        help={first && last && first !== last ? texts.caps(first, last) : null}
        {...known("address-level2")}
      />
      <Field name="province" span="province" {...known("address-level1")} />
    </div>
  );
}

/** The telephones. Who writes about themselves leaves one to be called on: the house's, if there is no mobile. */
export const PhoneFields = ({ by }: { by: FilledInBy }) =>
  by === "staff" ? (
    <>
      <Field name="mobile" span="half" />
      <Field name="phoneHome" span="half" />
    </>
  ) : (
    <>
      <Field name="mobile" span="half" deps="phoneHome" autoComplete="tel" aria-required />
      <Field name="phoneHome" span="half" deps="mobile" autoComplete="home tel" optional />
    </>
  );
