import { identity, map, record, type Read, type Reader } from "../../../api/read";
import type { MayDonate } from "../../../domain/may-donate";
import { DONOR_READERS, mayDonateOfRow, ROW_FACTS } from "../../donor-reads";
import { listAnswer } from "../../lists/list-answer";

type Fields = typeof DONOR_READERS;
type FieldName = keyof Fields;
type Sent = { _id: string } & { [Name in FieldName]: Read<Fields[Name]> };
type Contract = { _id?: string } & {
  [Name in FieldName]?: Fields[Name] extends Reader<unknown, infer Input> ? Input : never;
};

/** A donor in a list, with what its columns show: the other fields were dropped (they are health data). */
export type DonorRow = { readonly _id: string } & { readonly [Name in FieldName]?: Sent[Name] } & {
  /** Worked out when the row is read. */
  readonly mayDonate?: MayDonate;
};

const isField = (name: string): name is FieldName => Object.hasOwn(DONOR_READERS, name);

/**
 * Reads donors for the columns of a list.
 * @param names the fields that the columns are made of, `mayDonate` among them
 */
export function donorsAnswer(names: readonly string[]) {
  const kept = names.filter(isField);
  const judged = names.includes("mayDonate");
  const asked = new Set<FieldName>(judged ? [...kept, ...ROW_FACTS] : kept);
  const readers = Object.fromEntries([...asked].map((name) => [name, DONOR_READERS[name]]));
  const sentRow = record({ _id: identity, ...readers }) as Reader<DonorRow | null, Contract | null>;
  return listAnswer(
    "donors",
    map(sentRow, (sent) => {
      if (!sent) return null;
      const row = pick(sent, ["_id", ...kept]);
      return judged ? { ...row, mayDonate: mayDonateOfRow(sent) } : row;
    }),
  );
}

const pick = (row: DonorRow, names: readonly (keyof DonorRow)[]): DonorRow =>
  Object.fromEntries(names.map((name) => [name, row[name]])) as unknown as DonorRow;
