import { fieldReaders } from "../../../../api/readers/field-readers";
import { identity, record, type Read } from "../../../../api/readers/read";
import { AWARD_DUE_FIELDS, AWARD_FIELDS } from "../../../../domain/fields/award-fields";
import { DONATION_FIELDS } from "../../../../domain/fields/donation-fields";
import type { FieldCatalogue } from "../../../../domain/fields/field";
import { namedDonor } from "../../../../shared/donor/rows";
import { wholeRows } from "../../../../shared/lists/list-answer";

/** @returns the reader of a row. `donor` is null if the server doesn't send it */
const ownedRow = <Catalogue extends FieldCatalogue>(catalogue: Catalogue) =>
  record({ ...fieldReaders(catalogue), _id: identity, donor: namedDonor });

const donation = ownedRow(DONATION_FIELDS);
const award = ownedRow(AWARD_FIELDS);
const awardDue = ownedRow(AWARD_DUE_FIELDS);

export type DonationRow = NonNullable<Read<typeof donation>>;
export type AwardRow = NonNullable<Read<typeof award>>;
export type AwardDueRow = NonNullable<Read<typeof awardDue>>;

export const allDonationsAnswer = wholeRows("donations", donation);
export const allAwardsAnswer = wholeRows("awards", award);
export const allAwardsDueAnswer = wholeRows("awardsDue", awardDue);
