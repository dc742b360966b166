/** The damage of a code (phone number, card number) that a spreadsheet treated as a number. */
interface SheetDamage {
  /** decimal: "12345.0"; scientific: "3,33123E+09", whose last digits may be lost. */
  kind: "decimal" | "scientific";
  /** The code as it was; null if digits are lost. */
  fix: string | null;
}

const DECIMAL = /^(\+?\d+)[.,]0$|^(\+?\d{4,})[.,]00$/;
const SCIENTIFIC = /^(\d)(?:[.,](\d+))?E\+?(\d{1,2})$/i;

/** @returns the damage to a code; null for none. @example sheetDamage("3331234567.0") // fix "3331234567" */
export function sheetDamage(text: string): SheetDamage | null {
  const [, digits, others] = DECIMAL.exec(text) ?? [];
  if (digits ?? others) return { kind: "decimal", fix: digits ?? others ?? null };
  const [, first, decimals = "", exponent] = SCIENTIFIC.exec(text) ?? [];
  if (first === undefined) return null;
  const isWhole = decimals.length === Number(exponent);
  return { kind: "scientific", fix: isWhole ? first + decimals : null };
}

/** The serial number of 1 January 1970 in Excel, LibreOffice and others. */
export const SHEET_EPOCH = 25_569;
