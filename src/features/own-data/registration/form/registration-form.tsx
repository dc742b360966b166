import { useState } from "react";
import { bodyOf, nameInRecord } from "../../../../domain/fields/mail-type";
import { isPending } from "../../../../domain/status";
import { applicationSchema } from "../../../../domain/validation/application-schema";
import { registeredDonorSchema } from "../../../../domain/validation/donor-schema";
import type { OwnRecord, OwnRecordAnswer, StoredDraft } from "../../record";
import { FieldsSection, RecordFormFrame, saveOutcome, useRecordForm } from "../../../../shared/record-form";
import { PersonFields } from "../../../../shared/record-form/person";
import { useDraftOnServer } from "../requests/put-draft";
import { useRegistrationCalls } from "../requests/put-registration";
import { Divider } from "../steps/divider";
import { SteppedForm } from "../steps/stepped-form";
import { ContactSections } from "./contact-sections";
import { APPLICATION_FIELDS, REGISTRATION_FIELDS } from "./registration-fields";
import { applicationBody, valuesOf } from "./registration-values";
import { registrationWords } from "./registration-words";
import { texts } from "./texts";

/** A consent is a part of what the record calls privacy. */
const nameInAbility = (field: string): string => (field.startsWith("consent") ? "privacy" : nameInRecord(field));

/** What a draft of this form is kept under. */
export const draftName = (userId: string): string => `registration ${userId}`;

interface RegistrationFormProps {
  /** Whose record it is, for the server. */
  userId: string;
  /** As it is now. */
  donor: OwnRecord;
  /** What was typed and kept with the association, perhaps on another device. */
  stored: StoredDraft | null;
  email: string;
  /** ISO day in Italy. */
  today: string;
  /** Whether the steps are entries of the history. */
  inHistory: boolean;
  privacyUrl: string | null;
  /** Back to where it was opened from, by who only corrects; what was typed waits. */
  onCancel?: (() => void) | undefined;
  /** It is sent: also when the form was left meanwhile. */
  onSent: () => void;
  onSaved: () => void;
}

/** The form of a donor: by steps for who isn't registered yet, on one page for who corrects what was sent. */
export function RegistrationForm({
  userId,
  donor: now,
  stored,
  onCancel,
  onSent,
  onSaved,
  ...shown
}: RegistrationFormProps) {
  // what was typed stays with the record that it was typed upon, until the newer one is brought in
  const [donor, setDonor] = useState(now);
  const { save, reread } = useRegistrationCalls(userId);
  const applies = isPending(donor.status);
  const onServer = useDraftOnServer(userId, stored);
  const state = useRecordForm({
    // who corrects has fewer of them; their values are the same
    fields: applies ? APPLICATION_FIELDS : (REGISTRATION_FIELDS as typeof APPLICATION_FIELDS),
    schema: applies ? applicationSchema : registeredDonorSchema,
    words: registrationWords,
    ability: { action: "update", subject: "Donor", thing: donor, nameOf: nameInAbility },
    record: { donor },
    now: { donor: now },
    valuesOf: (answer: OwnRecordAnswer) => valuesOf(answer.donor),
    draft: {
      name: draftName(userId),
      // where the association can't keep it, it waits on the device, and not in the tab alone
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
    reread: async () => saveOutcome(await reread()),
    // by steps it is kept at each of them
    asks: !shown.inHistory ? "never" : applies ? "saving" : "unsaved",
    conflicts: "bar",
    ...(onCancel && !applies && { leave: onCancel }),
    onSaved,
  });
  const { defaultValues } = state.form.formState;
  if (now !== donor && !(Number(now.version ?? NaN) > Number(defaultValues?.version ?? NaN))) setDonor(now);
  if (applies) return <SteppedForm state={state} onServer={onServer} {...shown} />;
  return (
    <RecordFormFrame column state={state} title={texts.title} lead={texts.lead} saveLabel={texts.save}>
      <FieldsSection title={texts.sections.person} hint={texts.sections.personHint}>
        <PersonFields by="oneself" ages={donor.status === "verified"} />
      </FieldsSection>
      <Divider />
      <ContactSections email={shown.email} />
    </RecordFormFrame>
  );
}
