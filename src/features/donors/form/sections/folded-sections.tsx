import { CardSection, RecordField } from "../../../../shared/record-form";
import { FOLDED, type DonorFormField } from "../donor-form-fields";
import { texts } from "../texts";

const Field = RecordField<DonorFormField>;

/** Where they work. */
export const WorkSection = () => (
  <CardSection title={texts.sections.work} hint={texts.sections.workHint} folds={FOLDED.work}>
    <Field name="branch" span="whole" />
    <Field name="officePhone" span="half" />
    <Field name="officeEmail" span="half" />
  </CardSection>
);

/** How they came, and what they agreed to. */
export const MembershipSection = () => (
  <CardSection title={texts.sections.membership} hint={texts.sections.membershipHint} folds={FOLDED.membership}>
    <Field name="aggregateOf" span="half" />
    <Field name="reason" span="half" />
    <Field name="inscriptionNote" span="whole" />
    <Field name="privacy" span="whole" />
  </CardSection>
);

/** What follows from donations, awards and the status. */
export const FollowsSection = () => (
  <CardSection title={texts.sections.follows} hint={texts.sections.followsHint} folds={FOLDED.follows}>
    {FOLDED.follows.map((name) => (
      <Field key={name} name={name} span="third" />
    ))}
  </CardSection>
);
