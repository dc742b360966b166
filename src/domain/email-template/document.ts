import * as v from "valibot";
import { isMergeField, type MergeField } from "./merge-fields";

const TEMPLATE_STATES = ["draft", "ready", "archived"] as const;
export type TemplateState = (typeof TEMPLATE_STATES)[number];

export const isTemplateState = (value: unknown): value is TemplateState =>
  TEMPLATE_STATES.some((state) => state === value);

/** The version that the editor writes. Documents of a higher version are read-only, because saving them would lose data. */
export const DOCUMENT_VERSION = 1;

/** Maximum of characters in a text. */
export const LONGEST_TEXT = 20_000;

const text = v.pipe(v.string(), v.maxLength(LONGEST_TEXT));
const mark = v.optional(v.literal(true));
const marks = { bold: mark, italic: mark };

/** A part of a line: a text, or data of the receiver. */
const run = v.variant("kind", [
  v.object({ kind: v.literal("text"), text, link: v.optional(text), ...marks }),
  v.object({
    kind: v.literal("field"),
    field: v.custom<MergeField>((name) => typeof name === "string" && isMergeField(name)),
    /** The text if the receiver's data is unknown. */
    fallback: text,
    ...marks,
  }),
  /** A text that depends on the receiver's sex: "Cara", "Caro". */
  v.object({ kind: v.literal("bySex"), female: text, male: text, unknown: text, ...marks }),
]);

const line = v.array(run);
const paragraphs = v.array(v.object({ style: v.picklist(["plain", "bullet", "number"]), line }));
const align = v.picklist(["left", "center", "right"]);
/** Six digits, because old email clients don't know other notations. */
const colour = v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/i));

const common = {
  id: v.pipe(v.string(), v.minLength(1), v.maxLength(40)),
  /** Only for receivers who may donate on the day of the email. */
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
    /** In percent of the email's width. */
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
    /** In pixels. */
    radius: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(30)),
  }),
  v.object({ ...common, type: v.literal("divider") }),
  v.object({
    ...common,
    type: v.literal("spacer"),
    height: v.pipe(v.number(), v.integer(), v.minValue(4), v.maxValue(120)),
  }),
  /** A table with data of the receiver. */
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
  /** The text that inboxes show after the subject. */
  preheader: line,
  /** The association's colour, for links and new buttons. */
  brand: colour,
  /** Decides which consent the email needs. If it is missing, the user chooses it at each sending. */
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

type ReadDocument =
  | { type: "ready"; document: EmailDocument }
  /** Written by a later version of the editor. */
  | { type: "newer"; version: number }
  /** Not a document of the editor, or a damaged one. */
  | { type: "unreadable" };

/** Reads a stored document. @param stored an object, or its JSON */
export function readDocument(stored: unknown): ReadDocument {
  const value = typeof stored === "string" ? fromJson(stored) : stored;
  const version: unknown = typeof value === "object" && value !== null && "version" in value ? value.version : null;
  if (typeof version === "number" && version > DOCUMENT_VERSION) return { type: "newer", version };
  const result = v.safeParse(schema, value);
  if (!result.success || !hasUniqueIds(result.output)) return { type: "unreadable" };
  return { type: "ready", document: result.output };
}

/** @param stored JSON of a part of a line @returns null if it isn't valid */
export function readRun(stored: string): Run | null {
  const result = v.safeParse(run, fromJson(stored));
  return result.success ? result.output : null;
}

/** @returns whether a text in a block or line is too long; blocks within columns aren't included */
export function isTooLong(part: Block | Line): boolean {
  const own = !Array.isArray(part) && part.type === "columns" ? { ...part, left: [], right: [] } : part;
  const hasLong = (value: unknown): boolean =>
    typeof value === "string"
      ? value.length > LONGEST_TEXT
      : typeof value === "object" && value !== null && Object.values(value).some(hasLong);
  return hasLong(own);
}

/** @returns all blocks; columns are followed by the blocks in them */
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
