import { FISCAL_CODE_FORM, normaliseFiscalCode } from "../../../domain/fiscal-code/fiscal-code";
import { trimText } from "../../../domain/text";
import type { DonorKey } from "../requests/find-donors";

/** @returns what a typed text identifies: digits a card, the form of a fiscal code a fiscal code, else a name; null for an empty text */
export function readEntry(typed: string): DonorKey | null {
  const text = trimText(typed).replace(/\s+/g, " ");
  if (!text) return null;
  if (/^[\d\s]+$/.test(text)) return { cardNumber: text.replace(/\s/g, "") };
  const code = normaliseFiscalCode(text);
  return FISCAL_CODE_FORM.test(code) ? { fiscalCode: code } : { name: text };
}

const isCode = (key: DonorKey | null): key is DonorKey =>
  key?.cardNumber !== undefined || key?.fiscalCode !== undefined;

/**
 * Reads pasted rows, such as a column of card numbers or the columns of a spreadsheet.
 * @returns for each line its card number or fiscal code, else its text as a name
 */
export function readPasted(text: string): DonorKey[] {
  const parts = text.split(/[\s,;]+/).filter(Boolean);
  if (parts.every((part) => isCode(readEntry(part)))) return parts.flatMap((part) => readEntry(part) ?? []);
  return text.split(/[\r\n;]+/).flatMap((line) => {
    const cells = line.split("\t").map(readEntry);
    return cells.find(isCode) ?? readEntry(line.replace(/\t/g, " ")) ?? [];
  });
}

/** @returns the text of a key, as the user typed it */
export const keyText = ({ cardNumber, fiscalCode, name }: DonorKey): string => cardNumber ?? fiscalCode ?? name ?? "";
