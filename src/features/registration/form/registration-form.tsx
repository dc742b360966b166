import { isPending } from "../../../domain/status";
import { registeredDonorSchema } from "../../../domain/validation/donor-schema";
import { tw } from "../../../ui/tw";
import type { OwnRecord, OwnRecordAnswer } from "../../own-record";
import { RecordForm, useRecordForm } from "../../record-form";
import { useRegistrationCalls } from "../requests/put-registration";
import { AddressFields } from "./address-fields";
import { ContactFields } from "./contact-fields";
import { PersonFields } from "./person-fields";
import { REGISTRATION_FIELDS } from "./registration-fields";
import { bodyOf, nameInRecord } from "../../../domain/fields/mail-type";
import { recordAfter, valuesOf } from "./registration-values";
import { registrationWords } from "./registration-words";
import { texts } from "./texts";

/** What a draft of this form is kept under. */
export const draftName = (userId: string): string => `registration ${userId}`;

interface RegistrationFormProps {
  /** Whose record it is, for the server. */
  userId: string;
  /** As it was when the form began. */
  donor: OwnRecord;
  email: string;
  /** ISO day in Italy. */
  today: string;
  onSaved: () => void;
}

/** Personal data, address and contacts of a donor, on one page. */
export function RegistrationForm({ userId, donor, email, today, onSaved }: RegistrationFormProps) {
  const { save, reread } = useRegistrationCalls(userId);
  const state = useRecordForm({
    fields: REGISTRATION_FIELDS,
    schema: registeredDonorSchema,
    words: registrationWords,
    ability: { action: "update", subject: "Donor", thing: donor, nameOf: nameInRecord },
    record: { donor },
    valuesOf: (answer: OwnRecordAnswer) => valuesOf(answer.donor),
    draft: { name: draftName(userId), place: "tab" },
    save: (body, values) => save(bodyOf(body), recordAfter(donor, values)),
    reread,
    onSaved,
  });
  return (
    <RecordForm
      state={state}
      title={texts.title}
      lead={texts.lead}
      saveLabel={isPending(donor.status) ? texts.submit : texts.save}
    >
      <PersonFields today={today} applicant={isPending(donor.status) || donor.status === "verified"} />
      <div className={tw`border-t border-line`} />
      <AddressFields />
      <div className={tw`border-t border-line`} />
      <ContactFields email={email} />
    </RecordForm>
  );
}
