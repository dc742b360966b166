import { isYoungerThanDonors } from "../../../../domain/donor/birthday";
import { ageOn } from "../../../../domain/dates/days";
import type { ImportField } from "../../../../domain/import/import-fields";
import { countDigits, phoneDoubt, type PhoneField } from "../../../../domain/contacts/phone-doubt";
import { sheetDamage } from "../../../../domain/import/sheet-damage";
import type { CellFault } from "./cell-fault";
import { texts } from "./texts";

/** @returns by which rules a telephone field is doubted */
export const phoneFieldOf = ({ name }: ImportField): PhoneField => (name === "mobile" ? "mobile" : "phoneHome");

/**
 * @param text as the field's rules accept it
 * @param today ISO day in Italy
 * @returns the warning that the form would show, with the value that was probably meant; null for none
 */
export function doubtCell(field: ImportField, text: string, today: string): CellFault | null {
  const { name, kind, format } = field;
  if (format === "phone") {
    const doubt = phoneDoubt(text, phoneFieldOf(field));
    return doubt && warning(doubt.kind, texts.phone[doubt.kind](countDigits(text)), doubt.fix);
  }
  if (kind === "code" && format === undefined) {
    const damage = sheetDamage(text);
    return damage && warning(damage.kind, texts.damage[damage.kind], damage.fix);
  }
  if (kind === "day" && /birthday$/i.test(name) && isYoungerThanDonors(text, today))
    return warning("young", texts.young(ageOn(text, today)), null);
  return null;
}

const warning = (kind: string, message: string, fix: string | null): CellFault => ({
  level: "warning",
  kind,
  message,
  ...(fix !== null && { fix }),
});
