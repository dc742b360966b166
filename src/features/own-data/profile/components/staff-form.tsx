import { useFeature } from "../../../../api/react/use-feature";
import type { User } from "../../../../domain/entities";
import { hrefFor } from "../../../../domain/routes";
import { useAreaLocation } from "../../../../shared/navigation";
import { CardSection, RecordField, RecordForm } from "../../../../shared/record-form";
import { useAccountCalls } from "../requests/save-account";
import { texts } from "../texts";
import type { FieldCatalogue } from "../../../../domain/fields/field";
import { toForm, type NameOf, type ValuesOf } from "../../../../domain/fields/form-values";

const account = { section: "Account", editedBy: "staff" } as const;

/**
 * The fields of their own account that staff can change here (decisions §2, `PUT /auth/update-profile`). The picture is in the
 * account's settings.
 */
const STAFF_FIELDS = {
  lastName: { ...account, kind: "text", label: "Cognome", format: "name", required: true },
  firstName: { ...account, kind: "text", label: "Nome", format: "name", required: true },
  phone: { ...account, kind: "code", label: "Telefono", format: "phone" },
} as const satisfies FieldCatalogue;

type StaffField = NameOf<typeof STAFF_FIELDS>;

/** Returns the form's values for an account: an unknown value is an empty field. */
const staffValuesOf = (user: User): ValuesOf<typeof STAFF_FIELDS> => toForm(STAFF_FIELDS, { ...user });

const Field = RecordField<StaffField>;
const words = { saved: texts.saved };

/** The form of a staff account: name and telephone. @param user the signed-in user */
export function StaffForm({ user }: { user: User }) {
  const { navigate } = useAreaLocation();
  return (
    <RecordForm
      title={texts.staffEditTitle}
      fields={STAFF_FIELDS}
      formTexts={words}
      record={{ user }}
      valuesOf={(record) => staffValuesOf(record.user)}
      draft={{ name: `account ${user._id}` }}
      {...useAccountCalls()}
      leave={() => navigate(hrefFor("profile", { id: user._id }))}
    >
      <CardSection
        title={texts.sections.account}
        hint={useFeature("uploads") ? texts.sections.accountHint : texts.sections.accountHintNoPhoto}
      >
        <Field name="lastName" autoComplete="family-name" />
        <Field name="firstName" autoComplete="given-name" />
        <Field name="phone" autoComplete="tel" />
      </CardSection>
    </RecordForm>
  );
}
