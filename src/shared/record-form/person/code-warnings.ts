import type { CodedPerson, FiscalCodeReading } from "../../../domain/fiscal-code-reading";
import { formatShortDate } from "../../../domain/format";
import { texts, type FilledInBy } from "./texts";

/** @returns what a fiscal code contradicts, by field: staff are told at each of them, others in one sentence at the code */
export function codeWarnings(
  { found, told }: FiscalCodeReading,
  by: FilledInBy,
): Partial<Record<keyof CodedPerson, string>> {
  if (!told || found.length === 0) return {};
  if (by === "oneself") return { fiscalCode: texts.oneself.disagrees(found) };
  const { codeSays, codeOtherName } = texts.staff;
  return {
    ...(found.includes("name") && { fiscalCode: codeOtherName }),
    ...(found.includes("gender") && { gender: codeSays(told.gender) }),
    ...(found.includes("birthday") && told.birthday && { birthday: codeSays(formatShortDate(told.birthday)) }),
    ...(found.includes("birthplace") && { birthplace: codeSays(told.birthplace) }),
  };
}
