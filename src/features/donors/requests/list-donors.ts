import { count, flag, identity, map, number, record, text, type Read, type Reader } from "../../../api/read";
import { day } from "../../../api/read-day";
import { readNextDonation } from "../../../api/read-next-donation";
import { asSex } from "../../../domain/blood";
import { romeDay } from "../../../domain/days";
import { workOutNextDonation } from "../../../domain/next-donation";
import { listAnswer } from "../../lists/list-answer";

const known = text(null);

/** The columns of a donor (specification §3), and when they may donate next. */
const fields = {
  key: known,
  area: text(""),
  cardNumber: known,
  firstName: text(""),
  lastName: text(""),
  serialNumber: known,
  gender: known,
  fiscalCode: known,
  birthday: day(null),
  birthplace: known,
  street: known,
  cap: known,
  city: known,
  province: known,
  email: known,
  phoneHome: known,
  mobile: known,
  mailType: known,
  branch: known,
  officePhone: known,
  officeEmail: known,
  aggregateOf: known,
  association: known,
  group: known,
  bloodGroup: text("ND"),
  lastDonationDate: day(null),
  lastDonationType: number(null),
  donationsNumber: count(null),
  status: text(""),
  suspended: flag(null),
  suspensionDate: day(null),
  note: known,
  inscriptionNote: known,
  awards: known,
  awardsDate: day(null),
  privacy: flag(null),
  privacyDate: day(null),
  reason: number(null),
  nextDonation: readNextDonation,
};

type Fields = typeof fields;
type FieldName = keyof Fields;
type Sent = { _id: string } & { [Name in FieldName]: Read<Fields[Name]> };
type Contract = { _id?: string } & {
  [Name in FieldName]?: Fields[Name] extends Reader<unknown, infer Input> ? Input : never;
};

/** A donor in a list, with what its columns show: the other fields were dropped (they are health data). */
export type DonorRow = { readonly _id: string } & { readonly [Name in FieldName]?: Sent[Name] };

/** What the next donation is worked out of, for servers that don't send it. */
const FACTS = ["birthday", "gender", "status", "lastDonationDate", "lastDonationType", "donationsNumber"] as const;

const isField = (name: string): name is FieldName => Object.hasOwn(fields, name);

/**
 * Reads donors for the columns of a list.
 * @param names the fields that the columns are made of
 */
export function donorsAnswer(names: readonly string[]) {
  const kept = names.filter(isField);
  const next = kept.includes("nextDonation");
  const asked = new Set<FieldName>(next ? [...kept, ...FACTS] : kept);
  const readers = Object.fromEntries([...asked].map((name) => [name, fields[name]]));
  const sentRow = record({ _id: identity, ...readers }) as Reader<DonorRow | null, Contract | null>;
  return listAnswer(
    "donors",
    map(sentRow, (sent) => {
      if (!sent) return null;
      const row = next ? { ...sent, nextDonation: sent.nextDonation ?? nextOf(sent) } : sent;
      return pick(row, ["_id", ...kept]);
    }),
  );
}

const nextOf = ({ birthday, gender, status, ...row }: DonorRow) => {
  const { lastDonationDate = null, lastDonationType = null, donationsNumber = null } = row;
  const facts = { birthday: birthday ?? null, gender: asSex(gender ?? null), status: status ?? "" };
  const donations = { lastDonationDate, lastDonationType, donationsNumber };
  return workOutNextDonation({ ...facts, ...donations }, null, romeDay(new Date()));
};

const pick = (row: DonorRow, names: readonly (keyof DonorRow)[]): DonorRow =>
  Object.fromEntries(names.map((name) => [name, row[name]])) as unknown as DonorRow;
