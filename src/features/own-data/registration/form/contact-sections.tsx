import { Field } from "../../../../ui/field/field";
import { TextInput } from "../../../../ui/field/text-input";
import { AddressFields, PhoneFields } from "../../../../shared/record-form/person";
import { FieldsSection, RecordField, spans } from "../../../../shared/record-form";
import { Divider } from "../steps/divider";
import type { RegistrationField } from "./registration-fields";
import { texts } from "./texts";

const OwnField = RecordField<RegistrationField>;

/** How the association reaches the donor. The address that signs in is shown, and changed nowhere yet. */
export const ContactSections = ({ email }: { email: string }) => (
  <>
    <FieldsSection title={texts.sections.contacts} hint={texts.sections.contactsHint}>
      <PhoneFields by="oneself" />
      <Field label={texts.email} help={texts.emailHelp} className={spans.whole}>
        <TextInput value={email} disabled autoComplete="off" />
      </Field>
      <OwnField name="byMail" span="whole" help={texts.byMailHelp} />
    </FieldsSection>
    <Divider />
    <FieldsSection title={texts.sections.address} hint={texts.sections.addressHint}>
      <AddressFields by="oneself" />
    </FieldsSection>
  </>
);
