import { Mark, type Extensions } from "@tiptap/core";
import { Bold } from "@tiptap/extension-bold";
import { Document } from "@tiptap/extension-document";
import { Italic } from "@tiptap/extension-italic";
import { BulletList, ListItem, OrderedList } from "@tiptap/extension-list";
import { Paragraph } from "@tiptap/extension-paragraph";
import { Text } from "@tiptap/extension-text";
import { BySexChip, FieldChip } from "./chips";

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
