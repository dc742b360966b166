import { CardSection, RecordField } from "../../record-form";
import type { DonorFormField } from "../donor-form-fields";
import { texts } from "../texts";

const Field = RecordField<DonorFormField>;
const phone = { type: "tel", inputMode: "tel", autoComplete: "off" } as const;

/** How the association reaches them, and where they live. */
export const ContactsSection = () => (
  <CardSection title={texts.sections.contacts} hint={texts.sections.contactsHint}>
    <Field name="email" span="half" type="email" inputMode="email" autoComplete="off" />
    <Field {...phone} name="mobile" span="half" />
    <Field name="street" span="half" autoComplete="off" autoCapitalize="words" />
    <Field {...phone} name="phoneHome" span="half" />
    <Field name="cap" span="cap" inputMode="numeric" maxLength={5} autoComplete="off" />
    <Field name="city" span="city" autoComplete="off" autoCapitalize="words" />
    <Field name="province" span="province" maxLength={2} autoComplete="off" autoCapitalize="characters" />
  </CardSection>
);
