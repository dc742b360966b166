import type { RecordKind } from "../record-kinds";
import { AWARD_DUE_FIELDS, AWARD_FIELDS } from "./award-fields";
import { DONATION_FIELDS } from "./donation-fields";
import { COMPUTED_DONOR_FIELDS, DONOR_FIELDS } from "./donor-fields";
import type { FieldCatalogue } from "./field";
import { STAFF_FIELDS, USER_FIELDS } from "./user-fields";

/** What the records of a list are made of. */
interface RecordFields {
  /** Its own, in the order of their columns. */
  readonly own: FieldCatalogue;
  /** Worked out when it is asked for: filtered like its own, and no column of the specification. */
  readonly computed?: FieldCatalogue;
  /** It belongs to a donor: it is filtered by the donor's fields, too, and its files have the donor's name. */
  readonly ofDonor?: true;
}

/** The fields of each kind of record: what its list is filtered and sorted by, and what its files have. */
export const RECORD_FIELDS: Record<RecordKind, RecordFields> = {
  donors: { own: DONOR_FIELDS, computed: COMPUTED_DONOR_FIELDS },
  donations: { own: DONATION_FIELDS, ofDonor: true },
  awards: { own: AWARD_FIELDS, ofDonor: true },
  awardsDue: { own: AWARD_DUE_FIELDS, ofDonor: true },
  managers: { own: USER_FIELDS },
  admins: { own: STAFF_FIELDS },
  directors: { own: STAFF_FIELDS },
};
