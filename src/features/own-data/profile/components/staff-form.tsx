import { useFeature } from "../../../../api/react/use-feature";
import type { User } from "../../../../domain/entities";
import { hrefFor } from "../../../../domain/routes";
import { useAreaLocation } from "../../../../shared/navigation";
import { CardSection, RecordField, RecordForm, saveOutcome, type SaveOutcome } from "../../../../shared/record-form";
import { texts } from "../texts";
import type { FieldCatalogue } from "../../../../domain/fields/field";
import { affectedReads } from "../../../../api/writes/affected-reads";
import { endpoints } from "../../../../api/endpoints";
import { useMutation } from "../../../../api/react/use-mutation";
import { useReread } from "../../../../api/react/use-reread";
import { meAnswer } from "../../../../api/session/answers";
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

type Body = Record<string, unknown>;

/** Saves the account of the signed-in staff user, and reads it again. */
function useAccountCalls() {
  const reread = useReread({ path: endpoints.me(), schema: meAnswer });
  const { write } = useMutation<Body>({
    request: (body) => ({ path: endpoints.updateProfile(), method: "PUT", body }),
    invalidates: affectedReads.ownAccount,
  });

  /** Sends only the changed fields, because accounts have no version: other fields could overwrite newer values. */
  const save = async (body: Body, before: Body): Promise<SaveOutcome<{ user: User }>> => {
    const changed = Object.fromEntries(Object.entries(body).filter(([name, value]) => value !== before[name]));
    if (Object.keys(changed).length > 0) {
      const saved = await write(changed);
      if (!saved.ok) return { status: "failed", error: saved.error };
    }
    const current = await reread();
    return current.ok ? saveOutcome(current) : { status: "saved", answer: null };
  };
  return { save, reread };
}

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
