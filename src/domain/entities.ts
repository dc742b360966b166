import type { BloodGroup, DonationType, Reason, Sex } from "./blood";
import type { Role } from "./roles";

/**
 * What the product talks about (specification §3). Dates without a time are ISO days ("2026-11-20"), moments are ISO
 * instants in UTC. A status or a group that the server invents must not break a screen, hence `string` beside the known ones.
 */

export interface User {
  _id: string;
  email: string;
  role: Role;
  status: string;
  privacy: boolean;
  profileImage: string | null;
  firstName?: string;
  lastName?: string;
  /** The zone that a manager or a donor belongs to. */
  area?: string | null;
}

/** The 36 filterable and exportable columns of a donor, in the specification's order, and what the API adds to them. */
export interface Donor {
  _id: string;
  /** Grows by one with each save; sent back with a PUT (decisions §2). */
  version: number;
  key: string;
  area: string;
  cardNumber: string | null;
  firstName: string;
  lastName: string;
  /** The number given by the transfusion centre (decisions §4). */
  serialNumber: string | null;
  /** Null until the donor has told it. */
  gender: Sex | null;
  fiscalCode: string | null;
  birthday: string | null;
  birthplace: string | null;
  street: string | null;
  cap: string | null;
  city: string | null;
  province: string | null;
  email: string | null;
  phoneHome: string | null;
  mobile: string | null;
  mailType: string | null;
  branch: string | null;
  officePhone: string | null;
  officeEmail: string | null;
  aggregateOf: string | null;
  association: string | null;
  group: string | null;
  bloodGroup: BloodGroup | (string & {});
  lastDonationDate: string | null;
  lastDonationType: DonationType | null;
  donationsNumber: number;
  status: string;
  suspended: boolean;
  suspensionDate: string | null;
  note: string | null;
  inscriptionNote: string | null;
  awards: string | null;
  awardsDate: string | null;
  privacy: boolean;
  privacyDate: string | null;
  reason: Reason | null;
}

export interface Donation {
  key: string;
  donorId: string;
  type: DonationType;
  date: string;
  place: string;
}

export interface Award {
  key: string;
  donorId: string;
  award: string | null;
  awardDate: string | null;
  awardDonorsGroup: string | null;
  awardDonorsGroupDate: string | null;
}

export interface Notification {
  _id: string;
  title: string;
  message: string | { msg: string; param: string }[];
  date: string;
  dismissed: boolean;
}
