import { checkFiscalCode, normaliseFiscalCode } from "../../domain/fiscal-code/fiscal-code";

/** A telephone with its country, or in groups: what a text that is copied from elsewhere looks like. */
const PHONE = /^(\+|00)?[03\d][\d\s()./-]{6,23}$/;

/**
 * What is asked for when somebody has typed or pasted a text: a fiscal code as it is written, an Italian telephone number as
 * it is dialled, everything else as it stands, without blanks about it.
 */
export function keywordOf(text: string): string {
  const plain = text.replace(/\s+/g, " ").trim();
  const code = checkFiscalCode(plain);
  if (code.valid || code.problem !== "form") return normaliseFiscalCode(plain);
  if (PHONE.test(plain) && (/^(\+|00)/.test(plain) || /^[03]\d*[\s()./-]/.test(plain))) {
    const digits = plain.replace(/^(\+|00)39/, "").replace(/\D/g, "");
    if (digits.length >= 6) return digits;
  }
  return plain;
}
