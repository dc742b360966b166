import { useState } from "react";
import { PlaceField, usePlaces, useTown } from "../../../../shared/record-form/person";
import { FieldsSection, RecordField } from "../../../../shared/record-form";
import type { RegistrationField } from "./registration-fields";
import { texts } from "./texts";

const Field = RecordField<RegistrationField>;
const LIVING = { living: true };

/** Where the donor lives: the town brings its postal code and its province along. */
export function AddressFields() {
  const [wanted, setWanted] = useState(false);
  const places = usePlaces(wanted);
  const { take, capsHelp } = useTown();
  return (
    <div onFocus={() => setWanted(true)}>
      <FieldsSection title={texts.sections.address} hint={texts.sections.addressHint}>
        <Field name="street" span="whole" autoComplete="address-line1" autoCapitalize="words" />
        <Field name="cap" span="cap" inputMode="numeric" maxLength={5} autoComplete="postal-code" />
        <PlaceField
          name="city"
          span="city"
          places={places}
          query={LIVING}
          onPlace={take}
          help={capsHelp}
          autoComplete="address-level2"
        />
        <Field
          name="province"
          span="province"
          maxLength={2}
          autoComplete="address-level1"
          autoCapitalize="characters"
        />
      </FieldsSection>
    </div>
  );
}
