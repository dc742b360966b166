import { fold } from "../../domain/text";
import type { DonorRow } from "./donor-row";

interface Rows {
  size: number;
  exists(row: number): boolean;
  at(row: number): DonorRow;
}

/** What two records of one person have in common: name and birth date, the e-mail, a telephone. */
function marksOf({ firstName, lastName, birthday, email, mobile, phoneHome }: DonorRow): string[] {
  return [
    birthday && `${fold(lastName)} ${fold(firstName)} ${birthday}`,
    email && email.toLowerCase(),
    ...[mobile, phoneHome].map((phone) => phone && phone.replace(/\D/g, "").replace(/^(00)?39(?=\d{9})/, "")),
  ].filter((mark): mark is string => Boolean(mark));
}

/** @returns the rows of people who share one of these with somebody else */
export function findDuplicates(rows: Rows): ReadonlySet<number> {
  const first = new Map<string, number>();
  const found = new Set<number>();
  for (let row = 0; row < rows.size; row++) {
    if (!rows.exists(row)) continue;
    for (const mark of marksOf(rows.at(row))) {
      const other = first.get(mark);
      if (other === undefined) first.set(mark, row);
      else if (other !== row) found.add(other).add(row);
    }
  }
  return found;
}
