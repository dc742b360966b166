import { Mark, Node, type Extensions } from "@tiptap/core";
import { Bold } from "@tiptap/extension-bold";
import { Document } from "@tiptap/extension-document";
import { Italic } from "@tiptap/extension-italic";
import { BulletList, ListItem, OrderedList } from "@tiptap/extension-list";
import { Paragraph } from "@tiptap/extension-paragraph";
import { Text } from "@tiptap/extension-text";
import { bySexLabel } from "../../../../domain/email-template/lines";
import { isMergeField, MERGE_FIELDS } from "../../../../domain/email-template/merge-fields";
import { RUN_ATTRIBUTE } from "../../../../domain/email-template/pasted";

type Attributes = Readonly<Record<string, unknown>>;

/** An atom of the editor. Copied, it carries its data. */
const chip = (
  name: "field" | "bySex",
  attributes: Readonly<Record<string, string>>,
  labelOf: (attributes: Attributes) => string,
) =>
  Node.create({
    name,
    group: "inline",
    inline: true,
    atom: true,
    addAttributes: () =>
      Object.fromEntries(
        Object.entries(attributes).map(([attribute, value]) => [attribute, { default: value, rendered: false }]),
      ),
    renderHTML: ({ node }) => [
      "data",
      { [RUN_ATTRIBUTE]: JSON.stringify({ kind: name, ...node.attrs }) },
      labelOf(node.attrs),
    ],
    renderText: ({ node }) => labelOf(node.attrs),
  });

const FieldChip = chip("field", { field: "firstName", fallback: "" }, ({ field }) =>
  typeof field === "string" && isMergeField(field) ? MERGE_FIELDS[field].label : String(field),
);

const BySexChip = chip("bySex", { female: "", male: "", unknown: "" }, ({ female, male, unknown }) =>
  bySexLabel({ kind: "bySex", female: String(female), male: String(male), unknown: String(unknown) }),
);

/**
 * Keeps any address; the checks report wrong ones. Tiptap's own link drops them, and detects addresses while one
 * types.
 */
const Link = Mark.create({
  name: "link",
  inclusive: false,
  addAttributes: () => ({ address: { default: "" } }),
  renderHTML: () => ["a", 0],
});

/** Lists don't nest, as in the document. Tab moves the focus. */
const Item = ListItem.extend({
  content: "paragraph",
  addKeyboardShortcuts() {
    return { Enter: () => this.editor.commands.splitListItem(this.name) };
  },
});

/** One line without marks: a title, a subject, a button. */
export const LINE: Extensions = [Document.extend({ content: "paragraph" }), Paragraph, Text, FieldChip, BySexChip];

export const PARAGRAPHS: Extensions = [
  Document,
  Paragraph,
  Text,
  Bold,
  Italic,
  Link,
  BulletList,
  OrderedList,
  Item,
  FieldChip,
  BySexChip,
];
