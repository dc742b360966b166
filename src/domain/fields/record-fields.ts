import type { RecordKind } from "../record-kinds";
import { AWARD_DUE_FIELDS, AWARD_FIELDS } from "./award-fields";
import { DONATION_FIELDS } from "./donation-fields";
import { COMPUTED_DONOR_FIELDS, DONOR_FIELDS } from "./donor-fields";
import type { FieldCatalogue } from "./field";
import { STAFF_FIELDS, USER_FIELDS } from "./user-fields";

interface RecordFields {
  /** In the order of the columns. */
  readonly own: FieldCatalogue;
  /** Fields that the server computes. They aren't columns of the specification. */
  readonly computed?: FieldCatalogue;
  /** Whether the record belongs to a donor. Then filters may also use the donor's fields, and exports have the donor's name. */
  readonly ofDonor?: true;
}

/** The fields of each kind of record, for lists, filters and exports. */
export const RECORD_FIELDS: Record<RecordKind, RecordFields> = {
  donors: { own: DONOR_FIELDS, computed: COMPUTED_DONOR_FIELDS },
  donations: { own: DONATION_FIELDS, ofDonor: true },
  awards: { own: AWARD_FIELDS, ofDonor: true },
  awardsDue: { own: AWARD_DUE_FIELDS, ofDonor: true },
  managers: { own: USER_FIELDS },
  admins: { own: STAFF_FIELDS },
  directors: { own: STAFF_FIELDS },
};
