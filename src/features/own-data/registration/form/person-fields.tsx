import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useFormContext, useFormState, useWatch } from "react-hook-form";
import { ageNotice } from "../../../../domain/birthday";
import { DEFAULT_ELIGIBILITY_RULES } from "../../../../domain/eligibility-rules";
import { birthOf } from "../../../../domain/fiscal-code-birth";
import { readFiscalCode } from "../../../../domain/fiscal-code-reading";
import { Button } from "../../../../ui/button";
import { tw } from "../../../../ui/tw";
import { PlaceField, usePlaces } from "../../../../shared/record-form/person";
import { FieldsSection, RecordField } from "../../../../shared/record-form";
import type { RegistrationField, RegistrationValues } from "./registration-fields";
import { texts } from "./texts";

const Field = RecordField<RegistrationField>;
const GENDERS = ["F", "M"].map((value) => ({ value, label: value }));
const UNKNOWN = { placesNamed: () => [], placeOf: () => null };
const OF_PERSON = ["fiscalCode", "firstName", "lastName", "gender", "birthday", "birthplace"] as const;

interface PersonFieldsProps {
  /** ISO day in Italy. */
  today: string;
  /** Somebody who isn't registered yet: their age is looked at. */
  applicant: boolean;
  /** Under a title: it isn't alone on its page. */
  titled?: boolean;
}

/**
 * Who the donor is: the fiscal code is held against the rest (a warning, decisions §4), fills in what isn't there yet, and
 * follows from it.
 */
export function PersonFields({ today, applicant, titled = false }: PersonFieldsProps) {
  const { control, setValue } = useFormContext<RegistrationValues>();
  const [fiscalCode, firstName, lastName, gender, birthday, birthplace] = useWatch({ control, name: OF_PERSON });
  const { defaultValues } = useFormState({ control });
  // they come when somebody is about to type what they are about
  const [wanted, setWanted] = useState(false);
  const places = usePlaces(wanted);
  const person = { fiscalCode, firstName, lastName, gender, birthday, birthplace };
  const { found, agrees, offered } = readFiscalCode(person, places ?? UNKNOWN, today);

  const changed = useRef(false);
  const fillIn = useEffectEvent((code: string) => {
    // a record that is only looked at changes nothing of itself
    changed.current ||= code !== defaultValues?.fiscalCode;
    const told = changed.current && birthOf(code, today);
    if (!told) return;
    const set = (name: "birthday" | "gender" | "birthplace", value: string | undefined) => {
      if (person[name] === "" && value) setValue(name, value, { shouldDirty: true, shouldValidate: true });
    };
    set("birthday", told.birthday);
    set("gender", told.gender);
    set("birthplace", places?.placeOf(told.place)?.name);
  });
  useEffect(() => fillIn(fiscalCode), [fiscalCode, places]);

  const use = (code: string) => setValue("fiscalCode", code, { shouldDirty: true, shouldValidate: true });
  return (
    <div onFocus={({ target }) => setWanted(wanted || isAboutBirth(target))}>
      <FieldsSection {...(titled && { title: texts.sections.person, hint: texts.sections.personHint })}>
        <Field name="lastName" span="half" autoComplete="family-name" autoCapitalize="words" />
        <Field name="firstName" span="half" autoComplete="given-name" autoCapitalize="words" />
        <Field
          name="birthday"
          span="half"
          help={texts.birthdayHelp}
          warning={applicant && ageWords(birthday, today)}
          autoComplete="bday"
        />
        <PlaceField name="birthplace" span="half" places={places} help={texts.birthplaceHelp} />
        <Field name="gender" span="half" cards options={GENDERS} autoComplete="sex" />
        <Field
          name="fiscalCode"
          span="half"
          help={texts.fiscalCodeHelp}
          warning={found.length > 0 && texts.disagrees(found.map((what) => texts.disagreement[what]))}
          ok={agrees && texts.agrees}
          mono
          autoComplete="off"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
        />
        {offered && <Offered code={offered} onUse={() => use(offered)} />}
      </FieldsSection>
    </div>
  );
}

const isAboutBirth = (field: EventTarget) =>
  field instanceof HTMLInputElement && ["birthplace", "fiscalCode"].includes(field.name);

/** The code that follows from what is typed. */
const Offered = ({ code, onUse }: { code: string; onUse: () => void }) => (
  <p role="status" className={tw`col-span-6 flex flex-wrap items-center gap-3 text-label text-muted`}>
    {texts.codeFromData(code)}
    <Button small onClick={onUse}>
      {texts.useCode}
    </Button>
  </p>
);

const RULES = DEFAULT_ELIGIBILITY_RULES;

/** @returns what to tell somebody of an age at which nobody donates, or null */
function ageWords(birthday: string, today: string): string | null {
  const notice = ageNotice(birthday, today, RULES);
  return notice && texts.age[notice](notice === "too-young" ? RULES.minimumAge : RULES.periodicMaximumAge);
}
