import { isEmail, unwrapEmail } from "../../../../domain/contacts/email";
import { isOlderThanPeople, isYoungerThanDonors } from "../../../../domain/donor/birthday";
import { ageOn } from "../../../../domain/dates/days";
import type { FieldFormat } from "../../../../domain/fields/field";
import { checkFiscalCode, normaliseFiscalCode } from "../../../../domain/fiscal-code/fiscal-code";
import type { ImportField } from "../../../../domain/import/import-fields";
import { countDigits, phoneDoubt, type PhoneField } from "../../../../domain/contacts/phone-doubt";
import { sheetDamage } from "../../../../domain/import/sheet-damage";
import { hasAddress } from "../../../../domain/import/split-text";
import type { CellFault } from "../types";
import { texts } from "./texts";

const phoneFieldOf = ({ name }: ImportField): PhoneField => (name === "mobile" ? "mobile" : "phoneHome");

/**
 * @param text a valid value of the field
 * @param today ISO day in Italy
 * @returns the warning that the form would show, with the probable value as its fix; null for none
 */
export function cellWarning(field: ImportField, text: string, today: string): CellFault | null {
  const { name, kind, format } = field;
  if (format === "phone") {
    const doubt = phoneDoubt(text, phoneFieldOf(field));
    return doubt && warning(doubt.kind, texts.phone[doubt.kind](countDigits(text)), doubt.fix);
  }
  if (format === "name" && hasAddress(text)) return warning("address", texts.address, null);
  if (kind === "code" && format === undefined) {
    const damage = sheetDamage(text);
    return damage && warning(damage.kind, texts.damage[damage.kind], damage.fix);
  }
  if (kind === "day" && /birthday$/i.test(name)) {
    const doubt = isYoungerThanDonors(text, today) ? "young" : isOlderThanPeople(text, today) ? "old" : null;
    return doubt && warning(doubt, texts.age(ageOn(text, today)), null);
  }
  return null;
}

const warning = (kind: string, message: string, fix: string | null): CellFault => ({
  level: "warning",
  kind,
  message,
  ...(fix !== null && { fix }),
});

/** @returns the number as the forms write it; null for an invalid one */
export type NormalisePhone = (text: string) => string | null;

/**
 * @param kind of the fault
 * @returns the value that an invalid text certainly means; an empty object if there is any doubt
 */
export function certainFix(
  field: ImportField,
  text: string,
  kind: string,
  normalisePhone: NormalisePhone,
): { fix?: string } {
  if (kind !== "wrong" || field.format === undefined) return {};
  const fix = FIXES[field.format]?.(text, field, normalisePhone);
  return fix === undefined || fix === null || fix === text ? {} : { fix };
}

type Fix = (text: string, field: ImportField, normalisePhone: NormalisePhone) => string | null;

const FIXES: Readonly<Partial<Record<FieldFormat, Fix>>> = {
  cap: fixPostalCode,
  email: (text) => unwrapEmail(text) ?? firstEmail(text),
  phone(text, field, normalisePhone) {
    const whole = sheetDamage(text)?.fix ?? text;
    const doubt = phoneDoubt(whole, phoneFieldOf(field));
    if (doubt?.fix) return doubt.fix;
    if (whole !== text) return whole;
    const others = text.match(/\d[\d\s./()-]{4,}\d/g)?.length ?? 0;
    return others === 1 ? normalisePhone(text) : null;
  },
  fiscalCode: fixFiscalCode,
};

function firstEmail(text: string): string | null {
  const addresses = text.split(/[;,/\s]+/).filter(Boolean);
  return addresses.every(isEmail) ? (addresses[0] ?? null) : null;
}

/** @returns the Italian postal code that a text certainly means; null if there is any doubt */
export function fixPostalCode(text: string): string | null {
  const digits = sheetDamage(text)?.fix ?? text.replace(/^I-|\s/gi, "");
  // a spreadsheet drops leading zeros
  return /^\d{1,5}$/.test(digits) && Number(digits) > 0 ? digits.padStart(5, "0") : null;
}

/** The indexes of a fiscal code's letters; the others are digits. People confuse 0 and O, 1 and I, 5 and S. */
const LETTER_INDEXES = [0, 1, 2, 3, 4, 5, 8, 11, 15];

function fixFiscalCode(text: string): string | null {
  const code = normaliseFiscalCode(text).replace(/[^A-Z0-9]/g, "");
  if (code.length !== 16) return null;
  const fixed = [...code]
    .map((character, at) => {
      if (LETTER_INDEXES.includes(at))
        return character === "0" ? "O" : character === "1" ? "I" : character === "5" ? "S" : character;
      return character === "O" ? "0" : character === "I" ? "1" : character;
    })
    .join("");
  return checkFiscalCode(fixed).valid ? fixed : null;
}
