import type { AWARD_FIELDS } from "./fields/award-fields";
import type { DONATION_FIELDS } from "./fields/donation-fields";
import type { DONOR_FIELDS } from "./fields/donor-fields";
import type { FieldValues } from "./fields/field";
import type { Role } from "./roles";

/**
 * The entities of specification §3. Dates without a time are ISO days ("2026-11-20"), times are ISO instants in UTC.
 * Roles and statuses are strings, because a server may send values that we don't know.
 */

export interface User {
  _id: string;
  email: string;
  role: Role | (string & {});
  status: string;
  privacy: boolean;
  profileImage: string | null;
  firstName?: string;
  lastName?: string;
  phone?: string | null;
  /** The zone of a donor, or of a manager if the server sends only one. */
  area?: string | null;
  /** The zones of a manager, by name. */
  areas?: readonly string[];
}

/** @returns the zones of a user, from `areas` or else from `area` */
export const zonesOf = ({ area, areas }: { area?: string | null; areas?: readonly string[] }): readonly string[] =>
  areas && areas.length > 0 ? areas : area ? [area] : [];

/** A donor: the columns of specification §3 and the fields that the API adds. */
export interface Donor extends FieldValues<typeof DONOR_FIELDS> {
  _id: string;
  /** Each save increments it. A PUT sends it back (decisions §2). */
  version: number;
}

export interface Donation extends FieldValues<typeof DONATION_FIELDS> {
  donorId: string;
}

export interface Award extends FieldValues<typeof AWARD_FIELDS> {
  donorId: string;
}

export interface Notification {
  _id: string;
  title: string;
  message: string | { msg: string; param: string | null }[];
  /** ISO instant; empty if the server doesn't send it. */
  date: string;
  dismissed: boolean;
  /** As the server sends it. `readAppLink` checks it. */
  link: string | null;
}
