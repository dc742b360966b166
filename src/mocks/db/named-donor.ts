import type { Db } from "./db";

/** Returns a donor as lists name them: the name, and what distinguishes donors of the same name. */
export function namedDonor(db: Db, row: number) {
  const { _id, firstName, lastName, cardNumber, birthday } = db.donors.at(row);
  return { _id, firstName, lastName, cardNumber, birthday };
}
