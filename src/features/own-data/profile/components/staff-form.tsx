import type { User } from "../../../../domain/entities";
import { hrefFor } from "../../../../domain/routes";
import { navigate } from "../../../../shared/navigation";
import { CardSection, RecordField, RecordForm } from "../../../../shared/record-form";
import { useAccountCalls } from "../requests/save-account";
import { STAFF_FIELDS, staffValuesOf, type StaffField } from "../staff-fields";
import { texts } from "../texts";

const Field = RecordField<StaffField>;
const words = { saved: texts.saved };

/** The form of an account of the staff: name and telephone. @param user who is signed in */
export function StaffForm({ user }: { user: User }) {
  return (
    <RecordForm
      title={texts.staffEditTitle}
      fields={STAFF_FIELDS}
      words={words}
      record={{ user }}
      valuesOf={(answer) => staffValuesOf(answer.user)}
      draft={{ name: `account ${user._id}` }}
      {...useAccountCalls()}
      leave={() => navigate(hrefFor("profile", { id: user._id }))}
    >
      <CardSection title={texts.sections.account} hint={texts.sections.accountHint}>
        <Field name="lastName" autoComplete="family-name" />
        <Field name="firstName" autoComplete="given-name" />
        <Field name="phone" autoComplete="tel" />
      </CardSection>
    </RecordForm>
  );
}
