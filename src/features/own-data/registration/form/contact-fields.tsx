import { Field } from "../../../../ui/field/field";
import { TextInput } from "../../../../ui/field/text-input";
import { PhoneField } from "../../../../shared/record-form/person";
import { FieldsSection, RecordField, spans } from "../../../../shared/record-form";
import type { RegistrationField } from "./registration-fields";
import { texts } from "./texts";

const OwnField = RecordField<RegistrationField>;

/** How the association reaches the donor. The address that signs in is shown, and changed nowhere yet. */
export const ContactFields = ({ email }: { email: string }) => (
  <FieldsSection title={texts.sections.contacts} hint={texts.sections.contactsHint}>
    <PhoneField name="mobile" span="half" deps="phoneHome" autoComplete="tel" aria-required />
    <PhoneField name="phoneHome" span="half" deps="mobile" autoComplete="home tel" optional />
    <Field label={texts.email} help={texts.emailHelp} className={spans.whole}>
      <TextInput value={email} disabled autoComplete="off" />
    </Field>
    <OwnField name="byMail" span="whole" help={texts.byMailHelp} />
  </FieldsSection>
);
