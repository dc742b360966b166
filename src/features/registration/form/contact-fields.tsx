import { Field } from "../../../ui/field/field";
import { TextInput } from "../../../ui/field/text-input";
import { FieldsSection, RecordField, spans } from "../../record-form";
import type { RegistrationField } from "./registration-fields";
import { texts } from "./texts";

const OwnField = RecordField<RegistrationField>;
const phone = { type: "tel", inputMode: "tel", span: "half" } as const;

/** How the association reaches the donor. The address that signs in is shown, and changed nowhere yet. */
export const ContactFields = ({ email }: { email: string }) => (
  <FieldsSection title={texts.sections.contacts} hint={texts.sections.contactsHint}>
    <OwnField {...phone} name="mobile" deps="phoneHome" autoComplete="tel" aria-required />
    <OwnField {...phone} name="phoneHome" deps="mobile" autoComplete="home tel" optional />
    <Field label={texts.email} help={texts.emailHelp} className={spans.whole}>
      <TextInput value={email} disabled autoComplete="off" />
    </Field>
    <OwnField name="byMail" span="whole" help={texts.byMailHelp} />
  </FieldsSection>
);
