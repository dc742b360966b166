import { optional, identity, instant, items, map, number, one, record, text, type Read } from "../../api/readers/read";
import { zonesOf } from "../../domain/entities";
import { registryName } from "../../domain/donor/registry-name";
import { wholeRows } from "../../shared/lists/list-answer";

const invitation = record({
  sent: instant(""),
  expires: instant(""),
  by: record({ name: text("") }),
});
const invitations = items(invitation);
const names = items(text(null));

const accountRecord = record({
  _id: identity,
  version: number(null),
  email: text(""),
  role: text(""),
  status: text(""),
  firstName: text(""),
  lastName: text(""),
  phone: text(null),
  profileImage: text(null),
  area: text(null),
  areas: map(optional(names), (read) => read ?? []),
  lastSignIn: instant(null),
  lockedUntil: instant(null),
  invitation: optional(invitation),
  formerInvitations: map(optional(invitations), (read) => read ?? []),
});

/** Reads an account of the staff, from either form of its zones (`area` or `areas`). */
export const accountReader = map(accountRecord, (read) => {
  if (!read) return null;
  const zones = zonesOf(read);
  return { ...read, zones, areas: zones.join(", ") || null };
});

/** An account of the staff. `zones`: the names of the zones; `areas`: the same as one text. */
export type StaffAccount = NonNullable<Read<typeof accountReader>>;

/** An invitation: when it was sent, when it expires, and who sent it. */
export type Invitation = NonNullable<Read<typeof invitation>>;

/** Reads a list of accounts. */
export const accountsAnswer = wholeRows("users", accountReader);
/** Reads one account. */
export const staffAccountAnswer = one("user", accountReader);

/** @returns the name of an account in a list; its address if it has no name */
export const nameOf = (account: Pick<StaffAccount, "firstName" | "lastName" | "email">): string =>
  registryName(account) || account.email;

/** @returns whether an account before its first sign-in has an expired invitation */
export const isInvitationExpired = ({ status, invitation }: Pick<StaffAccount, "status" | "invitation">): boolean =>
  status === "staged" && invitation !== null && isExpired(invitation);

/** @returns whether an invitation has expired. It may also have been replaced by a newer one */
export const isExpired = ({ expires }: Pick<Invitation, "expires">): boolean => Date.parse(expires) < Date.now();

const CAN_SIGN_IN: ReadonlySet<string> = new Set(["active", "lockedOut", "passwordExpired"]);
/** @returns whether a person can sign in, or will be able to without help: after a lock, or with a new password */
export const canSignIn = ({ status }: Pick<StaffAccount, "status">): boolean => CAN_SIGN_IN.has(status);
