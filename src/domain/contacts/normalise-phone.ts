import { parsePhoneNumberFromString } from "libphonenumber-js/min";
import { plainSeparators } from "./phone-doubt";

/**
 * Its library has the numbering plans of all countries: load this module lazily.
 * @returns a valid number in Italian notation ("347 555 0142", "+41 79 123 45 67"); null for an invalid one, and for one with an
 *   extension, which would be written with letters ("0371 123456 ext. 12")
 */
export function normalisePhone(typed: string): string | null {
  const number = parsePhoneNumberFromString(plainSeparators(typed), "IT");
  if (!number?.isValid() || number.ext) return null;
  return number.country === "IT" ? number.formatNational() : number.formatInternational();
}
