import { useEffect, useRef, useState } from "react";
import { DONOR_FIELDS } from "../../../../domain/fields/donor-fields";
import { pickFields } from "../../../../domain/fields/field";
import { toForm } from "../../../../domain/fields/form-values";
import { registryName } from "../../../../domain/donor/registry-name";
import type { DonorRecord, readSavedDonor } from "../../../../shared/donor/reads";
import { useDonorCalls } from "../../../../shared/donor/save-donor";
import { useAreaLocation } from "../../../../shared/navigation";
import { useShareOpen } from "../../../../shared/presence";
import { FieldsSection, RecordField, RecordForm, type OwnFormTexts } from "../../../../shared/record-form";
import { AddressFields, PhoneFields } from "../../../../shared/record-form/person";
import { texts } from "../texts";

const OFFICE = ["officePhone", "officeEmail"] as const;
const CONTACTS = ["mobile", "phoneHome", "email", "street", "cap", "city", "province"] as const;
type ContactField = (typeof CONTACTS | typeof OFFICE)[number];

/** @returns the fields of the form; the office's fields only if they aren't empty */
const contactFields = (donor: DonorRecord) =>
  pickFields(DONOR_FIELDS, [...CONTACTS, ...OFFICE.filter((name) => donor[name])]);

const Field = RecordField<ContactField>;
const formTexts: OwnFormTexts<ContactField> = { restoredHint: texts.contactsHint };

interface ContactsFormProps {
  id: string;
  /** The current record. */
  donor: DonorRecord;
  draft: string;
  /** Whether the user opened the form; false if it opened by itself after a reload. */
  takesFocus: boolean;
  onClose: () => void;
}

/** Edits a donor's contacts within the record. */
export function ContactsForm({ id, donor, draft, takesFocus, onClose }: ContactsFormProps) {
  const { leaveForm } = useAreaLocation();
  const [initialDonor] = useState(donor);
  const [fields] = useState(() => contactFields(donor));
  const calls = useDonorCalls(id, texts.contactsSaved);
  const box = useRef<HTMLDivElement>(null);
  useShareOpen("donor", id, true);
  const [focuses] = useState(takesFocus);
  useEffect(() => {
    if (focuses) box.current?.querySelector<HTMLElement>("input:enabled")?.focus();
  }, [focuses]);
  return (
    <div ref={box}>
      <RecordForm
        inset
        fields={fields}
        record={{ donor: initialDonor }}
        now={{ donor }}
        valuesOf={(answer: NonNullable<ReturnType<typeof readSavedDonor>>) => toForm(fields, answer.donor)}
        formTexts={formTexts}
        recordName={registryName(initialDonor)}
        ability={{ subject: "Donor", record: initialDonor }}
        draft={{ name: draft }}
        {...calls}
        leave={() => leaveForm(onClose)}
        onSaved={onClose}
      >
        <FieldsSection>
          <PhoneFields by="staff" />
          {initialDonor.officePhone && <Field name="officePhone" />}
          <Field name="email" span="whole" />
          {initialDonor.officeEmail && <Field name="officeEmail" span="whole" />}
          <AddressFields by="staff" />
        </FieldsSection>
      </RecordForm>
    </div>
  );
}
