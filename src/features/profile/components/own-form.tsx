import { useRef } from "react";
import { DONOR_FIELDS } from "../../../domain/fields/donor-fields";
import { bodyOf, nameInRecord } from "../../../domain/fields/mail-type";
import { hrefFor } from "../../../domain/routes";
import { donorSchema } from "../../../domain/validation/donor-schema";
import { Button } from "../../../ui/button";
import { tw } from "../../../ui/tw";
import type { DonorRecord } from "../../donor-reads";
import { navigate } from "../../navigation";
import {
  CardSection,
  LeaveDialog,
  RecordField,
  RecordForm,
  releaseLeaveGuard,
  useLeaveGuard,
  useRecordForm,
  useSaveKey,
  type OwnWords,
} from "../../record-form";
import { OWN_FIELDS, valuesOf, type OwnField } from "../own-fields";
import { useProfileCalls } from "../requests/save-profile";
import { texts } from "../texts";

const Field = RecordField<OwnField>;
const GENDERS = ["F", "M"].map((value) => ({ value, label: value }));
const REASONS = Object.entries(DONOR_FIELDS.reason.options).map(([value, label]) => ({ value, label }));
const phone = { type: "tel", inputMode: "tel", span: "half" } as const;

/** The write itself says that it was saved, with a way to undo it. */
const words: OwnWords<OwnField> = { saved: null };

/** The form of the own record: all that a donor may change (decisions §3). @param donor as it was when the form began */
export function OwnForm({ userId, donor }: { userId: string; donor: DonorRecord }) {
  const calls = useProfileCalls(userId);
  const box = useRef<HTMLDivElement>(null);
  const leave = () => navigate(hrefFor("profile", { id: userId }));
  const state = useRecordForm({
    fields: OWN_FIELDS,
    schema: donorSchema,
    words,
    ability: { action: "update", subject: "Donor", thing: donor, nameOf: nameInRecord },
    record: { donor },
    valuesOf: (answer: { donor: DonorRecord }) => valuesOf(answer.donor),
    draft: { name: `profile ${userId}`, place: "tab", guarded: true },
    save: (body, _values, before) => {
      const kept = body.byMail === before.byMail;
      return calls.save({ body: bodyOf(body, kept), before: bodyOf(before, kept) });
    },
    reread: calls.reread,
    onSaved() {
      releaseLeaveGuard();
      leave();
    },
  });
  const { isDirty, isSubmitting } = state.form.formState;
  const leaving = useLeaveGuard(isDirty);
  useSaveKey(box, () => {
    if (!isSubmitting) void state.submit(undefined);
  });
  return (
    <div ref={box}>
      <RecordForm
        state={state}
        title={texts.editTitle}
        lead={texts.editLead}
        saveLabel={texts.save}
        wide
        otherActions={<Button onClick={leave}>{texts.cancel}</Button>}
      >
        <div className={tw`rounded-lg border bg-surface`}>
          <CardSection title={texts.sections.person} hint={texts.sections.personHint}>
            <Field name="lastName" span="half" autoComplete="family-name" autoCapitalize="words" />
            <Field name="firstName" span="half" autoComplete="given-name" autoCapitalize="words" />
            <Field name="birthday" span="half" autoComplete="bday" />
            <Field name="birthplace" span="half" autoComplete="off" autoCapitalize="words" />
            <Field name="gender" span="half" cards options={GENDERS} autoComplete="sex" />
            <Field name="fiscalCode" span="half" mono autoComplete="off" autoCapitalize="characters" />
          </CardSection>
          <CardSection title={texts.sections.contacts} hint={texts.sections.contactsHint}>
            <Field {...phone} name="mobile" autoComplete="tel" />
            <Field {...phone} name="phoneHome" autoComplete="home tel" />
            <Field name="street" span="whole" autoComplete="street-address" />
            <Field name="cap" span="thirdHalf" inputMode="numeric" autoComplete="postal-code" />
            <Field name="city" span="third" autoComplete="address-level2" autoCapitalize="words" />
            <Field name="province" span="thirdHalf" maxLength={2} autoComplete="address-level1" />
            <Field name="byMail" span="whole" />
          </CardSection>
          <CardSection title={texts.sections.other} hint={texts.sections.otherHint}>
            <Field name="branch" span="half" />
            <Field {...phone} name="officePhone" autoComplete="work tel" />
            <Field name="officeEmail" span="half" type="email" autoComplete="work email" />
            <Field name="aggregateOf" span="half" />
            <Field name="reason" span="half" options={REASONS} />
            <Field name="inscriptionNote" span="whole" multiline />
          </CardSection>
        </div>
      </RecordForm>
      <LeaveDialog leaving={leaving} onDiscard={state.forget} />
    </div>
  );
}
