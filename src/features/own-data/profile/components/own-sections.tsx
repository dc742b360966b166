import { useState } from "react";
import { DONOR_FIELDS } from "../../../../domain/fields/donor-fields";
import { tw } from "../../../../ui/tw";
import { PhoneField, PlaceField, usePlaces, useTown } from "../../../../shared/record-form/person";
import { CardSection, RecordField } from "../../../../shared/record-form";
import type { OwnField } from "../own-fields";
import { texts } from "../texts";

const Field = RecordField<OwnField>;
const GENDERS = ["F", "M"].map((value) => ({ value, label: value }));
const REASONS = Object.entries(DONOR_FIELDS.reason.options).map(([value, label]) => ({ value, label }));
const LIVING = { living: true };

/** All fields that a donor may change. What is known of places comes with the first field that somebody enters. */
export function OwnSections() {
  const [wanted, setWanted] = useState(false);
  const places = usePlaces(wanted);
  const { take, capsHelp } = useTown();
  return (
    <div className={tw`rounded-lg border bg-surface`} onFocus={() => setWanted(true)}>
      <CardSection title={texts.sections.person} hint={texts.sections.personHint}>
        <Field name="lastName" span="half" autoComplete="family-name" autoCapitalize="words" />
        <Field name="firstName" span="half" autoComplete="given-name" autoCapitalize="words" />
        <Field name="birthday" span="half" autoComplete="bday" />
        <PlaceField name="birthplace" span="half" places={places} />
        <Field name="gender" span="half" cards options={GENDERS} autoComplete="sex" />
        <Field name="fiscalCode" span="half" mono autoComplete="off" autoCapitalize="characters" />
      </CardSection>
      <CardSection title={texts.sections.contacts} hint={texts.sections.contactsHint}>
        <PhoneField name="mobile" span="half" autoComplete="tel" />
        <PhoneField name="phoneHome" span="half" autoComplete="home tel" />
        <Field name="street" span="whole" autoComplete="street-address" autoCapitalize="words" />
        <Field name="cap" span="cap" inputMode="numeric" maxLength={5} autoComplete="postal-code" />
        <PlaceField
          name="city"
          span="city"
          places={places}
          query={LIVING}
          onPlace={take}
          help={capsHelp}
          autoComplete="address-level2"
        />
        <Field
          name="province"
          span="province"
          maxLength={2}
          autoComplete="address-level1"
          autoCapitalize="characters"
        />
        <Field name="byMail" span="whole" />
      </CardSection>
      <CardSection title={texts.sections.other} hint={texts.sections.otherHint}>
        <Field name="branch" span="half" />
        <PhoneField name="officePhone" span="half" autoComplete="work tel" />
        <Field name="officeEmail" span="half" type="email" autoComplete="work email" />
        <Field name="aggregateOf" span="half" />
        <Field name="reason" span="half" options={REASONS} />
        <Field name="inscriptionNote" span="whole" multiline />
      </CardSection>
    </div>
  );
}
