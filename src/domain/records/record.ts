import { fieldsWith, type FieldCatalogue } from "../fields/field";
import type { Feature } from "../features";

/** The subject of a record in the ability, and its Italian noun: singular, plural, gender. */
export interface RecordNames {
  readonly subject: string;
  readonly one: string;
  readonly many: string;
  readonly gender: "m" | "f";
}

/** A kind of record in lists with search, filters, saved views and exports. All of these derive from its fields. */
export interface RecordDefinition extends RecordNames {
  /** In the order of the columns of specification §3. */
  readonly fields: FieldCatalogue;
  /** Fields that the server computes. They aren't columns of the specification. */
  readonly computed?: FieldCatalogue;
  /** Whether the record belongs to a donor. Then filters may also use the donor's fields, and exports have the donor's name. */
  readonly ofDonor?: true;
  readonly list: ListDefinition;
}

interface ListDefinition {
  /** The list needs all of these features. */
  readonly features?: readonly Feature[];
  /** Name of the rows in responses; the kind when missing. */
  readonly rows?: string;
  /** Fixed parameters of each request. */
  readonly query?: Readonly<Record<string, string>>;
  /** Field for filters by id. */
  readonly idField: string;
  /** A field, with "-" in front for descending. */
  readonly defaultSort: string;
}

/** The prefix of the donor's fields in filters and sort orders of records that belong to a donor. */
export const OWNER = "donor.";

/** @returns the fields that the list can be sorted by, for `order` */
export const sortableFields = ({ fields, computed, ofDonor }: RecordDefinition): string[] => [
  ...(ofDonor ? [`${OWNER}lastName`] : []),
  ...fieldsWith("sortable", { ...fields, ...computed }),
];
