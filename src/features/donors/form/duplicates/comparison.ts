import { formatShortDate } from "../../../../domain/format";
import { registryName } from "../../../../domain/donor/registry-name";
import { joinedWords } from "../../../../domain/language/text-search";
import type { DonorRecord } from "../../../../shared/donor/reads";
import type { DonorFormValues } from "../donor-form-fields";
import { texts } from "../texts";

/** Null if both values are empty. */
type Sameness = "equal" | "different" | "missing" | null;

export interface ComparedRow {
  label: string;
  entered: string;
  existing: string;
  sameness: Sameness;
}

const joined = (...parts: (string | null)[]) => parts.filter(Boolean).join(", ");
const bare = (text: string) => joinedWords(text).replace(/[\s./()-]+/g, "");

function samenessOf(entered: string, existing: string): Sameness {
  if (!entered && !existing) return null;
  if (!entered || !existing) return "missing";
  return bare(entered) === bare(existing) ? "equal" : "different";
}

/** @returns the entered person beside a donor of the registry, row by row, the equal rows first */
export function compareDonors(person: DonorFormValues, other: DonorRecord): ComparedRow[] {
  const rows: [label: string, entered: string, existing: string][] = [
    [texts.compared.name, registryName(person), registryName(other)],
    [texts.compared.birth, formatShortDate(person.birthday), formatShortDate(other.birthday ?? "")],
    [texts.compared.birthplace, person.birthplace, other.birthplace ?? ""],
    [texts.compared.fiscalCode, person.fiscalCode, other.fiscalCode ?? ""],
    [texts.compared.email, person.email, other.email ?? ""],
    [texts.compared.mobile, person.mobile, other.mobile ?? ""],
    [texts.compared.phoneHome, person.phoneHome, other.phoneHome ?? ""],
    [texts.compared.address, joined(person.street, person.city), joined(other.street, other.city)],
  ];
  const compared = rows
    .map(([label, entered, existing]): ComparedRow => ({
      label,
      entered,
      existing,
      sameness: samenessOf(entered, existing),
    }))
    .filter(({ sameness }) => sameness !== null);
  const equalRows = compared.filter(({ sameness }) => sameness === "equal");
  return [...equalRows, ...compared.filter((row) => !equalRows.includes(row))];
}
