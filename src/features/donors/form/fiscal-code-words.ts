import { readFiscalCode, type CodedPerson, type PlaceLookup } from "../../../domain/fiscal-code-reading";
import { formatShortDate } from "../../../domain/format";
import { texts } from "./texts";

/** What is to be said of a fiscal code beside the rest of the form, at each of the fields. */
export interface FiscalCodeWords {
  warnings: Partial<Record<keyof CodedPerson, string>>;
  /** All that is known of the person agrees with it. */
  agrees: boolean;
  /** The code that follows from the rest, where none is there. */
  offered: string | null;
}

/** @param today ISO day in Italy */
export function fiscalCodeWords(person: CodedPerson, places: PlaceLookup, today: string): FiscalCodeWords {
  const { found, told, agrees, offered } = readFiscalCode(person, places, today);
  const warnings: FiscalCodeWords["warnings"] = {};
  if (found.includes("name")) warnings.fiscalCode = texts.codeOtherName;
  if (told && found.includes("gender")) warnings.gender = texts.codeSays(told.gender);
  if (told?.birthday && found.includes("birthday")) warnings.birthday = texts.codeSays(formatShortDate(told.birthday));
  if (told && found.includes("birthplace")) warnings.birthplace = texts.codeSays(told.birthplace);
  return { warnings, agrees, offered };
}
