import { useEffect } from "react";
import { useFormContext } from "react-hook-form";
import { BY_MAIL, nameInRecord } from "../../../domain/fields/own-fields";
import type { DonorRecord } from "../../../shared/donor/reads";
import { CardSection, RecordField, RecordForm, type OwnWords, type RecordFormProps } from "../../../shared/record-form";
import { AddressFields, PersonFields, PhoneFields } from "../../../shared/record-form/person";
import { Button } from "../../../ui/buttons/button";
import { tw } from "../../../ui/tw";
import { uiTexts } from "../../../ui/texts";
import {
  FOLDED,
  NOTES,
  valuesOf,
  type DonorFormField,
  type DonorFormFields,
  type DonorFormValues,
  DONOR_FORM_FIELDS,
  FIELDS_OF_TYPED_ZONE,
  FIELDS_WITHOUT_ZONES,
} from "./donor-form-fields";
import { DuplicatesDialog } from "./duplicates/duplicates-dialog";
import { DuplicatesNotice } from "./duplicates/duplicates-notice";
import { useDuplicates } from "./duplicates/use-duplicates";
import type { Created } from "./requests/create-donor";
import { texts } from "./texts";
import { useCan } from "../../../api/react/ability";
import { donorSchema, zonelessDonorSchema } from "../../../domain/validation/donor-schema";
import { useZones } from "../../../shared/settings/zones";
import type { SelectOption } from "../../../ui/field/select";

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
  );
}

/** What they are to the association. */
function AssociationSection({ zones: { required, options, typed, failure } }: { zones: FormZones }) {
  const { getValues, setValue, clearErrors } = useFormContext<DonorFormValues>();
  const only = options.length === 1 ? (options[0]?.value ?? "") : "";
  useEffect(() => {
    // a user of one zone adds donors to that zone
    if (only && !getValues("area")) setValue("area", only);
  }, [only, getValues, setValue]);
  useEffect(() => {
    // clears a message from before it was known that there are no zones
    if (!required) clearErrors("area");
  }, [required, clearErrors]);
  const help = failure ? (
    <span role="alert" className={tw`flex flex-wrap items-center gap-2 text-danger-text`}>
      {texts.zonesFailed} {failure.message}
      <Button small onClick={failure.retry} loading={failure.retrying} loadingLabel={texts.retrying}>
        {uiTexts.retry}
      </Button>
    </span>
  ) : (
    typed && texts.zoneTyped
  );
  return (
    <CardSection title={texts.sections.association} hint={texts.sections.associationHint}>
      <Field name="cardNumber" span="third" inputMode="numeric" />
      <Field name="bloodGroup" span="third" marked />
      <Field name="area" span="third" marked="feminine" options={options} help={help} />
      <Field name="association" span="third" />
      <Field name="group" span="third" />
      <Field name="serialNumber" span="third" />
      <Field name="byMail" span="whole" />
      <Field name="note" span="whole" help={texts.noteHelp} />
    </CardSection>
  );
}

/** Where they work. */
const WorkSection = () => (
  <CardSection title={texts.sections.work} hint={texts.sections.workHint} folds={FOLDED.work}>
    <Field name="branch" span="whole" />
    <Field name="officePhone" span="half" />
    <Field name="officeEmail" span="half" />
  </CardSection>
);

/** How they came, and what they agreed to. */
const MembershipSection = () => (
  <CardSection title={texts.sections.membership} hint={texts.sections.membershipHint} folds={FOLDED.membership}>
    <Field name="aggregateOf" span="half" />
    <Field name="reason" span="half" />
    <Field name="inscriptionNote" span="whole" />
    <Field name="privacy" span="whole" />
  </CardSection>
);

/** What follows from donations, awards and the status. */
const FollowsSection = () => (
  <CardSection title={texts.sections.follows} hint={texts.sections.followsHint} folds={FOLDED.follows}>
    {FOLDED.follows.map((name) => (
      <Field key={name} name={name} span="third" />
    ))}
  </CardSection>
);

/** What a donor's form knows of the association's zones. */
interface FormZones {
  /** Whether a zone must be chosen: there are some, or they are still loading. */
  required: boolean;
  /** The zones to which this user may assign the donor. */
  options: readonly SelectOption[];
  /** Whether the zone is a text field: the server has no list of zones (decisions §2), or an empty one. */
  typed: boolean;
  /** Why the zones couldn't be read; null if they could. */
  failure: { message: string; retrying: boolean; retry: () => void } | null;
}

/**
 * @param donor null for somebody new
 * @returns the zones, and the form's fields and checks that follow from them: one is required only while there may be any to
 *   choose, so that a server without them saves donors, too; the zone that somebody has is kept
 */
function useFormZones(donor: DonorRecord | null) {
  const can = useCan();
  const state = useZones();
  const mayUse = (area: string) =>
    donor ? can("update", "Donor", { ...donor, area }) : can("create", "Donor", { area });
  const known = state.status === "ready" ? state.data.zones : [];
  const options = known.flatMap(({ name }) => (mayUse(name) ? [{ value: name, label: name }] : []));
  const typed = state.status === "absent" || (state.status === "ready" && known.length === 0);
  const required = state.status === "loading" || options.length > 0;
  const { status } = state;
  const failure =
    status === "error" ? { message: state.error.message, retrying: state.retrying, retry: state.retry } : null;
  const zones: FormZones = { required, options, typed, failure };
  const fields: DonorFormFields = required ? DONOR_FORM_FIELDS : typed ? FIELDS_OF_TYPED_ZONE : FIELDS_WITHOUT_ZONES;
  return {
    zones,
    fields,
    schema: required ? donorSchema : zonelessDonorSchema,
  };
}
