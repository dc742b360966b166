import * as v from "valibot";
import type { User } from "../../../../domain/entities";
import { hrefFor } from "../../../../domain/routes";
import { fieldSchemas, type CheckContext } from "../../../../domain/validation/field-schema";
import { Button } from "../../../../ui/button";
import { tw } from "../../../../ui/tw";
import { navigate } from "../../../../shared/navigation";
import { PhoneField } from "../../../../shared/record-form/person";
import {
  CardSection,
  RecordField,
  RecordForm,
  useBeginning,
  useRecordForm,
  type OwnWords,
} from "../../../../shared/record-form";
import { useAccountCalls } from "../requests/save-account";
import { STAFF_FIELDS, staffValuesOf, type StaffField } from "../staff-fields";
import { texts } from "../texts";

const Field = RecordField<StaffField>;
const words: OwnWords<StaffField> = { saved: texts.saved };
const schema = (context: CheckContext) => v.object(fieldSchemas(STAFF_FIELDS, context));

/** The form of an account of the staff: name and telephone. @param user who is signed in */
export function StaffForm({ user }: { user: User }) {
  const began = useBeginning(user) ?? user;
  const { save, reread } = useAccountCalls();
  const leave = () => navigate(hrefFor("profile", { id: user._id }));
  const state = useRecordForm({
    fields: STAFF_FIELDS,
    schema,
    words,
    ability: null,
    record: { user: began },
    valuesOf: (answer: { user: User }) => staffValuesOf(answer.user),
    draft: { name: `account ${user._id}`, place: "tab" },
    save: (body, _values, before) => save(body, before),
    reread,
    asks: "unsaved",
    onSaved: leave,
  });
  return (
    <RecordForm
      state={state}
      title={texts.staffEditTitle}
      saveLabel={texts.save}
      saveKeyWay="leave"
      wide
      otherActions={<Button onClick={leave}>{texts.cancel}</Button>}
    >
      <div className={tw`rounded-lg border bg-surface`}>
        <CardSection title={texts.sections.account} hint={texts.sections.accountHint}>
          <Field name="lastName" span="half" autoComplete="family-name" autoCapitalize="words" />
          <Field name="firstName" span="half" autoComplete="given-name" autoCapitalize="words" />
          <PhoneField name="phone" span="half" autoComplete="tel" />
        </CardSection>
      </div>
    </RecordForm>
  );
}
