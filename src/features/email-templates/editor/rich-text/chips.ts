import { Node } from "@tiptap/core";
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
export const FieldChip = chip("field", { field: "firstName", fallback: "" }, ({ field }) =>
  typeof field === "string" && isMergeField(field) ? MERGE_FIELDS[field].label : String(field),
);

/** Words that Italian has by sex. */
export const BySexChip = chip("bySex", { female: "", male: "", unknown: "" }, ({ female, male, unknown }) =>
  bySexLabel({ kind: "bySex", female: String(female), male: String(male), unknown: String(unknown) }),
);
