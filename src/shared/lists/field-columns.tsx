import type { FieldCatalogue, FieldKind, FieldDefinition } from "../../domain/fields/field";
import { fieldWords, IN_FULL, IN_SHORT, type CellValue } from "../../domain/fields/field-words";
import type { ListColumn, ListRow } from "./list-column";
import { Phone } from "lucide-react";
import { emailHref, phoneHref } from "../../domain/contacts/contact-links";
import { Icon } from "../../ui/icons/icon";
import { NotKnown } from "../../ui/messages/not-known";
import { tw } from "../../ui/tw";

/** px, by what a field holds. */
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
 * Columns as a catalogue knows them: label, section, order, and a cell by the kind of the field.
 * @param catalogue of the list's rows
 * @returns makes the column of a field, whose name is also its id and what it is sorted by. What the column says for itself
 *   counts: words of its own for the head alone, a cell of its own in place of the words
 */
export function fieldColumns<Row extends ListRow>(catalogue: FieldCatalogue) {
  return (name: NamesOf<Row>, own: Partial<ListColumn<Row>> = {}): ListColumn<Row> => {
    const field = catalogue[name];
    if (!field) return { id: name, label: name, ...own };
    // the row has a field of that name, as its type says
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
        text: (row) => fieldWords(field, valueOf(row), IN_FULL),
        cell: (row) => <FieldValue field={field} value={valueOf(row)} />,
      }),
      ...own,
    };
  };
}

/** The names of a row's values: what can stand in a cell. */
type NamesOf<Row> = { [Name in keyof Row]-?: Row[Name] extends FieldCellValue ? Name : never }[keyof Row] & string;

/** A field's value in a row; undefined while it hasn't been read. */
type FieldCellValue = CellValue | undefined;

/** A field's value as a table shows it, by the field's kind: what is pressed to call or to write is a link. */
export function FieldValue({ field, value }: { field: FieldDefinition; value: FieldCellValue }) {
  if (value === undefined) return null;
  if (value === null || value === "") return <NotKnown />;
  const { format } = field;
  if ((format === "phone" || format === "email") && typeof value === "string")
    return <ContactLink kind={format} address={value} />;
  return fieldWords(field, value, IN_SHORT);
}

// on a card, where a thumb presses it, it is as high as a button
const link = tw`hit cards:min-h-[44px] inline-flex max-w-full items-center gap-2 rounded-[3px] tabular-nums hover:underline underline-offset-[3px]`;

/** A number or an address that came from somewhere: what can be neither is shown, and not linked. */
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
