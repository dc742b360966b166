import { cellText } from "../../../../domain/export/csv";
import { fiscalCodeParts, type FiscalCodeParts } from "../../../../domain/fiscal-code/fiscal-code";
import { firstNameForms, lastNameForms, mayHaveLetters } from "../../../../domain/fiscal-code/person";
import { readFiscalCode, type PlaceLookup, birthOf } from "../../../../domain/fiscal-code/reading";
import type { ImportEntity } from "../../../../domain/import/entity";
import { DONOR_KEYS } from "../../../../domain/import/import-fields";
import { checkFields } from "../../../../domain/validation/problem";
import { awardSchema } from "../../../../domain/validation/record-schemas";
import { isPostalCode } from "../../../../domain/places/provinces";
import { fixPostalCode } from "../checking/cell-warnings";
import { texts } from "../checking/texts";
import type { CellProblem, EngineContext } from "../types";
import type { GridField } from "./grid-field";

export type RowCheck = (row: number) => CellProblem[];

type Fields = ReadonlyMap<string, GridField>;

/** @returns a function that converts the value of a row, once for each distinct value */
function oncePerValue<Made>(field: GridField | undefined, make: (text: string) => Made): (row: number) => Made | null {
  const converted: (Made | undefined)[] = [];
  return (row) => {
    if (!field) return null;
    const index = field.at(row);
    const cached = converted[index];
    if (cached !== undefined) return cached;
    const value = field.values[index];
    const fresh = make(typeof value === "string" ? value : "");
    converted[index] = fresh;
    return fresh;
  };
}

const textOf = (field: GridField | undefined, row: number): string => {
  const value = field?.value(row);
  return typeof value === "string" && field?.fault(row)?.level !== "error" ? value : "";
};

export function rowChecks(entity: ImportEntity, fields: Fields, context: EngineContext, places: PlaceLookup): RowCheck {
  const checks =
    entity === "donors"
      ? [codeCheck(fields, context.today, places), birthCheck(fields, "birthday"), capCheck(fields), keyCheck(fields)]
      : [
          ownerCheck(fields),
          birthCheck(fields, "donorBirthday"),
          ...(entity === "awards" ? [awardCheck(fields, context)] : []),
        ];
  return (row) => {
    let found: CellProblem[] | null = null;
    for (const check of checks) {
      const problems = check(row);
      if (problems.length > 0) found = found ? [...found, ...problems] : problems;
    }
    return found ?? NONE;
  };
}

const NONE: CellProblem[] = [];

/** Compares the fiscal code with the row. Suggests the data that it contains, or a code that is calculated from the data. */
function codeCheck(fields: Fields, today: string, places: PlaceLookup): RowCheck {
  const [code, last, first] = ["fiscalCode", "lastName", "firstName"].map((name) => fields.get(name));
  const [gender, birthday, birthplace] = ["gender", "birthday", "birthplace"].map((name) => fields.get(name));
  if (!code) return () => NONE;
  const partsOf = oncePerValue<FiscalCodeParts | false>(code, (text) => fiscalCodeParts(text) ?? false);
  const lastForms = oncePerValue(last, lastNameForms);
  const firstForms = oncePerValue(first, firstNameForms);
  const placesNamed = oncePerValue(birthplace, places.placesNamed);
  const shown = (field: GridField, value: string) => cellText(field.field, value);
  const complete = (field: GridField | undefined, row: number, value: string | null): CellProblem[] =>
    field && value && field.value(row) === null
      ? [
          {
            field: field.name,
            level: "warning",
            kind: "complete",
            message: texts.codeSays(shown(field, value)),
            fix: shown(field, value),
          },
        ]
      : NONE;

  return (row) => {
    if (code.value(row) === null) return offeredCode(row);
    const parts = code.fault(row)?.level !== "error" && partsOf(row);
    if (!parts) return NONE;
    const messages: string[] = [];
    const [lastName, firstName, birth] = [textOf(last, row), textOf(first, row), textOf(birthday, row)];
    if (
      (lastName && !mayHaveLetters(lastForms(row) ?? [], parts.name.slice(0, 3))) ||
      (firstName && !mayHaveLetters(firstForms(row) ?? [], parts.name.slice(3)))
    )
      messages.push(texts.codeName);
    const day = () => birthOf(String(code.value(row)), today)?.birthday ?? null;
    if (birth && !isBornOn(birth, parts)) messages.push(texts.codeSays(shownDay(day() ?? birth)));
    const sex = textOf(gender, row);
    if (sex && sex !== parts.gender) messages.push(texts.codeSays(parts.gender));
    const named = placesNamed(row);
    if (named && named.length > 0 && !places.isBirthplace(named, parts.place)) {
      const place = places.placeOf(parts.place);
      if (place) messages.push(texts.codeSays(place.name));
    }
    const found: CellProblem[] =
      messages.length > 0
        ? [{ field: "fiscalCode", level: "warning", kind: "disagrees", message: messages.join(". ") }]
        : NONE;
    const missing = [gender, birthday, birthplace].some((field) => field && field.value(row) === null);
    if (!missing) return found;
    return [
      ...found,
      ...complete(gender, row, parts.gender),
      ...complete(birthday, row, day()),
      ...complete(birthplace, row, places.placeOf(parts.place)?.name ?? null),
    ];
  };

  function offeredCode(row: number): CellProblem[] {
    const person = {
      fiscalCode: "",
      firstName: textOf(first, row),
      lastName: textOf(last, row),
      gender: textOf(gender, row),
      birthday: textOf(birthday, row),
      birthplace: textOf(birthplace, row),
    };
    if (!person.firstName || !person.lastName || !person.gender || !person.birthday || !person.birthplace) return NONE;
    const { offered } = readFiscalCode(person, places, today);
    return offered === null
      ? NONE
      : [{ field: "fiscalCode", level: "warning", kind: "complete", message: texts.offered(offered), fix: offered }];
  }
}

const twoDigits = (text: string, at: number) => text.charCodeAt(at) * 10 + text.charCodeAt(at + 1) - 528;
const isBornOn = (birth: string, { year, month, day }: FiscalCodeParts) =>
  twoDigits(birth, 2) === year && twoDigits(birth, 5) === month && twoDigits(birth, 8) === day;
const shownDay = (day: string) => `${day.slice(8)}/${day.slice(5, 7)}/${day.slice(0, 4)}`;

/** No date may be before the birth. */
function birthCheck(fields: Fields, name: string): RowCheck {
  const birthday = fields.get(name);
  const days = [...fields.values()].filter((field) => field.field.kind === "day" && field.name !== name);
  if (!birthday || days.length === 0) return () => NONE;
  return (row) => {
    const birth = textOf(birthday, row);
    if (!birth) return NONE;
    let found = NONE;
    for (const field of days) {
      const day = field.value(row);
      if (typeof day === "string" && day < birth && !field.fault(row))
        found = [
          ...found,
          { field: field.name, level: "error", kind: "wrong", message: texts.problems["before-birth"] },
        ];
    }
    return found;
  };
}

/** A postal code has the form of its country. */
function capCheck(fields: Fields): RowCheck {
  const [cap, province] = [fields.get("cap"), fields.get("province")];
  if (!cap) return () => NONE;
  return (row) => {
    const text = textOf(cap, row);
    if (text === "" || isPostalCode(text, textOf(province, row) || null)) return NONE;
    // the country isn't known while the province is wrong
    const fix = province?.fault(row) ? null : fixPostalCode(text);
    const message = texts.written.cap?.form ?? texts.problems.form;
    return [{ field: "cap", level: "error", kind: "wrong", message, ...(fix !== null && { fix }) }];
  };
}

/** In a file without names, which can only update donors, each row needs a key. */
function keyCheck(fields: Fields): RowCheck {
  const [first, ...others] = DONOR_KEYS.flatMap((name) => fields.get(name) ?? []);
  if (!first || (fields.has("lastName") && fields.has("firstName"))) return () => NONE;
  const problem: CellProblem[] = [{ field: first.name, level: "error", kind: "owner", message: texts.noKey }];
  return (row) => ([first, ...others].some((field) => field.value(row) !== null) ? NONE : problem);
}

/** A donation or an award needs a donor (card number, fiscal code, or name with birth date) or its own key. */
function ownerCheck(fields: Fields): RowCheck {
  const owner = (name: string, row: number) => textOf(fields.get(name), row) !== "";
  const at = ["donorCardNumber", "donorFiscalCode", "donorName", "donorLastName"].find((name) => fields.has(name));
  const problem = (message: string): CellProblem[] => [
    { field: at ?? fields.keys().next().value ?? "key", level: "error", kind: "owner", message },
  ];
  return (row) => {
    if (owner("donorCardNumber", row) || owner("donorFiscalCode", row) || owner("key", row)) return NONE;
    const named = owner("donorName", row) || (owner("donorLastName", row) && owner("donorFirstName", row));
    if (!named) return problem(texts.noOwner);
    return owner("donorBirthday", row) ? NONE : problem(texts.ownerBirthday);
  };
}

/** Checks with the schema of the form that a row has an award. */
function awardCheck(fields: Fields, { today }: EngineContext): RowCheck {
  const schema = awardSchema({ today });
  const names = ["award", "awardDate", "awardDonorsGroup", "awardDonorsGroupDate"];
  const shown = (name: string) => (fields.has(name) ? name : (names.find((one) => fields.has(one)) ?? name));
  return (row) => {
    const values = Object.fromEntries(names.map((name) => [name, textOf(fields.get(name), row) || null]));
    return checkFields(schema, values).problems.flatMap(({ field, code }) =>
      code === "missing"
        ? [{ field: shown(field), level: "error" as const, kind: "missing", message: texts.noAward }]
        : [],
    );
  };
}
