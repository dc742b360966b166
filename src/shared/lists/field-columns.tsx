import type { FieldCatalogue, FieldKind, FieldDefinition } from "../../domain/fields/field";
import { fieldText, IN_FULL, IN_SHORT, type CellValue } from "../../domain/fields/field-text";
import type { ListColumn, ListRow } from "./list-column";
import { Phone } from "lucide-react";
import { emailHref, phoneHref } from "../../domain/contacts/contact-links";
import { Icon } from "../../ui/icons/icon";
import { NotKnown } from "../../ui/messages/not-known";
import { tw } from "../../ui/tw";

/** px */
const WIDTHS: Record<FieldKind, number> = {
  text: 180,
  code: 140,
  number: 100,
  day: 124,
  moment: 180,
  flag: 92,
  enumeration: 170,
  zone: 120,
};

/**
 * Creates columns from a catalogue: label, section, order, and a cell by the field's kind.
 * @returns a function that makes the column of a field; `own` overrides
 */
export function fieldColumns<Row extends ListRow>(catalogue: FieldCatalogue) {
  return (name: NamesOf<Row>, own: Partial<ListColumn<Row>> = {}): ListColumn<Row> => {
    const field = catalogue[name];
    if (!field) return { id: name, label: name, ...own };
    const valueOf = (row: Row) => row[name] as FieldCellValue;
    return {
      id: name,
      label: field.label,
      fullLabel: field.label,
      section: field.section,
      ...(field.sortable !== false && { sort: name }),
      width: field.format === "email" ? 220 : WIDTHS[field.kind],
      ...(field.kind === "number" && { numeric: true }),
      ...((field.format === "email" || field.format === "phone") && { plain: true }),
      ...(!own.cell && {
        text: (row) => fieldText(field, valueOf(row), IN_FULL),
        cell: (row) => <FieldValue field={field} value={valueOf(row)} />,
      }),
      ...own,
    };
  };
}

/** Names of a row's fields with a cell value. */
type NamesOf<Row> = { [Name in keyof Row]-?: Row[Name] extends FieldCellValue ? Name : never }[keyof Row] & string;

/** Undefined until it is read. */
type FieldCellValue = CellValue | undefined;

/** A field's value by its kind; phones and addresses are links. */
export function FieldValue({ field, value }: { field: FieldDefinition; value: FieldCellValue }) {
  if (value === undefined) return null;
  if (value === null || value === "") return <NotKnown />;
  const { format } = field;
  if ((format === "phone" || format === "email") && typeof value === "string")
    return <ContactLink kind={format} address={value} />;
  return fieldText(field, value, IN_SHORT);
}

// as high as a button on a card
const link = tw`hit cards:min-h-[44px] inline-flex max-w-full items-center gap-2 rounded-[3px] tabular-nums hover:underline underline-offset-[3px]`;

/** An invalid number or address isn't linked. */
function ContactLink({ kind, address }: { kind: "phone" | "email"; address: string }) {
  const href = kind === "phone" ? phoneHref(address) : emailHref(address);
  if (!href) return address;
  return (
    <a href={href} className={link}>
      {kind === "phone" && (
        <span className={tw`hidden cards:inline-flex text-muted`}>
          <Icon of={Phone} size={16} />
        </span>
      )}
      <span className={tw`truncate`}>{address}</span>
    </a>
  );
}
