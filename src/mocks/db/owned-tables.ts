import { dayNumber } from "../../domain/dates/days";
import { AWARD_DUE_FIELDS, AWARD_FIELDS } from "../../domain/fields/award-fields";
import { DONATION_FIELDS } from "../../domain/fields/donation-fields";
import { type FieldCatalogue, fieldNames } from "../../domain/fields/field";
import { searchableText } from "../../domain/language/text-search";
import { type Donors, kindOf } from "./donors";
import type { AwardDue, AwardRecord, DonationRecord, DonorRecord } from "./models";
import type { Column, Table, Value } from "./query";
import { type RecordStore, untilChanged } from "./records";
import { weakly } from "./weakly";

/** Prefix of the donor's columns: "donor.lastName". */
const OWNER_PREFIX = "donor.";
/** The models from which these lists are computed. */
const SOURCES = ["donor", "donation", "award", "opening"] as const;

/** A table of records that belong to donors, with the columns of the donor. */
function ownedTable<Row extends { donorId: string }>(
  donors: Donors,
  list: { rows(): readonly Row[]; fields: FieldCatalogue; then?: string; textOf(row: Row): string },
): Table<Row> {
  const donorOf = ({ donorId }: Row) => donors.ownerOf(donorId);
  const ofDonor = [...donors.columns].map(([name, { kind, get, then }]): [string, Column<Row>] => [
    OWNER_PREFIX + name,
    { kind, get: (row) => get(donorOf(row)), ...(then && { then: OWNER_PREFIX + then }) },
  ]);
  const own = fieldNames(list.fields).map((name): [string, Column<Row>] => [
    name,
    {
      kind: kindOf(list.fields[name] as FieldCatalogue[string]),
      get: (row) => (row as Record<string, Value>)[name] ?? null,
      ...(list.then && { then: list.then }),
    },
  ]);
  return {
    rows: list.rows,
    columns: new Map<string, Column<Row>>([
      ...ofDonor,
      ["donorId", { kind: "code", get: ({ donorId }) => donorId }],
      ...own,
    ]),
    matchesText: (row, term) =>
      donors.matchesText(donorOf(row), term) || searchableText(list.textOf(row)).includes(term),
  };
}

function ownedRows<Row>(records: RecordStore, donors: Donors, ofDonor: (donor: DonorRecord) => readonly Row[]) {
  const rows = untilChanged(records, SOURCES, () => weakly(() => donors.rows().flatMap(ofDonor)));
  return () => rows()();
}

export const donationTable = (records: RecordStore, donors: Donors): Table<DonationRecord> =>
  ownedTable(donors, {
    rows: ownedRows(records, donors, (donor) => donors.donationsOf(donor)),
    fields: DONATION_FIELDS,
    textOf: ({ place }) => place,
  });

export const awardTable = (records: RecordStore, donors: Donors): Table<AwardRecord> =>
  ownedTable(donors, {
    rows: ownedRows(records, donors, (donor) => donors.awardsOf(donor)),
    fields: AWARD_FIELDS,
    textOf: ({ award, awardDonorsGroup }) => `${award} ${awardDonorsGroup}`,
  });

/** The awards due. Rows with the same value are sorted by the name of the donor. */
export const awardDueTable = (donors: Donors, today: () => string): Table<AwardDue> =>
  ownedTable(donors, {
    rows: () => awardsDue(donors, today()),
    fields: AWARD_DUE_FIELDS,
    then: `${OWNER_PREFIX}lastName`,
    textOf: ({ awardDue }) => awardDue,
  });

const awardsDue = (donors: Donors, today: string): AwardDue[] =>
  donors
    .rows()
    .filter(({ status }) => status !== "dead")
    .flatMap((donor) => {
      const donations = donors.donationsOf(donor);
      const donationsNumber = donations.length + donors.earlierDonations(donor);
      return donors.awardsDue(donor).map(({ name, rank, earned }): AwardDue => ({
        key: `${donor.key}-B${rank}`,
        donorId: donor._id,
        area: donor.area,
        awardDue: name,
        rank,
        since: earned,
        donationsNumber,
        years: Math.floor((dayNumber(today) - dayNumber(donations[0]?.date ?? earned)) / 365.25),
      }));
    });
