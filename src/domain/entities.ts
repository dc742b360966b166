import type { AWARD_FIELDS } from "./fields/award-fields";
import type { DONATION_FIELDS } from "./fields/donation-fields";
import type { DONOR_FIELDS } from "./fields/donor-fields";
import type { FieldValues } from "./fields/field";
import type { Role } from "./roles";

/**
 * What the product talks about (specification §3). Dates without a time are ISO days ("2026-11-20"), moments are ISO
 * instants in UTC. A status or a group that the server invents must not break a screen, hence `string` beside the known ones.
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
  /** The zone that a donor belongs to, or a manager of one zone of a server that knows no more. */
  area?: string | null;
  /** The zones of a manager, by name. */
  areas?: readonly string[];
}

/** @returns the zones of an account, whichever way its server tells them */
export const zonesOf = ({ area, areas }: { area?: string | null; areas?: readonly string[] }): readonly string[] =>
  areas && areas.length > 0 ? areas : area ? [area] : [];

/** A donor: the 38 columns of specification §3, and what the API adds to them. */
export interface Donor extends FieldValues<typeof DONOR_FIELDS> {
  _id: string;
  /** Grows by one with each save; sent back with a PUT (decisions §2). */
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
  /** An instant; empty where the server doesn't send it. */
  date: string;
  dismissed: boolean;
  /** Where it leads, as the server says it: see `app-link.ts`. */
  link: string | null;
}
