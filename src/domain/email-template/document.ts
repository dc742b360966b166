import * as v from "valibot";
import { isMergeField, type MergeField } from "./merge-fields";

const TEMPLATE_STATES = ["draft", "ready", "archived"] as const;
export type TemplateState = (typeof TEMPLATE_STATES)[number];

export const isTemplateState = (word: unknown): word is TemplateState =>
  TEMPLATE_STATES.some((state) => state === word);

/** The version of the documents written here. A higher one is shown to read: what it says more would be lost. */
export const DOCUMENT_VERSION = 1;

/** Letters of one text: more is no mail, but a mistake. */
export const LONGEST_TEXT = 20_000;

const text = v.pipe(v.string(), v.maxLength(LONGEST_TEXT));
const mark = v.optional(v.literal(true));
const marks = { bold: mark, italic: mark };

/** A part of a line: words, or what is known of the receiver. */
const run = v.variant("kind", [
  v.object({ kind: v.literal("text"), text, link: v.optional(text), ...marks }),
  v.object({
    kind: v.literal("field"),
    field: v.custom<MergeField>((name) => typeof name === "string" && isMergeField(name)),
    /** Stands there where nothing is known. */
    fallback: text,
    ...marks,
  }),
  /** Words that Italian has by sex: "Cara", "Caro", and what suits where it isn't known. */
  v.object({ kind: v.literal("bySex"), female: text, male: text, unknown: text, ...marks }),
]);

const line = v.array(run);
const paragraphs = v.array(v.object({ style: v.picklist(["plain", "bullet", "number"]), line }));
const align = v.picklist(["left", "center", "right"]);
/** Six digits, as mail programs of all ages read them. */
const colour = v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/i));

const common = {
  id: v.pipe(v.string(), v.minLength(1), v.maxLength(40)),
  /** Only for receivers who may donate on the day of the mail. */
  onlyWhoMayDonate: v.boolean(),
};

const leaf = v.variant("type", [
  v.object({ ...common, type: v.literal("header"), name: text, logo: v.nullable(text), align }),
  v.object({ ...common, type: v.literal("heading"), level: v.picklist([1, 2]), line, align }),
  v.object({ ...common, type: v.literal("text"), paragraphs, align }),
  v.object({
    ...common,
    type: v.literal("image"),
    source: text,
    alt: text,
    link: text,
    /** Of the mail's width, in percent. */
    width: v.pipe(v.number(), v.integer(), v.minValue(10), v.maxValue(100)),
    align,
  }),
  v.object({
    ...common,
    type: v.literal("button"),
    line,
    link: text,
    align,
    colour,
    /** Of its corners, in pixels. */
    radius: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(30)),
  }),
  v.object({ ...common, type: v.literal("divider") }),
  v.object({
    ...common,
    type: v.literal("spacer"),
    height: v.pipe(v.number(), v.integer(), v.minValue(4), v.maxValue(120)),
  }),
  /** A table of what is known of the receiver. */
  v.object({
    ...common,
    type: v.literal("donorData"),
    fields: v.array(v.custom<MergeField>((name) => typeof name === "string" && isMergeField(name))),
  }),
  v.object({ ...common, type: v.literal("footer"), paragraphs, unsubscribe: text, align }),
]);

const columns = v.object({ ...common, type: v.literal("columns"), left: v.array(leaf), right: v.array(leaf) });

const schema = v.object({
  version: v.literal(DOCUMENT_VERSION),
  subject: line,
  /** The words that inboxes show after the subject. */
  preheader: line,
  /** Of the association: links and new buttons. */
  brand: colour,
  /** Decides whose consent the mail needs. If it is missing, the user chooses it at each sending. */
  purpose: v.optional(v.picklist(["news", "call"])),
  blocks: v.array(v.variant("type", [leaf, columns])),
});

export type Run = v.InferOutput<typeof run>;
export type Line = Run[];
export type Paragraph = v.InferOutput<typeof paragraphs>[number];
export type Leaf = v.InferOutput<typeof leaf>;
export type Columns = v.InferOutput<typeof columns>;
export type Block = Leaf | Columns;
export type BlockType = Block["type"];
export type EmailDocument = v.InferOutput<typeof schema>;
export type Purpose = NonNullable<EmailDocument["purpose"]>;

/** What came of reading a stored document. */
type ReadDocument =
  | { type: "ready"; document: EmailDocument }
  /** Written by a later version of this editor. */
  | { type: "newer"; version: number }
  /** No document of ours, or a damaged one: nothing of it is shown as if it were whole. */
  | { type: "unreadable" };

/** @param stored a document as the server gives it: an object, or its JSON */
export function readDocument(stored: unknown): ReadDocument {
  const value = typeof stored === "string" ? fromJson(stored) : stored;
  const version: unknown = typeof value === "object" && value !== null && "version" in value ? value.version : null;
  if (typeof version === "number" && version > DOCUMENT_VERSION) return { type: "newer", version };
  const result = v.safeParse(schema, value);
  if (!result.success || !hasUniqueIds(result.output)) return { type: "unreadable" };
  return { type: "ready", document: result.output };
}

/** @param stored a part of a line, as JSON @returns null for what is none */
export function readRun(stored: string): Run | null {
  const result = v.safeParse(run, fromJson(stored));
  return result.success ? result.output : null;
}

/** @returns whether a text in a part of a document is longer than can be kept; of columns not in what stands in them */
export function isTooLong(part: Block | Line): boolean {
  const own = !Array.isArray(part) && part.type === "columns" ? { ...part, left: [], right: [] } : part;
  const hasLong = (value: unknown): boolean =>
    typeof value === "string"
      ? value.length > LONGEST_TEXT
      : typeof value === "object" && value !== null && Object.values(value).some(hasLong);
  return hasLong(own);
}

/** @returns all blocks, those in columns after the columns they stand in */
export const allBlocks = ({ blocks }: Pick<EmailDocument, "blocks">): Block[] =>
  blocks.flatMap((block) => (block.type === "columns" ? [block, ...block.left, ...block.right] : [block]));

const hasUniqueIds = (document: EmailDocument): boolean => {
  const ids = allBlocks(document).map(({ id }) => id);
  return new Set(ids).size === ids.length;
};

function fromJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
