import { useEffect, useEffectEvent } from "react";
import { useFormContext, useFormState, useWatch } from "react-hook-form";
import { ageNotice } from "../../../../domain/birthday";
import { DEFAULT_ELIGIBILITY_RULES } from "../../../../domain/eligibility-rules";
import { birthOf } from "../../../../domain/fiscal-code-birth";
import { Button } from "../../../../ui/button";
import { tw } from "../../../../ui/tw";
import { PlaceField, type KnownPlaces } from "../../../../shared/record-form/person";
import { CardSection, RecordField } from "../../../../shared/record-form";
import type { DonorFormField, DonorFormValues } from "../donor-form-fields";
import { fiscalCodeWords } from "../fiscal-code-words";
import { texts } from "../texts";

const Field = RecordField<DonorFormField>;
const RULES = DEFAULT_ELIGIBILITY_RULES;
const UNKNOWN = { placesNamed: () => [], placeOf: () => null };

interface PersonSectionProps {
  /** ISO day in Italy. */
  today: string;
  places: KnownPlaces | null;
}

/** Who it is: what the fiscal code says is held against the rest, and fills in what isn't there yet. */
export function PersonSection({ today, places }: PersonSectionProps) {
  const { control, setValue } = useFormContext<DonorFormValues>();
  const [fiscalCode, firstName, lastName, gender, birthday, birthplace] = useWatch({
    control,
    name: ["fiscalCode", "firstName", "lastName", "gender", "birthday", "birthplace"],
  });
  const person = { fiscalCode, firstName, lastName, gender, birthday, birthplace };
  const { warnings, agrees, offered } = fiscalCodeWords(person, places ?? UNKNOWN, today);

  const { defaultValues } = useFormState({ control });
  const fillIn = useEffectEvent((code: string) => {
    // a record that is only looked at changes nothing of itself
    const told = code === defaultValues?.fiscalCode ? null : birthOf(code, today);
    if (!told) return;
    const set = (name: "birthday" | "gender" | "birthplace", value: string | undefined) => {
      if (person[name] === "" && value) setValue(name, value, { shouldDirty: true, shouldValidate: true });
    };
    set("birthday", told.birthday);
    set("gender", told.gender);
    set("birthplace", places?.placeOf(told.place)?.name);
  });
  useEffect(() => fillIn(fiscalCode), [fiscalCode, places]);

  return (
    <CardSection title={texts.sections.person} hint={texts.sections.personHint}>
      <Field name="lastName" span="half" autoComplete="off" autoCapitalize="words" />
      <Field name="firstName" span="half" autoComplete="off" autoCapitalize="words" />
      <Field
        name="birthday"
        span="third"
        calendarLabel={texts.openCalendar}
        placeholder={texts.dayForm}
        warning={warnings.birthday ?? ageWords(birthday, today)}
      />
      <Field name="gender" span="third" warning={warnings.gender} />
      <PlaceField
        name="birthplace"
        span="third"
        places={places}
        help={texts.birthplaceHelp}
        warning={warnings.birthplace}
      />
      <Field
        name="fiscalCode"
        span="whole"
        warning={warnings.fiscalCode}
        ok={agrees && texts.codeAgrees}
        help={
          offered && (
            <span className={tw`flex flex-wrap items-center gap-3`}>
              {texts.codeFromData(offered)}
              <Button
                small
                onClick={() => setValue("fiscalCode", offered, { shouldDirty: true, shouldValidate: true })}
              >
                {texts.useCode}
              </Button>
            </span>
          )
        }
        mono
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
      />
    </CardSection>
  );
}

/** @returns what to tell of an age at which nobody donates, or null */
function ageWords(birthday: string, today: string): string | null {
  const notice = ageNotice(birthday, today, RULES);
  return notice && texts.age[notice](notice === "too-young" ? RULES.minimumAge : RULES.periodicMaximumAge);
}
