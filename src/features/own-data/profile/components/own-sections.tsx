import { DONOR_FIELDS } from "../../../../domain/fields/donor-fields";
import { AddressFields, PersonFields, PhoneFields } from "../../../../shared/record-form/person";
import { CardSection, RecordField } from "../../../../shared/record-form";
import type { OwnField } from "../own-fields";
import { texts } from "../texts";

const Field = RecordField<OwnField>;
const REASONS = Object.entries(DONOR_FIELDS.reason.options).map(([value, label]) => ({ value, label }));

/** All fields that a donor may change. @param telephone whether one is asked for */
export const OwnSections = ({ telephone }: { telephone: boolean }) => (
  <>
    <CardSection title={texts.sections.person} hint={texts.sections.personHint}>
      <PersonFields by="oneself" ages={false} />
    </CardSection>
    <CardSection title={texts.sections.contacts} hint={texts.sections.contactsHint}>
      <PhoneFields by="oneself" needed={telephone} />
      <AddressFields by="oneself" />
      <Field name="byMail" span="whole" />
    </CardSection>
    <CardSection title={texts.sections.other} hint={texts.sections.otherHint}>
      <Field name="branch" span="half" />
      <Field name="officePhone" span="half" autoComplete="work tel" />
      <Field name="officeEmail" span="half" autoComplete="work email" />
      <Field name="aggregateOf" span="half" help={texts.donatesWithHelp} />
      <Field name="reason" span="half" options={REASONS} />
      <Field name="inscriptionNote" span="whole" />
    </CardSection>
  </>
);
