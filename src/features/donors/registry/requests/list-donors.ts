import { count, identity, map, record, type Read, type Reader } from "../../../../api/read";
import { romeDay } from "../../../../domain/dates/days";
import { periodCountOf, wireField } from "../../../../domain/filter/period-counts";
import { isRecord } from "../../../../domain/values";
import { DONOR_READERS, ROW_FACTS, type RowFacts } from "../../../../shared/donor/reads";
import { listAnswer } from "../../../../shared/lists/list-answer";

type Fields = typeof DONOR_READERS;
type FieldName = keyof Fields;
type Sent = { _id: string } & { [Name in FieldName]: Read<Fields[Name]> };
type Contract = { _id?: string } & {
  [Name in FieldName]?: Fields[Name] extends Reader<unknown, infer Input> ? Input : never;
};

/** A donor in a list, with what its columns show: the other fields were dropped (they are health data). */
export type DonorRow = { readonly _id: string } & { readonly [Name in FieldName]?: Sent[Name] } & {
  /** What says whether the donor may donate, by the association's rules. */
  readonly mayDonate?: RowFacts;
  /** Over periods, by the names of their columns; null where the server doesn't say. */
  readonly figures?: Readonly<Record<string, number | null>>;
};

const isField = (name: string): name is FieldName => Object.hasOwn(DONOR_READERS, name);

/**
 * Reads donors for the columns of a list.
 * @param names the fields that the columns are made of, `mayDonate` among them
 */
export function donorsAnswer(names: readonly string[]) {
  const kept = names.filter(isField);
  const figures = names.filter((name) => periodCountOf(name));
  const judged = names.includes("mayDonate");
  const asked = new Set<FieldName>(judged ? [...kept, ...ROW_FACTS] : kept);
  const readers = Object.fromEntries([...asked].map((name) => [name, DONOR_READERS[name]]));
  const sentRow = record({
    _id: identity,
    ...readers,
    ...(figures.length > 0 && { figures: figuresReader(figures) }),
  }) as Reader<DonorRow | null, Contract | null>;
  return listAnswer(
    "donors",
    map(sentRow, (sent) => {
      if (!sent) return null;
      const row = pick(sent, ["_id", ...kept, ...(figures.length > 0 ? (["figures"] as const) : [])]);
      return judged ? { ...row, mayDonate: pick(sent, ROW_FACTS) as RowFacts } : row;
    }),
  );
}

/** A row says its figures by the names that went over the wire, with two days in them. */
function figuresReader(names: readonly string[]): Reader<NonNullable<DonorRow["figures"]>> {
  return (sent, path, note) => {
    const today = romeDay(Date.now());
    const all = isRecord(sent) ? sent : {};
    return Object.fromEntries(names.map((name) => [name, count(null)(all[wireField(name, today)], path, note)]));
  };
}

const pick = (row: DonorRow, names: readonly (keyof DonorRow)[]): DonorRow =>
  Object.fromEntries(names.map((name) => [name, row[name]])) as unknown as DonorRow;
