import { useState } from "react";
import { isPending } from "../../../domain/donor/status";
import { bodyOf, nameInRecord } from "../../../domain/fields/own-fields";
import type { OwnRecord, OwnRecordAnswer, StoredDraft } from "../record";
import { useDraftOnServer } from "./requests/put-draft";
import { useRegistrationCalls } from "./requests/put-registration";
import { SteppedForm } from "./steps/stepped-form";
import { applicationBody, valuesOf } from "./form/registration-values";
import { texts } from "./form/texts";
import {
  FieldsSection,
  RecordFormFrame,
  saveOutcome,
  useRecordForm,
  type OwnFormTexts,
} from "../../../shared/record-form";
import { ownChanges, ownProblem, PersonFields } from "../../../shared/record-form/person";
import { ContactSections, Divider } from "./form/contact-sections";
import { APPLICATION_FIELDS, REGISTRATION_FIELDS, type ApplicationField } from "./form/registration-fields";
import { registeredDonorSchema, applicationSchema } from "../../../domain/validation/donor-schema";

const MISSING: Partial<Record<ApplicationField, string>> = {
  inscriptionNote: texts.problems.which,
  consentPrivacy: texts.problems.consent,
  consentHealth: texts.problems.consent,
};

/** The texts of the registration form. */
export const registrationTexts: OwnFormTexts<string> = {
  wrong: texts.wrongTitle,
  goToField: (field) => texts.check(field as ApplicationField),
  problem: (field, code) => (code === "missing" && MISSING[field as ApplicationField]) || ownProblem(field, code),
  saved: texts.saved,
  restoredHint: texts.restoredHint,
  conflictHint: texts.conflictHint,
  mergedAll: texts.mergedAll,
  ...ownChanges,
};

/** The ability has one field, `privacy`, for all consents. */
const nameInAbility = (field: string): string => (field.startsWith("consent") ? "privacy" : nameInRecord(field));

/** The name of this form's draft. */
export const draftName = (userId: string): string => `registration ${userId}`;

interface RegistrationFormProps {
  userId: string;
  /** The current record. */
  donor: OwnRecord;
  /** The draft on the server, perhaps from another device. */
  stored: StoredDraft | null;
  email: string;
  /** ISO day in Italy. */
  today: string;
  /** Whether the steps are entries of the history. */
  inHistory: boolean;
  privacyUrl: string | null;
  /** Leaves a correction; its draft stays. */
  onCancel?: (() => void) | undefined;
  /** Called when the form was sent, even if it has unmounted. */
  onSent: () => void;
  onSaved: () => void;
}

/** The registration form: in steps before the registration, on one page to correct a form that was sent. */
export function RegistrationForm({
  userId,
  donor: latest,
  stored,
  onCancel,
  onSent,
  onSaved,
  ...rest
}: RegistrationFormProps) {
  // the record that the typed values belong to, until a newer one is merged
  const [donor, setDonor] = useState(latest);
  const { save, reread } = useRegistrationCalls(userId);
  const applies = isPending(donor.status);
  const onServer = useDraftOnServer(userId, stored);
  const state = useRecordForm({
    // a correction has fewer fields, with the same values
    fields: applies ? APPLICATION_FIELDS : (REGISTRATION_FIELDS as typeof APPLICATION_FIELDS),
    schema: applies ? applicationSchema : registeredDonorSchema,
    formTexts: registrationTexts,
    ability: { subject: "Donor", record: donor, nameOf: nameInAbility },
    record: { donor },
    now: { donor: latest },
    valuesOf: (answer: OwnRecordAnswer) => valuesOf(answer.donor),
    draft: {
      name: draftName(userId),
      // on the device, not only in the tab, if the server doesn't store the draft
      storage: applies && onServer.keptAt === "device" ? "device" : "tab",
      elsewhere: !applies || !stored ? null : { values: { ...stored.values, step: stored.step }, at: stored.at },
      seenElsewhere: onServer.seenAt,
    },
    async save(body, _before, values) {
      const sent = applies ? applicationBody(donor, body, values.seen) : bodyOf(body);
      const outcome = saveOutcome(await save(sent));
      if (outcome.status === "saved") onSent();
      return outcome;
    },
    reread,
    // in steps, each step saves the draft
    confirmLeave: !rest.inHistory ? "never" : applies ? "saving" : "unsaved",
    conflicts: "bar",
    ...(onCancel && !applies && { leave: onCancel }),
    onSaved,
  });
  const { defaultValues } = state.form.formState;
  if (latest !== donor && !(Number(latest.version ?? NaN) > Number(defaultValues?.version ?? NaN))) setDonor(latest);
  if (applies) return <SteppedForm state={state} onServer={onServer} {...rest} />;
  return (
    <RecordFormFrame column state={state} title={texts.title} lead={texts.lead} saveLabel={texts.save}>
      <FieldsSection title={texts.sections.person} hint={texts.sections.personHint}>
        <PersonFields by="oneself" ages={donor.status === "verified"} />
      </FieldsSection>
      <Divider />
      <ContactSections email={rest.email} />
    </RecordFormFrame>
  );
}
