import { optional, identity, instant, items, map, number, one, record, text, type Read } from "../../api/read";
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

const sent = record({
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
export const accountReader = map(sent, (read) => {
  if (!read) return null;
  const zones = zonesOf(read);
  return { ...read, zones, areas: zones.join(", ") || null };
});

/** An account of the staff, as lists and details show it: `zones` one by one, `areas` as they are written in a row. */
export type StaffAccount = NonNullable<Read<typeof accountReader>>;

/** That somebody was invited: when, until when, and by whom. */
export type Invitation = NonNullable<Read<typeof invitation>>;

/** Lists of accounts. */
export const accountsAnswer = wholeRows("users", accountReader);
/** One account. */
export const staffAccountAnswer = one("user", accountReader);

/** @returns the name of an account in a list; its address if it has no name */
export const nameOf = (of: Pick<StaffAccount, "firstName" | "lastName" | "email">): string =>
  registryName(of) || of.email;

/** @returns whether an account before its first sign-in has an expired invitation */
export const isInvitationOver = ({ status, invitation }: Pick<StaffAccount, "status" | "invitation">): boolean =>
  status === "staged" && invitation !== null && isOver(invitation);

/** @returns whether an invitation has expired; not whether a newer one has replaced it */
export const isOver = ({ expires }: Pick<Invitation, "expires">): boolean => Date.parse(expires) < Date.now();

const IN: ReadonlySet<string> = new Set(["active", "lockedOut", "passwordExpired"]);
/** @returns whether a person can sign in, or will be able to without help: after a lock, or with a new password */
export const canSignIn = ({ status }: Pick<StaffAccount, "status">): boolean => IN.has(status);
