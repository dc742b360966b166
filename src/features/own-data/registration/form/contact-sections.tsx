import { Field } from "../../../../ui/field/field";
import { TextInput } from "../../../../ui/field/text-input";
import { tw } from "../../../../ui/tw";
import { AddressFields, PhoneFields } from "../../../../shared/record-form/person";
import { FieldsSection, RecordField, spans } from "../../../../shared/record-form";
import type { RegistrationField } from "./registration-fields";
import { texts } from "./texts";

export const Divider = () => <div className={tw`border-t border-line`} />;

const OwnField = RecordField<RegistrationField>;

/** How the association reaches the donor. The e-mail address is only shown: the user signs in with it. */
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
