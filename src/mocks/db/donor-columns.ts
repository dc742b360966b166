import type { DonorRow } from "./donor-row";
import type { Column, Kind, Value } from "./table";

/** Kinds of the columns that are not plain text. */
const KINDS: Partial<Record<keyof DonorRow, Kind>> = {
  _id: "code",
  key: "code",
  cardNumber: "code",
  serialNumber: "code",
  fiscalCode: "code",
  cap: "code",
  email: "code",
  phoneHome: "code",
  mobile: "code",
  officePhone: "code",
  officeEmail: "code",
  gender: "code",
  bloodGroup: "code",
  birthday: "day",
  lastDonationDate: "day",
  suspensionDate: "day",
  awardsDate: "day",
  privacyDate: "day",
  lastDonationType: "number",
  donationsNumber: "number",
  reason: "number",
  suspended: "boolean",
  privacy: "boolean",
};

const TEXTS = [
  "area", "firstName", "lastName", "birthplace", "street", "city", "province", "mailType", "branch", "aggregateOf",
  "association", "group", "status", "note", "inscriptionNote", "awards",
] as const satisfies readonly (keyof DonorRow)[]; // prettier-ignore

/** @returns the columns by which donors are filtered and sorted; rows are read through `at` */
export function donorColumns(at: (row: number) => DonorRow, nextDonationDate: (row: number) => Value) {
  const columns = new Map<string, Column>();
  const add = (name: keyof DonorRow, kind: Kind) =>
    columns.set(name, {
      kind,
      get: (row) => at(row)[name] as Value,
      ...(name === "lastName" && { then: "firstName" }),
    });
  for (const name of TEXTS) add(name, "text");
  for (const [name, kind] of Object.entries(KINDS)) add(name as keyof DonorRow, kind);
  columns.set("nextDonationDate", { kind: "day", get: nextDonationDate });
  return columns;
}

/** What free text looks through, folded. */
export const haystackOf = (row: DonorRow): string =>
  [row.firstName, row.lastName, row.firstName, row.email, row.fiscalCode, row.cardNumber, row.mobile, row.city]
    .filter(Boolean)
    .join("\n");
