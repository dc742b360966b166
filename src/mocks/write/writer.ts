import type { HistoryRecord, StaffUser } from "../db/models";

/** Who writes, for the history; with the account whose ability must allow it, unless the server does it for them. */
export interface Writer {
  author: HistoryRecord["author"];
  user?: StaffUser;
  /** Which import writes, for the history. */
  import?: { id: string; file: string };
}

type Person = Pick<StaffUser, "_id"> & { firstName?: string; lastName?: string; role?: StaffUser["role"] };
const authorOf = ({ _id, firstName = "", lastName = "", role }: Person) => ({
  _id,
  name: `${firstName} ${lastName}`.trim(),
  ...(role && { role }),
});

/** Somebody who may do what their ability allows. */
export const asUser = (user: StaffUser): Writer => ({ author: authorOf(user), user });

/** Somebody about themselves, in a way that is open to all: signing up, confirming an address, the own account. */
export const asSelf = (person: Person): Writer => ({ author: authorOf(person) });

export const SYSTEM: Writer = { author: { _id: null, name: "Sistema" } };
