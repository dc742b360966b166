import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useFormContext, useFormState, useWatch } from "react-hook-form";
import { useToday } from "../../../api/react/use-today";
import { ageNotice, yearNotice } from "../../../domain/donor/birthday";
import { readFiscalCode, type CodedPerson, type FiscalCodeReading, birthOf } from "../../../domain/fiscal-code/reading";
import { Button } from "../../../ui/buttons/button";
import { tw } from "../../../ui/tw";
import { useRules } from "../../settings";
import { RecordField } from "..";
import { PlaceField, usePlaces } from "./place-field";
import { codeWarnings, UNKNOWN_PLACES } from "./code-warnings";
import { texts, type FilledInBy } from "./texts";

const NAMES = ["fiscalCode", "firstName", "lastName", "gender", "birthday", "birthplace"] as const;
const Field = RecordField<(typeof NAMES)[number]>;
const GENDERS = ["F", "M"].map((value) => ({ value, label: value }));

interface PersonFieldsProps {
  by: FilledInBy;
  /** Whether the form warns of every age at which nobody may donate; otherwise only of ages that no donor has. */
  ages?: boolean;
}

/**
 * The fields of a person's identity. The fiscal code is compared with the other fields (a warning, decisions §4), fills in empty
 * ones, and is suggested from them.
 */
export function PersonFields({ by, ages = true }: PersonFieldsProps) {
  const today = useToday();
  const { rules } = useRules();
  const { control, setValue } = useFormContext<Record<(typeof NAMES)[number], string>>();
  const [fiscalCode, firstName, lastName, gender, birthday, birthplace] = useWatch({ control, name: NAMES });
  const { defaultValues } = useFormState({ control });
  const own = by === "oneself";
  // donors often don't change these fields: load the places only when one gets the focus
  const [loadsPlaces, setLoadsPlaces] = useState(!own);
  const places = usePlaces(loadsPlaces);
  const person = { fiscalCode, firstName, lastName, gender, birthday, birthplace };
  const reading = readFiscalCode(person, places ?? UNKNOWN_PLACES, today);
  const warnings = own ? ownWarnings(reading) : codeWarnings(reading);
  const { offered } = reading;
  const ownTexts = texts[by];

  const changed = useRef(false);
  const fillIn = useEffectEvent((code: string) => {
    // fill in only after the user has changed the code
    changed.current ||= code !== defaultValues?.fiscalCode;
    const birth = changed.current && birthOf(code, today);
    if (!birth) return;
    const set = (name: "birthday" | "gender" | "birthplace", value: string | undefined) => {
      if (person[name] === "" && value) setValue(name, value, { shouldDirty: true, shouldValidate: true });
    };
    set("birthday", birth.birthday);
    set("gender", birth.gender);
    set("birthplace", places?.placeOf(birth.place)?.name);
  });
  useEffect(() => fillIn(fiscalCode), [fiscalCode, places]);

  const applyCode = (code: string) => setValue("fiscalCode", code, { shouldDirty: true, shouldValidate: true });
  const autoComplete = (token: string) => own && { autoComplete: token };
  const age = ages && rules ? ageNotice(birthday, today, rules, { never: own }) : yearNotice(birthday, today);
  const span = own ? "half" : "third";
  return (
    <div className={tw`contents`} onFocus={({ target }) => setLoadsPlaces(loadsPlaces || isAboutBirth(target))}>
      <Field name="lastName" span="half" marked={!own} {...autoComplete("family-name")} />
      <Field name="firstName" span="half" marked={!own} {...autoComplete("given-name")} />
      <Field
        name="birthday"
        span={span}
        warning={warnings.birthday ?? (age && ownTexts.age[age.notice](age.age))}
        {...autoComplete("bday")}
        {...(own
          ? { help: texts.oneself.birthdayHelp }
          : { calendarLabel: texts.staff.openCalendar, placeholder: texts.staff.dayForm })}
      />
      <PlaceField
        name="birthplace"
        span={span}
        places={places}
        help={texts.birthplaceHelp}
        warning={warnings.birthplace}
      />
      <Field
        name="gender"
        span={span}
        warning={warnings.gender}
        {...(own && { cards: true, options: GENDERS, autoComplete: "sex" })}
      />
      <Field
        name="fiscalCode"
        span={own ? "half" : "whole"}
        help={own && texts.oneself.fiscalCodeHelp}
        warning={warnings.fiscalCode}
        ok={reading.agrees && ownTexts.agrees}
      />
      {offered && <Offered code={offered} onUse={() => applyCode(offered)} />}
    </div>
  );
}

const isAboutBirth = (field: EventTarget) =>
  field instanceof HTMLInputElement && ["birthplace", "fiscalCode"].includes(field.name);

/** Suggests the fiscal code that follows from the other fields. */
const Offered = ({ code, onUse }: { code: string; onUse: () => void }) => (
  <p role="status" className={tw`col-span-6 flex flex-wrap items-center gap-3 text-label text-muted`}>
    {texts.codeFromData(code)}
    <Button small onClick={onUse}>
      {texts.useCode}
    </Button>
  </p>
);

/** @returns the warning for donors about contradictions with the fiscal code: one sentence at the code */
const ownWarnings = ({ found, data }: FiscalCodeReading): Partial<Record<keyof CodedPerson, string>> =>
  data && found.length > 0 ? { fiscalCode: texts.oneself.disagrees(found) } : {};
