/** What is odd about a telephone number that may be one all the same: more digits than any in Italy, or a house's for a mobile. */
export type PhoneDoubt = "too-many-digits" | "landline";

/** Italian mobiles begin with 3, landlines with 0. */
const MOST_MOBILE_DIGITS = 10;
const LEAST_DIGITS = 9;

/** @returns the digits of an Italian number, without the country's; null for a foreign one */
function italianDigits(typed: string): string | null {
  const international = /^\s*(\+|00)/.test(typed);
  const digits = typed.replace(/\D/g, "").replace(international ? /^00/ : /^$/, "");
  if (!international) return digits;
  return digits.startsWith("39") ? digits.slice(2) : null;
}

/** @returns how many digits an Italian number has; 0 for a foreign one */
export const countDigits = (typed: string): number => italianDigits(typed)?.length ?? 0;

/**
 * A reason to look again, not an error: numbers change faster than rules about them.
 * @param typed as it stands in the form
 * @param field whose number it is to be
 */
export function phoneDoubt(typed: string, field: "mobile" | "phoneHome"): PhoneDoubt | null {
  const digits = italianDigits(typed);
  if (digits === null || !/^\s*\+?[\d\s./()-]*$/.test(typed)) return null;
  if (digits.startsWith("3")) return digits.length > MOST_MOBILE_DIGITS ? "too-many-digits" : null;
  return field === "mobile" && digits.startsWith("0") && digits.length >= LEAST_DIGITS ? "landline" : null;
}
