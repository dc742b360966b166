import type { HistoryRecord, StaffUser } from "../db/models";

/** The author of a write, for the history. */
export interface Writer {
  author: HistoryRecord["author"];
  /** The user whose abilities must allow the write; undefined: not checked. */
  user?: StaffUser;
  /** The import that writes, for the history. */
  import?: { id: string; file: string };
}

type Person = Pick<StaffUser, "_id"> & { firstName?: string; lastName?: string; role?: StaffUser["role"] };
const authorOf = ({ _id, firstName = "", lastName = "", role }: Person) => ({
  _id,
  name: `${firstName} ${lastName}`.trim(),
  ...(role && { role }),
});

/** A user whose abilities are checked. */
export const asUser = (user: StaffUser): Writer => ({ author: authorOf(user), user });

/** A person who writes the own data in a way that needs no ability: sign-up, confirmation of an address, own account. */
export const asSelf = (person: Person): Writer => ({ author: authorOf(person) });

export const SYSTEM: Writer = { author: { _id: null, name: "Sistema" } };
