import { FieldsSection, RecordField } from "../../record-form";
import type { RegistrationField } from "./registration-fields";
import { texts } from "./texts";

const Field = RecordField<RegistrationField>;

/** Where the donor lives. */
export const AddressFields = () => (
  <FieldsSection title={texts.sections.address} hint={texts.sections.addressHint}>
    <Field name="street" span="whole" autoComplete="address-line1" autoCapitalize="words" />
    <Field name="cap" span="cap" inputMode="numeric" maxLength={5} autoComplete="postal-code" />
    <Field name="city" span="city" autoComplete="address-level2" autoCapitalize="words" />
    <Field name="province" span="province" autoComplete="address-level1" autoCapitalize="characters" />
  </FieldsSection>
);
