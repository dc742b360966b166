import { fold } from "../../domain/text";
import type { DonorRow } from "./models";

/** What two records of one person have in common: name and birth date, the e-mail, a telephone. */
function marksOf({ firstName, lastName, birthday, email, mobile, phoneHome }: DonorRow): string[] {
  return [
    birthday && `${fold(lastName)} ${fold(firstName)} ${birthday}`,
    email && email.toLowerCase(),
    ...[mobile, phoneHome].map((phone) => phone && phone.replace(/\D/g, "").replace(/^(00)?39(?=\d{9})/, "")),
  ].filter((mark): mark is string => Boolean(mark));
}

/** @returns the ids of donors who share one of these with another donor */
export function findDuplicates(donors: readonly DonorRow[]): ReadonlySet<string> {
  const first = new Map<string, string>();
  const found = new Set<string>();
  for (const donor of donors)
    for (const mark of marksOf(donor)) {
      const other = first.get(mark);
      if (other === undefined) first.set(mark, donor._id);
      else if (other !== donor._id) found.add(other).add(donor._id);
    }
  return found;
}
