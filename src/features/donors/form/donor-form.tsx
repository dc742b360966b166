import { BY_MAIL, nameInRecord } from "../../../domain/fields/own-fields";
import type { DonorRecord } from "../../../shared/donor/reads";
import { CardSection, RecordField, RecordForm, type OwnWords, type RecordFormProps } from "../../../shared/record-form";
import { AddressFields, PersonFields, PhoneFields } from "../../../shared/record-form/person";
import { NOTES, valuesOf, type DonorFormField, type DonorFormFields } from "./donor-form-fields";
import { DuplicatesDialog } from "./duplicates/duplicates-dialog";
import { DuplicatesNotice } from "./duplicates/duplicates-notice";
import { useDuplicates } from "./duplicates/use-duplicates";
import type { Created } from "./requests/create-donor";
import { AssociationSection } from "./sections/association-section";
import { FollowsSection, MembershipSection, WorkSection } from "./sections/folded-sections";
import { texts } from "./texts";
import { useFormZones } from "./use-form-zones";

const Field = RecordField<DonorFormField>;

type Own = "fields" | "schema" | "words" | "ability" | "valuesOf" | "draft" | "beforeSave";

interface DonorFormProps extends Omit<RecordFormProps<DonorFormFields, Created>, Own> {
  /** As the address has it, and as it was when the form began; null for somebody new. */
  id: string | null;
  donor: DonorRecord | null;
}

const missing: Readonly<Partial<Record<DonorFormField, string>>> = texts.missing;
const words: OwnWords<DonorFormField> = {
  problem: (field, code) => (code === "missing" ? missing[field] : undefined),
  restoredHint: texts.restoredHint,
};

/** What is so of most people whom the association adds. */
const NOBODY = { bloodGroup: "ND", mailType: BY_MAIL };

/** The form of a donor, old or new. */
export function DonorForm({ id, donor, ...form }: DonorFormProps) {
  const duplicates = useDuplicates(id, donor ? valuesOf(donor) : {});
  const { zones, fields, schema } = useFormZones(donor);
  return (
    <>
      <RecordForm<DonorFormFields, Created>
        {...form}
        {...{ fields, schema }}
        words={words}
        ability={{
          subject: "Donor",
          nameOf: nameInRecord,
          ...(donor ? { action: "update", thing: donor } : { action: "create" }),
        }}
        valuesOf={(answer) => valuesOf(answer?.donor ?? NOBODY)}
        draft={{ name: `donor ${id ?? "new"}`, storage: "device", withheld: NOTES, guarded: true }}
        beforeSave={duplicates.beforeSave}
      >
        <CardSection title={texts.sections.person} hint={texts.sections.personHint}>
          <PersonFields by="staff" />
          <DuplicatesNotice ownId={id} duplicates={duplicates} />
        </CardSection>
        <CardSection title={texts.sections.contacts} hint={texts.sections.contactsHint}>
          <Field name="email" />
          <PhoneFields by="staff" />
          <AddressFields by="staff" />
        </CardSection>
        <AssociationSection zones={zones} />
        <WorkSection />
        <MembershipSection />
        {donor && <FollowsSection />}
        <DuplicatesDialog found={duplicates.found} />
      </RecordForm>
    </>
  );
}
