import { useMemo } from "react";
import { bodyOf, nameInRecord, ownFields, ownValues } from "../../../../domain/fields/own-fields";
import { hrefFor } from "../../../../domain/routes";
import { isPending } from "../../../../domain/donor/status";
import { Button } from "../../../../ui/buttons/button";
import { EmptyState } from "../../../../ui/messages/empty-state";
import { addressOf, useAreaLocation } from "../../../../shared/navigation";
import { RecordEditPage, type RecordSource } from "../../../../shared/record-form/edit-page";
import {
  ownChanges,
  ownProblem,
  AddressFields,
  PersonFields,
  PhoneFields,
} from "../../../../shared/record-form/person";
import { isActivated, isRequestedField } from "../../../../domain/donor/change-request";
import { useFeature } from "../../../../api/react/use-feature";
import { withWishes } from "../../../change-requests";
import { type Profile, profileQuery, readSavedProfile, useProfile, readWholeProfile } from "../requests/get-profile";
import { texts } from "../texts";
import { DONOR_FIELDS, REGISTRATION_FIELDS } from "../../../../domain/fields/donor-fields";
import { CardSection, RecordField } from "../../../../shared/record-form";
import * as v from "valibot";
import { pickFields, requireFields } from "../../../../domain/fields/field";
import type { NameOf } from "../../../../domain/fields/form-values";
import { leavesTelephone } from "../../../../domain/validation/donor-schema";
import { fieldSchemas, postalCodeFits, type CheckContext } from "../../../../domain/validation/field-schema";
import { affectedReads } from "../../../../api/writes/affected-reads";
import type { DonorRecord } from "../../../../shared/donor/reads";

const { aggregateOf } = DONOR_FIELDS;

/** The fields that donors can change in their own record (decisions §3), without the consents, which have their own card. */
const OWN_FIELDS = {
  ...ownFields(DONOR_FIELDS),
  ...pickFields(DONOR_FIELDS, ["branch", "officePhone", "officeEmail"]),
  /** With a label for donors. */
  aggregateOf: { ...aggregateOf, label: "Gruppo con cui doni" },
  ...pickFields(DONOR_FIELDS, ["reason", "inscriptionNote"]),
};

type OwnField = NameOf<typeof OWN_FIELDS>;

/** The values of the form: for a field that waits for the office, the wanted one. */
const wishedDonor = ({ donor, changeRequest }: Profile): DonorRecord => withWishes(donor, changeRequest);

/** The rules of the form. */
interface OwnRules {
  fields: typeof OWN_FIELDS;
  schema: (context: CheckContext) => v.GenericSchema<unknown, object>;
  /** Whether one of the two telephones is required. */
  needsPhone: boolean;
}

/**
 * Returns the rules of the form. A field that the registration requires can be changed, but not emptied. A field that is still
 * empty in the record isn't required.
 * @param donor the record; null until it is loaded
 */
function ownRules(donor: DonorRecord | null): OwnRules {
  const filled = REGISTRATION_FIELDS.filter((name) => donor?.[name]);
  const fields = requireFields(OWN_FIELDS, filled) as typeof OWN_FIELDS;
  const needsPhone = Boolean(donor?.mobile || donor?.phoneHome);
  const schema = (context: CheckContext) => v.pipe(v.object(fieldSchemas(fields, context)), postalCodeFits());
  return {
    fields,
    schema: needsPhone ? (context) => v.pipe(schema(context), leavesTelephone()) : schema,
    needsPhone,
  };
}

const words = { problem: ownProblem, ...ownChanges };

/** Without the unchanged fields of the identity: their valid value would withdraw what waits for the office. */
const bodyWithRequests: typeof bodyOf = (values, isKept = () => false) =>
  Object.fromEntries(
    Object.entries(bodyOf(values, isKept)).filter(([name]) => !isRequestedField(name) || !isKept(name)),
  );

/** Saves a donor's own record, with undo, and reads it again. @param asks whether the office confirms changes of the identity */
const profileSource = (userId: string, asks: boolean): RecordSource<Profile> => ({
  query: { ...profileQuery(userId), ...(asks && { schema: readWholeProfile }) },
  reads: readSavedProfile,
  recordOf: wishedDonor,
  toRequest: asks ? bodyWithRequests : bodyOf,
  // other screens cache other parts of this response, so all of them read it again
  invalidates: () => affectedReads.ownRecord(userId),
  done: (saved) => (saved?.changeRequest?.state === "open" ? texts.savedWaiting : texts.saved),
});

/** The form of the donor's own record (decisions §3). */
export function OwnForm({ userId }: { userId: string }) {
  const { navigate } = useAreaLocation();
  const profile = useProfile(userId);
  const donor = profile.status === "ready" ? profile.data.donor : null;
  const asks = useFeature("change-requests") && donor !== null && isActivated(donor.status);
  const waits = profile.status === "ready" && profile.data.changeRequest?.state === "open";
  const { fields, schema, needsPhone } = useMemo(() => ownRules(donor), [donor]);
  return (
    <RecordEditPage
      source={profileSource(userId, asks)}
      fields={fields}
      schema={schema}
      formTexts={words}
      valuesOf={(profile) => ownValues(OWN_FIELDS, wishedDonor(profile))}
      ability={{ subject: "Donor", nameOf: nameInRecord }}
      // a save would count as the registration, without its questions and consents
      instead={({ donor }) => isPending(donor.status) && <FormFirst />}
      draft={{ name: `profile ${userId}`, guarded: true }}
      title={texts.editTitle}
      lead={texts.editLead(asks)}
      recordName={texts.yours}
      leave={() => navigate(hrefFor("profile", { id: userId }))}
    >
      <OwnSections needsPhone={needsPhone} identity={waits ? "personWaits" : asks ? "personAsked" : "personHint"} />
    </RecordEditPage>
  );
}

const FormFirst = () => (
  <EmptyState
    level={1}
    title={texts.formFirst}
    actions={
      <Button kind="primary" href={addressOf(hrefFor("registration"))}>
        {texts.toForm}
      </Button>
    }
  />
);

const Field = RecordField<OwnField>;
const REASONS = Object.entries(DONOR_FIELDS.reason.options).map(([value, label]) => ({ value, label }));

interface OwnSectionsProps {
  /** Whether a telephone is required. */
  needsPhone: boolean;
  /** The hint about the identity: who confirms its changes. */
  identity: keyof typeof texts.sections;
}

/** All fields of the form. */
const OwnSections = ({ needsPhone, identity }: OwnSectionsProps) => (
  <>
    <CardSection title={texts.sections.person} hint={texts.sections[identity]}>
      <PersonFields by="oneself" ages={false} />
    </CardSection>
    <CardSection title={texts.sections.contacts} hint={texts.sections.contactsHint}>
      <PhoneFields by="oneself" needed={needsPhone} />
      <AddressFields by="oneself" />
      <Field name="byMail" span="whole" />
    </CardSection>
    <CardSection title={texts.sections.other} hint={texts.sections.otherHint}>
      <Field name="branch" span="half" />
      <Field name="officePhone" span="half" autoComplete="work tel" />
      <Field name="officeEmail" span="half" autoComplete="work email" />
      <Field name="aggregateOf" span="half" help={texts.donatesWithHelp} />
      <Field name="reason" span="half" options={REASONS} />
      <Field name="inscriptionNote" span="whole" />
    </CardSection>
  </>
);
