import { isEmail } from "../../../../domain/email";
import { checkFiscalCode, normaliseFiscalCode } from "../../../../domain/fiscal-code";
import type { FieldFormat } from "../../../../domain/fields/field";

/**
 * What a text that isn't written as it should be surely means; nothing where there is any doubt.
 * @returns a value to put there
 */
export function mendText(format: FieldFormat | undefined, text: string, kind: string): { fix?: string } {
  if (kind !== "wrong" || format === undefined) return {};
  const fix = MENDED[format]?.(text);
  return fix === undefined || fix === null || fix === text ? {} : { fix };
}

const MENDED: Readonly<Partial<Record<FieldFormat, (text: string) => string | null>>> = {
  // a spreadsheet took the zero away
  cap: (text) => (/^\d{4}$/.test(text) ? `0${text}` : (/^(?:I-)?(\d{5})$/i.exec(text.replace(/\s/g, ""))?.[1] ?? null)),
  province: (text) => /^\W*([A-Za-z]{2})\W*$/.exec(text)?.[1]?.toUpperCase() ?? null,
  email(text) {
    const address = text.replace(/\s+|^mailto:|[;,.]+$|^[<(]|[>)]$/gi, "").replace(/,/g, ".");
    return isEmail(address) ? address : null;
  },
  phone(text) {
    const [number, ...others] = text.match(/\+?\d[\d\s./()-]{7,}\d/g) ?? [];
    return number !== undefined && others.length === 0 && number.replace(/\D/g, "").length >= 9 ? number : null;
  },
  fiscalCode: mendCode,
};

/** Where a code has letters, and where digits: 0 and O, 1 and I are taken for each other. */
const LETTERS = [0, 1, 2, 3, 4, 5, 8, 11, 15];

function mendCode(text: string): string | null {
  const code = normaliseFiscalCode(text).replace(/[^A-Z0-9]/g, "");
  if (code.length !== 16) return null;
  const mended = [...code]
    .map((one, at) => {
      if (LETTERS.includes(at)) return one === "0" ? "O" : one === "1" ? "I" : one === "5" ? "S" : one;
      return one === "O" ? "0" : one === "I" ? "1" : one;
    })
    .join("");
  return checkFiscalCode(mended).valid ? mended : null;
}
