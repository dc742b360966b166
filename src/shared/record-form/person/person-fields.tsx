import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useFormContext, useFormState, useWatch } from "react-hook-form";
import { useToday } from "../../../api/react/use-today";
import { ageNotice, youngNotice } from "../../../domain/donor/birthday";
import { readFiscalCode, type CodedPerson, type FiscalCodeReading, birthOf } from "../../../domain/fiscal-code/reading";
import { formatShortDate } from "../../../domain/format";
import { Button } from "../../../ui/buttons/button";
import { tw } from "../../../ui/tw";
import { useRules } from "../../settings";
import { RecordField } from "..";
import { PlaceField, usePlaces } from "./place-field";
import { texts, type FilledInBy } from "./texts";

const NAMES = ["fiscalCode", "firstName", "lastName", "gender", "birthday", "birthplace"] as const;
const Field = RecordField<(typeof NAMES)[number]>;
const GENDERS = ["F", "M"].map((value) => ({ value, label: value }));
const UNKNOWN = { placesNamed: () => [], placeOf: () => null };

interface PersonFieldsProps {
  by: FilledInBy;
  /** Whether the form warns of every age at which nobody donates; else only of one that no donor has. */
  ages?: boolean;
}

/**
 * Who somebody is, in the rows of a section: the fiscal code is held against the rest (a warning, decisions §4), fills in what
 * isn't there yet, and follows from it.
 */
export function PersonFields({ by, ages = true }: PersonFieldsProps) {
  const today = useToday();
  const { rules } = useRules();
  const { control, setValue } = useFormContext<Record<(typeof NAMES)[number], string>>();
  const [fiscalCode, firstName, lastName, gender, birthday, birthplace] = useWatch({ control, name: NAMES });
  const { defaultValues } = useFormState({ control });
  const own = by === "oneself";
  // donors often leave this as it is: the places load when a field is about to be used
  const [wanted, setWanted] = useState(!own);
  const places = usePlaces(wanted);
  const person = { fiscalCode, firstName, lastName, gender, birthday, birthplace };
  const reading = readFiscalCode(person, places ?? UNKNOWN, today);
  const warnings = codeWarnings(reading, by);
  const { offered } = reading;
  const words = texts[by];

  const changed = useRef(false);
  const fillIn = useEffectEvent((code: string) => {
    // looking at a record changes nothing
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
  const known = (token: string) => own && { autoComplete: token };
  const age = ages && rules ? ageNotice(birthday, today, rules, { never: own }) : youngNotice(birthday, today);
  const span = own ? "half" : "third";
  return (
    <div className={tw`contents`} onFocus={({ target }) => setWanted(wanted || isAboutBirth(target))}>
      <Field name="lastName" span="half" marked={!own} {...known("family-name")} />
      <Field name="firstName" span="half" marked={!own} {...known("given-name")} />
      <Field
        name="birthday"
        span={span}
        warning={warnings.birthday ?? (age && words.age[age.notice](age.age))}
        {...known("bday")}
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
        ok={reading.agrees && words.agrees}
      />
      {offered && <Offered code={offered} onUse={() => use(offered)} />}
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

/** @returns the warnings about a fiscal code, by field: one for each field for staff, one sentence at the code for others */
function codeWarnings({ found, data }: FiscalCodeReading, by: FilledInBy): Partial<Record<keyof CodedPerson, string>> {
  if (!data || found.length === 0) return {};
  if (by === "oneself") return { fiscalCode: texts.oneself.disagrees(found) };
  const { codeSays, codeOtherName } = texts.staff;
  return {
    ...(found.includes("name") && { fiscalCode: codeOtherName }),
    ...(found.includes("gender") && { gender: codeSays(data.gender) }),
    ...(found.includes("birthday") && data.birthday && { birthday: codeSays(formatShortDate(data.birthday)) }),
    ...(found.includes("birthplace") && { birthplace: codeSays(data.birthplace) }),
  };
}
