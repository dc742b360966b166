import fc from "fast-check";
import { DOCUMENT_VERSION, type Block, type EmailDocument, type Leaf, type Line, type Run } from "../document";
import { MERGE_FIELD_NAMES, type MergeValues } from "../merge-fields";

/** Markup, tags of templates and attributes with scripts. */
const HOSTILE = [
  "<img src=x onerror=alert(1)>",
  "{{firstName}}",
  "{{{",
  "}}",
  "</a>",
  '" onclick="x',
  "&amp;",
  "{",
  "}",
  "'",
];

const anyText = fc.oneof(
  { weight: 3, arbitrary: fc.string({ unit: "grapheme", maxLength: 30 }) },
  fc.constantFrom(...HOSTILE),
  fc.lorem({ maxCount: 6 }),
);
const anyLink = fc.oneof(
  fc.webUrl({ withQueryParameters: true }),
  fc.constantFrom(
    "www.esempio.it",
    "mailto:info@esempio.it",
    "tel:+39035555",
    "javascript:alert(1)",
    "",
    'https://a.it/"><b>',
  ),
  anyText,
);
const marks = { bold: fc.constant(true as const), italic: fc.constant(true as const) };
const anyRun: fc.Arbitrary<Run> = fc.oneof(
  fc.record(
    { kind: fc.constant("text" as const), text: anyText, link: anyLink, ...marks },
    { requiredKeys: ["kind", "text"] },
  ),
  fc.record(
    { kind: fc.constant("field" as const), field: fc.constantFrom(...MERGE_FIELD_NAMES), fallback: anyText, ...marks },
    { requiredKeys: ["kind", "field", "fallback"] },
  ),
  fc.record(
    { kind: fc.constant("bySex" as const), female: anyText, male: anyText, unknown: anyText, ...marks },
    { requiredKeys: ["kind", "female", "male", "unknown"] },
  ),
);
const anyLine: fc.Arbitrary<Line> = fc.array(anyRun, { maxLength: 5 });
const anyParagraphs = fc.array(
  fc.record({ style: fc.constantFrom("plain" as const, "bullet" as const, "number" as const), line: anyLine }),
  { maxLength: 4 },
);
const anyAlign = fc.constantFrom("left" as const, "center" as const, "right" as const);
const anyColour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, "0")}`);
const common = { id: fc.uuid(), onlyWhoMayDonate: fc.boolean() };

const anyLeaf: fc.Arbitrary<Leaf> = fc.oneof(
  fc.record({
    ...common,
    type: fc.constant("header" as const),
    name: anyText,
    logo: fc.option(anyLink),
    align: anyAlign,
  }),
  fc.record({
    ...common,
    type: fc.constant("heading" as const),
    level: fc.constantFrom(1 as const, 2 as const),
    line: anyLine,
    align: anyAlign,
  }),
  fc.record({ ...common, type: fc.constant("text" as const), paragraphs: anyParagraphs, align: anyAlign }),
  fc.record({
    ...common,
    type: fc.constant("image" as const),
    source: anyLink,
    alt: anyText,
    link: anyLink,
    width: fc.integer({ min: 10, max: 100 }),
    align: anyAlign,
  }),
  fc.record({
    ...common,
    type: fc.constant("button" as const),
    line: anyLine,
    link: anyLink,
    align: anyAlign,
    colour: anyColour,
    radius: fc.integer({ min: 0, max: 30 }),
  }),
  fc.record({ ...common, type: fc.constant("divider" as const) }),
  fc.record({ ...common, type: fc.constant("spacer" as const), height: fc.integer({ min: 4, max: 120 }) }),
  fc.record({
    ...common,
    type: fc.constant("donorData" as const),
    fields: fc.array(fc.constantFrom(...MERGE_FIELD_NAMES), { maxLength: 4 }),
  }),
  fc.record({
    ...common,
    type: fc.constant("footer" as const),
    paragraphs: anyParagraphs,
    unsubscribe: anyText,
    align: anyAlign,
  }),
);
const leaves = fc.array(anyLeaf, { maxLength: 3 });
const anyBlock: fc.Arbitrary<Block> = fc.oneof(
  { weight: 4, arbitrary: anyLeaf },
  fc.record({ ...common, type: fc.constant("columns" as const), left: leaves, right: leaves }),
);

/** Documents of all shapes with hostile texts and addresses. */
export const anyDocument: fc.Arbitrary<EmailDocument> = fc.record({
  version: fc.constant(DOCUMENT_VERSION),
  subject: anyLine,
  preheader: anyLine,
  brand: anyColour,
  purpose: fc.constantFrom("news" as const, "call" as const, undefined),
  blocks: fc.array(anyBlock, { maxLength: 8 }),
});

/** Receivers with hostile or missing data. */
export const anyReceiver: fc.Arbitrary<MergeValues> = fc
  .record({
    text: fc.array(fc.oneof(anyText, fc.constant("")), { minLength: 11, maxLength: 11 }),
    female: fc.boolean(),
    mayDonate: fc.boolean(),
  })
  .map(({ text, female, mayDonate }) => ({
    ...(Object.fromEntries(MERGE_FIELD_NAMES.map((name, index) => [name, text[index] ?? ""])) as Record<
      (typeof MERGE_FIELD_NAMES)[number],
      string
    >),
    female,
    male: !female,
    mayDonate,
    unsubscribeUrl: "https://gds.example/via?di=1&da=2",
  }));
