import { formatShortDate } from "../../../../domain/format";
import { registryName } from "../../../../domain/donor/registry-name";
import { fold } from "../../../../domain/text";
import type { DonorRecord } from "../../../../shared/donor/reads";
import type { DonorFormValues } from "../donor-form-fields";
import { texts } from "../texts";

/** How two values stand to each other; null where there is nothing to compare. */
type Sameness = "equal" | "different" | "missing" | null;

export interface ComparedRow {
  label: string;
  mine: string;
  theirs: string;
  sameness: Sameness;
}

const joined = (...parts: (string | null)[]) => parts.filter(Boolean).join(", ");
const bare = (text: string) => fold(text).replace(/[\s./()-]+/g, "");

function samenessOf(mine: string, theirs: string): Sameness {
  if (!mine && !theirs) return null;
  if (!mine || !theirs) return "missing";
  return bare(mine) === bare(theirs) ? "equal" : "different";
}

/** @returns who is being written beside somebody of the registry, what is equal first */
export function compareDonors(person: DonorFormValues, other: DonorRecord): ComparedRow[] {
  const rows: [label: string, mine: string, theirs: string][] = [
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
    .map(([label, mine, theirs]): ComparedRow => ({ label, mine, theirs, sameness: samenessOf(mine, theirs) }))
    .filter(({ sameness }) => sameness !== null);
  const first = compared.filter(({ sameness }) => sameness === "equal");
  return [...first, ...compared.filter((row) => !first.includes(row))];
}
