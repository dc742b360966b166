/**
 * What a field holds. text: compared without case and accents. code: letters and digits that mean nothing as words (a
 * card number, a telephone, an e-mail). day: an ISO day. moment: an ISO instant. zone: the name of one of the
 * association's zones. enumeration: one of its options.
 */
export type FieldKind = "text" | "code" | "number" | "day" | "moment" | "flag" | "enumeration" | "zone";

/**
 * How a text is written, which decides how it is tidied and checked (`validation/text-rules.ts`): a person's name, a place,
 * a street, a note of several lines, a code of known form. A phone or an e-mail is also pressed to call, or to write.
 */
export type FieldFormat = "name" | "place" | "street" | "note" | "fiscalCode" | "cap" | "province" | "phone" | "email";

type FieldEditor = "staff" | "donor" | "nobody";

/** All that tables, filters, forms, exports, the importer, the history and the mock need to know of a field. */
export interface FieldDefinition {
  readonly kind: FieldKind;
  /** In Italian, as it stands alone: on a column, a form, a chip. */
  readonly label: string;
  /** Under which heading it is offered where all fields are. */
  readonly section: string;
  /** The values of an enumeration, and how they are shown. */
  readonly options?: Readonly<Record<string, string>>;
  /** Options whose values are numbers and not texts. */
  readonly numeric?: true;
  /** A server may send other values: they are shown as they came. */
  readonly acceptsUnknown?: true;
  /** An enumeration whose words say something by their letters: A+ begins with A, and ends with +. */
  readonly spelled?: true;
  readonly format?: FieldFormat;
  /** What a number counts, in Italian: one, and many. */
  readonly unit?: readonly [one: string, many: string];
  /** Always there; every other field may be null. */
  readonly required?: true;
  readonly editedBy: FieldEditor;
  /** It tells something of a person's health (GDPR art. 9). */
  readonly health?: true;
  /** Columns are sortable, filterable and exportable unless it is said otherwise here. */
  readonly sortable?: false;
  readonly filterable?: false;
  readonly exportable?: false;
}

/** A field as a catalogue has it: an enumeration says its options, or there would be nothing to choose from. */
export type CatalogueField = FieldDefinition &
  (
    | { readonly kind: Exclude<FieldKind, "enumeration"> }
    | { readonly kind: "enumeration"; readonly options: Readonly<Record<string, string>> }
  );

/** The fields of one entity by name, in the order of specification §3. */
export type FieldCatalogue = Readonly<Record<string, CatalogueField>>;

type OptionOf<Field extends FieldDefinition> = Field extends { numeric: true }
  ? keyof Field["options"] & number
  : Field extends { acceptsUnknown: true }
    ? (keyof Field["options"] & string) | (string & {})
    : keyof Field["options"] & string;

type BareValueOf<Field extends FieldDefinition> = Field["kind"] extends "number"
  ? number
  : Field["kind"] extends "flag"
    ? boolean
    : Field["kind"] extends "enumeration"
      ? OptionOf<Field>
      : string;

/** The type of a field's value: null where it may be missing. */
export type FieldValue<Field extends FieldDefinition> = Field extends { required: true }
  ? BareValueOf<Field>
  : BareValueOf<Field> | null;

export type FieldValues<Catalogue extends FieldCatalogue> = {
  -readonly [Name in keyof Catalogue]: FieldValue<Catalogue[Name]>;
};

type Permission = "sortable" | "filterable" | "exportable";

export const fieldNames = <Catalogue extends FieldCatalogue>(catalogue: Catalogue) =>
  Object.keys(catalogue) as (keyof Catalogue & string)[];

export const pickFields = <Catalogue extends FieldCatalogue, Name extends keyof Catalogue & string>(
  catalogue: Catalogue,
  names: readonly Name[],
) => Object.fromEntries(names.map((name) => [name, catalogue[name]])) as unknown as Pick<Catalogue, Name>;

/** @returns the names of the fields by which one may sort, filter, or which one may export */
export const fieldsWith = <Catalogue extends FieldCatalogue>(permission: Permission, catalogue: Catalogue) =>
  fieldNames(catalogue).filter((name) => catalogue[name]?.[permission] !== false);

/** @returns the names of the fields that a donor may change of the own record (decisions §3) */
export const donorEditableFields = <Catalogue extends FieldCatalogue>(catalogue: Catalogue) =>
  fieldNames(catalogue).filter((name) => catalogue[name]?.editedBy === "donor");

type Required<Catalogue extends FieldCatalogue, Name extends keyof Catalogue> = {
  readonly [Field in keyof Catalogue]: Field extends Name ? Catalogue[Field] & { required: true } : Catalogue[Field];
};

/** @returns the catalogue with those fields required, for a form that needs more than the record does */
export const requireFields = <Catalogue extends FieldCatalogue, Name extends keyof Catalogue>(
  catalogue: Catalogue,
  names: readonly Name[],
) =>
  ({
    ...catalogue,
    ...Object.fromEntries(names.map((name) => [name, { ...catalogue[name], required: true }])),
  }) as Required<Catalogue, Name>;

/**
 * @returns how an enumeration's value is shown: its label, or the raw text of one that the catalogue doesn't know
 */
export function optionLabel({ options = {} }: FieldDefinition, value: string | number): string {
  const word = String(value);
  // a server's word may be that of any object
  return (Object.hasOwn(options, word) ? options[word] : undefined) ?? word;
}
