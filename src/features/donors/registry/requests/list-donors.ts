import { count, identity, map, record, type Read, type Reader } from "../../../../api/readers/read";
import { romeDay } from "../../../../domain/dates/days";
import { periodCountOf, wireField } from "../../../../domain/filter/period-counts";
import { isRecord } from "../../../../domain/values";
import { DONOR_READERS, ROW_FACTS, type RowFacts } from "../../../../shared/donor/rows";
import { listAnswer } from "../../../../shared/lists/list-answer";

type Fields = typeof DONOR_READERS;
type FieldName = keyof Fields;
type Sent = { _id: string } & { [Name in FieldName]: Read<Fields[Name]> };
type Contract = { _id?: string } & {
  [Name in FieldName]?: Fields[Name] extends Reader<unknown, infer Input> ? Input : never;
};

/** A donor in a list. Contains only the fields of its columns, because others may be health data. */
export type DonorRow = { readonly _id: string } & { readonly [Name in FieldName]?: Sent[Name] } & {
  /** The facts from which {@link mayDonateOfRow} computes whether the donor may donate. */
  readonly mayDonate?: RowFacts;
  /** Period counts by column name; null if the server doesn't send them. */
  readonly figures?: Readonly<Record<string, number | null>>;
};

const isField = (name: string): name is FieldName => Object.hasOwn(DONOR_READERS, name);

/**
 * Reads donors for the columns of a list.
 * @param names of the columns' fields; `mayDonate` stands for its facts
 */
export function donorsAnswer(names: readonly string[]) {
  const rowFields = names.filter(isField);
  const countNames = names.filter((name) => periodCountOf(name));
  const withMayDonate = names.includes("mayDonate");
  const readFields = new Set<FieldName>(withMayDonate ? [...rowFields, ...ROW_FACTS] : rowFields);
  const readers = Object.fromEntries([...readFields].map((name) => [name, DONOR_READERS[name]]));
  const sentRow = record({
    _id: identity,
    ...readers,
    ...(countNames.length > 0 && { figures: periodCountsReader(countNames) }),
  }) as Reader<DonorRow | null, Contract | null>;
  return listAnswer(
    "donors",
    map(sentRow, (received) => {
      if (!received) return null;
      const row = pick(received, ["_id", ...rowFields, ...(countNames.length > 0 ? (["figures"] as const) : [])]);
      return withMayDonate ? { ...row, mayDonate: pick(received, ROW_FACTS) as RowFacts } : row;
    }),
  );
}

/** Reads the period counts. On the wire, their names contain two days. */
function periodCountsReader(names: readonly string[]): Reader<NonNullable<DonorRow["figures"]>> {
  return (received, path, onProblem) => {
    const today = romeDay(Date.now());
    const all = isRecord(received) ? received : {};
    return Object.fromEntries(names.map((name) => [name, count(null)(all[wireField(name, today)], path, onProblem)]));
  };
}

const pick = (row: DonorRow, names: readonly (keyof DonorRow)[]): DonorRow =>
  Object.fromEntries(names.map((name) => [name, row[name]])) as DonorRow;
