import { phoneDigits } from "../../domain/contacts/phone-digits";
import { fold } from "../../domain/text";
import type { DonorRow } from "./models";

/** @returns keys that records of the same person share: name and birth date, e-mail, telephones */
function keysOf({ firstName, lastName, birthday, email, mobile, phoneHome }: DonorRow): string[] {
  return [
    birthday && `${fold(lastName)} ${fold(firstName)} ${birthday}`,
    email && email.toLowerCase(),
    ...[mobile, phoneHome].map(phoneDigits),
  ].filter((key): key is string => Boolean(key));
}

/** @returns the ids of donors who share a key with another donor */
export function findDuplicates(donors: readonly DonorRow[]): ReadonlySet<string> {
  const first = new Map<string, string>();
  const found = new Set<string>();
  for (const donor of donors)
    for (const key of keysOf(donor)) {
      const other = first.get(key);
      if (other === undefined) first.set(key, donor._id);
      else if (other !== donor._id) found.add(other).add(donor._id);
    }
  return found;
}
