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

/** One letter to the caret, a word to the eye; copied, it brings along what it is. */
const chip = (
  name: "field" | "bySex",
  attributes: Readonly<Record<string, string>>,
  wordsOf: (of: Attributes) => string,
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
      wordsOf(node.attrs),
    ],
    renderText: ({ node }) => wordsOf(node.attrs),
  });

/** What is known of the receiver, and what stands there where it isn't. */
const FieldChip = chip("field", { field: "firstName", fallback: "" }, ({ field }) =>
  typeof field === "string" && isMergeField(field) ? MERGE_FIELDS[field].label : String(field),
);

/** Words that Italian has by sex. */
const BySexChip = chip("bySex", { female: "", male: "", unknown: "" }, ({ female, male, unknown }) =>
  bySexLabel({ kind: "bySex", female: String(female), male: String(male), unknown: String(unknown) }),
);

/**
 * Its address is what somebody wrote, also where it is none: the checks tell that. Tiptap's own link throws such away, and
 * brings the looking for addresses while one types.
 */
const Link = Mark.create({
  name: "link",
  inclusive: false,
  addAttributes: () => ({ address: { default: "" } }),
  renderHTML: () => ["a", 0],
});

/** No lists in lists, which the document doesn't know; Tab goes on to what comes next. */
const Item = ListItem.extend({
  content: "paragraph",
  addKeyboardShortcuts() {
    return { Enter: () => this.editor.commands.splitListItem(this.name) };
  },
});

/** One line without marks: a title, a subject, a button. */
export const LINE: Extensions = [Document.extend({ content: "paragraph" }), Paragraph, Text, FieldChip, BySexChip];

/** Paragraphs and lists, bold, italics and links. */
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
