import { parsePhoneNumberFromString } from "libphonenumber-js/min";

/**
 * @returns a valid number as it is read in Italy: "347 555 0142", and a foreign one with its country, "+41 79 123 45 67";
 *   null for what is no valid number, which stays as it was typed
 */
export function normalisePhone(typed: string): string | null {
  const number = parsePhoneNumberFromString(typed, "IT");
  if (!number?.isValid()) return null;
  return number.country === "IT" ? number.formatNational() : number.formatInternational();
}
