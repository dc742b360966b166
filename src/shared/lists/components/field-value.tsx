import { Phone } from "lucide-react";
import { emailHref, phoneHref } from "../../../domain/contacts/contact-links";
import type { FieldDefinition } from "../../../domain/fields/field";
import { fieldWords, IN_SHORT, type CellValue } from "../../../domain/fields/field-words";
import { Icon } from "../../../ui/icons/icon";
import { NotKnown } from "../../../ui/messages/not-known";
import { tw } from "../../../ui/tw";

/** A field's value in a row; undefined while it hasn't been read. */
export type FieldCellValue = CellValue | undefined;

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
