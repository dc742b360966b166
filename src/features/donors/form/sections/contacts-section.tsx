import { PhoneField, PlaceField, useTown, type KnownPlaces } from "../../../../shared/record-form/person";
import { CardSection, RecordField } from "../../../../shared/record-form";
import type { DonorFormField } from "../donor-form-fields";
import { texts } from "../texts";

const Field = RecordField<DonorFormField>;
const LIVING = { living: true };

/** How the association reaches them, and where they live. */
export function ContactsSection({ places }: { places: KnownPlaces | null }) {
  const { take, capsHelp } = useTown();
  return (
    <CardSection title={texts.sections.contacts} hint={texts.sections.contactsHint}>
      <Field name="email" span="half" type="email" inputMode="email" autoComplete="off" />
      <PhoneField name="mobile" span="half" />
      <Field name="street" span="half" autoComplete="off" autoCapitalize="words" />
      <PhoneField name="phoneHome" span="half" />
      <Field name="cap" span="cap" inputMode="numeric" maxLength={5} autoComplete="off" />
      <PlaceField name="city" span="city" places={places} query={LIVING} onPlace={take} help={capsHelp} />
      <Field name="province" span="province" maxLength={2} autoComplete="off" autoCapitalize="characters" />
    </CardSection>
  );
}
