import { useEffect } from "react";
import { useFormContext } from "react-hook-form";
import { BY_MAIL, nameInRecord } from "../../../domain/fields/own-fields";
import type { DonorRecord } from "../../../shared/donor/reads";
import {
  CardSection,
  RecordField,
  RecordForm,
  type OwnFormTexts,
  type RecordFormProps,
} from "../../../shared/record-form";
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

type Own = "fields" | "schema" | "formTexts" | "ability" | "valuesOf" | "draft" | "beforeSave";

interface DonorFormProps extends Omit<RecordFormProps<DonorFormFields, Created>, Own> {
  /** Null for a new donor. */
  id: string | null;
  /** The record when the form opened; null for a new donor. */
  donor: DonorRecord | null;
}

const missing: Readonly<Partial<Record<DonorFormField, string>>> = texts.missing;
const formTexts: OwnFormTexts<DonorFormField> = {
  problem: (field, code) => (code === "missing" ? missing[field] : undefined),
  restoredHint: texts.restoredHint,
};

/** Initial values for a new donor. */
const NEW_DONOR = { bloodGroup: "ND", mailType: BY_MAIL };

/** The form of a new or existing donor. */
export function DonorForm({ id, donor, ...form }: DonorFormProps) {
  const duplicates = useDuplicates(id, donor ? valuesOf(donor) : {});
  const { zones, fields, schema } = useFormZones(donor);
  return (
    <RecordForm<DonorFormFields, Created>
      {...form}
      fields={fields}
      schema={schema}
      formTexts={formTexts}
      ability={{ subject: "Donor", record: donor, nameOf: nameInRecord }}
      valuesOf={(answer) => valuesOf(answer?.donor ?? NEW_DONOR)}
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
      {donor && <DerivedSection />}
      <DuplicatesDialog found={duplicates.found} />
    </RecordForm>
  );
}

function AssociationSection({ zones: { required, options, typed, failure } }: { zones: FormZones }) {
  const { getValues, setValue, clearErrors } = useFormContext<DonorFormValues>();
  const only = options.length === 1 ? (options[0]?.value ?? "") : "";
  useEffect(() => {
    // users with a single zone add donors to it
    if (only && !getValues("area")) setValue("area", only);
  }, [only, getValues, setValue]);
  useEffect(() => {
    // removes a message from before the zones were loaded
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

const WorkSection = () => (
  <CardSection title={texts.sections.work} hint={texts.sections.workHint} folds={FOLDED.work}>
    <Field name="branch" span="whole" />
    <Field name="officePhone" span="half" />
    <Field name="officeEmail" span="half" />
  </CardSection>
);

const MembershipSection = () => (
  <CardSection title={texts.sections.membership} hint={texts.sections.membershipHint} folds={FOLDED.membership}>
    <Field name="aggregateOf" span="half" />
    <Field name="reason" span="half" />
    <Field name="inscriptionNote" span="whole" />
    <Field name="privacy" span="whole" />
  </CardSection>
);

const DerivedSection = () => (
  <CardSection title={texts.sections.derived} hint={texts.sections.derivedHint} folds={FOLDED.derived}>
    {FOLDED.derived.map((name) => (
      <Field key={name} name={name} span="third" />
    ))}
  </CardSection>
);

interface FormZones {
  /** Whether a zone must be chosen: zones exist, or are still loading. */
  required: boolean;
  /** The zones that the user may assign to the donor. */
  options: readonly SelectOption[];
  /** Whether the zone is a text field: the server has no list of zones (decisions §2), or an empty one. */
  typed: boolean;
  /** The failure of reading the zones; null without one. */
  failure: { message: string; retrying: boolean; retry: () => void } | null;
}

/**
 * @param donor null for a new donor
 * @returns the zones, and the form's fields and schema for them: the zone is required only if there are zones to choose
 */
function useFormZones(donor: DonorRecord | null) {
  const can = useCan();
  const state = useZones();
  const mayUse = (area: string) =>
    donor ? can("update", "Donor", { ...donor, area }) : can("create", "Donor", { area });
  const zoneList = state.status === "ready" ? state.data.zones : [];
  const options = zoneList.flatMap(({ name }) => (mayUse(name) ? [{ value: name, label: name }] : []));
  const typed = state.status === "absent" || (state.status === "ready" && zoneList.length === 0);
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
