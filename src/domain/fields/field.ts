import { ownValue } from "../values";

/**
 * The kind of a field's value. text: compared without case and accents. code: a card number, a phone number, an email address.
 * day: an ISO day. moment: an ISO instant. zone: the name of one of the association's zones. enumeration: one of the options.
 */
export type FieldKind = "text" | "code" | "number" | "day" | "moment" | "flag" | "enumeration" | "zone";

/**
 * The format of a text, which decides how it is tidied and checked (`validation/field-schema.ts`). A note has several lines.
 */
export type FieldFormat = "name" | "place" | "street" | "note" | "fiscalCode" | "cap" | "province" | "phone" | "email";

type FieldEditor = "staff" | "donor" | "nobody";

/** The definition of a field for tables, filters, forms, exports, the importer, the history and the mock. */
export interface FieldDefinition {
  readonly kind: FieldKind;
  /** In Italian, for columns, forms and chips. */
  readonly label: string;
  /** The heading in selects of all fields. */
  readonly section: string;
  /** The values of an enumeration, and their labels. */
  readonly options?: Readonly<Record<string, string>>;
  /** Whether the values of the options are numbers. */
  readonly numeric?: true;
  /** Whether a server may send other values, which are shown unchanged. */
  readonly acceptsUnknown?: true;
  /** Whether filters may compare parts of an enumeration's values: A+ begins with A and ends with +. */
  readonly spelled?: true;
  readonly format?: FieldFormat;
  /** The Italian noun for what a number counts. */
  readonly unit?: readonly [singular: string, plural: string];
  /** Never null. */
  readonly required?: true;
  readonly editedBy: FieldEditor;
  /** Whether it is data concerning health (GDPR art. 9). */
  readonly health?: true;
  /** Fields are sortable, filterable and exportable unless this is false. */
  readonly sortable?: false;
  readonly filterable?: false;
  readonly exportable?: false;
}

/** A field of a catalogue. An enumeration must have options. */
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

/** The type of a field's value, with null unless it is required. */
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
) => Object.fromEntries(names.map((name) => [name, catalogue[name]])) as Pick<Catalogue, Name>;

/** @returns the names of the fields that are sortable, filterable or exportable */
export const fieldsWith = <Catalogue extends FieldCatalogue>(permission: Permission, catalogue: Catalogue) =>
  fieldNames(catalogue).filter((name) => catalogue[name]?.[permission] !== false);

/** @returns the names of the fields that donors may change in their own records (decisions §3) */
export const donorEditableFields = <Catalogue extends FieldCatalogue>(catalogue: Catalogue) =>
  fieldNames(catalogue).filter((name) => catalogue[name]?.editedBy === "donor");

type Required<Catalogue extends FieldCatalogue, Name extends keyof Catalogue> = {
  readonly [Field in keyof Catalogue]: Field extends Name ? Catalogue[Field] & { required: true } : Catalogue[Field];
};

/** @returns the catalogue with these fields required */
export const requireFields = <Catalogue extends FieldCatalogue, Name extends keyof Catalogue>(
  catalogue: Catalogue,
  names: readonly Name[],
) =>
  ({
    ...catalogue,
    ...Object.fromEntries(names.map((name) => [name, { ...catalogue[name], required: true }])),
  }) as Required<Catalogue, Name>;

/** @returns the label of an enumeration's value; an unknown value unchanged */
export const optionLabel = ({ options = {} }: FieldDefinition, value: string | number): string =>
  ownValue(options, String(value)) ?? String(value);
