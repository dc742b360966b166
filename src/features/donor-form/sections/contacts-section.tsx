import { useState } from "react";
import { useFormContext } from "react-hook-form";
import type { Place } from "../../../domain/places/places";
import { CardSection, RecordField } from "../../record-form";
import type { DonorFormField, DonorFormValues } from "../donor-form-fields";
import { PhoneField } from "../phone-field";
import { PlaceField } from "../place-field";
import { texts } from "../texts";
import type { usePlaces } from "../use-places";

const Field = RecordField<DonorFormField>;
const LIVING = { living: true };

/** How the association reaches them, and where they live. */
export function ContactsSection({ places }: { places: ReturnType<typeof usePlaces> }) {
  const { setValue, getValues } = useFormContext<DonorFormValues>();
  const [chosen, setChosen] = useState<Place | null>(null);
  const take = (place: Place) => {
    setChosen(place);
    if (place.province) setValue("province", place.province, { shouldDirty: true, shouldValidate: true });
    if (!place.cap) return;
    const [first, last] = place.cap;
    const cap = getValues("cap");
    // of several nobody knows which one; one that is none of them goes
    if (first === last || cap < first || cap > last)
      setValue("cap", first === last ? first : "", { shouldDirty: true, shouldValidate: true });
  };
  const [first, last] = chosen?.cap ?? [];
  return (
    <CardSection title={texts.sections.contacts} hint={texts.sections.contactsHint}>
      <Field name="email" span="half" type="email" inputMode="email" autoComplete="off" />
      <PhoneField name="mobile" span="half" />
      <Field name="street" span="half" autoComplete="off" autoCapitalize="words" />
      <PhoneField name="phoneHome" span="half" />
      <Field name="cap" span="cap" inputMode="numeric" maxLength={5} autoComplete="off" />
      <PlaceField
        name="city"
        span="city"
        places={places}
        query={LIVING}
        onPlace={take}
        help={first && last && first !== last && texts.caps(first, last)}
      />
      <Field name="province" span="province" maxLength={2} autoComplete="off" autoCapitalize="characters" />
    </CardSection>
  );
}
