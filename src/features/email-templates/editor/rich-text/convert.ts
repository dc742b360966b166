import type { JSONContent } from "@tiptap/core";
import type { Line, Paragraph, Run } from "../../../../domain/email-template/document";
import { isMergeField } from "../../../../domain/email-template/merge-fields";

type Mark = NonNullable<JSONContent["marks"]>[number];
type Marks = Pick<Run, "bold" | "italic">;
type Text = Extract<Run, { kind: "text" }>;

const LISTS = { bullet: "bulletList", number: "orderedList" } as const;

/**
 * Normalises a line for the editor, which knows neither empty runs nor neighbours of the same look. The text stays
 * the same.
 */
export function tidyLine(line: Line): Line {
  const tidy: Line = [];
  for (const run of line) {
    const before = tidy.at(-1);
    if (run.kind === "text" && run.text === "") continue;
    if (run.kind === "text" && before?.kind === "text" && hasSameMarks(before, run))
      tidy[tidy.length - 1] = { ...before, text: before.text + run.text };
    else tidy.push(run);
  }
  return tidy;
}

const hasSameMarks = (one: Text, other: Text) =>
  one.bold === other.bold && one.italic === other.italic && one.link === other.link;

/** @returns paragraphs as a Tiptap document; consecutive list items are in one list */
export function toTiptap(paragraphs: readonly Paragraph[]): JSONContent {
  const content: JSONContent[] = [];
  for (const { style, line } of paragraphs) {
    const paragraph: JSONContent = { type: "paragraph", content: tidyLine(line).map(toNode) };
    const before = content.at(-1);
    if (style === "plain") content.push(paragraph);
    else if (before?.type === LISTS[style]) before.content?.push({ type: "listItem", content: [paragraph] });
    else content.push({ type: LISTS[style], content: [{ type: "listItem", content: [paragraph] }] });
  }
  return { type: "doc", content: content.length > 0 ? content : [{ type: "paragraph" }] };
}

function toNode(run: Run): JSONContent {
  const marks: Mark[] = [];
  if (run.bold) marks.push({ type: "bold" });
  if (run.italic) marks.push({ type: "italic" });
  if (run.kind === "text") {
    if (run.link !== undefined) marks.push({ type: "link", attrs: { address: run.link } });
    return { type: "text", text: run.text, marks };
  }
  const attrs =
    run.kind === "field"
      ? { field: run.field, fallback: run.fallback }
      : { female: run.female, male: run.male, unknown: run.unknown };
  return { type: run.kind, attrs, marks };
}

export const fromTiptap = ({ content = [] }: JSONContent): Paragraph[] =>
  content.flatMap((node): Paragraph[] => {
    if (node.type === "paragraph") return [{ style: "plain", line: lineOf(node) }];
    const style = node.type === LISTS.number ? "number" : "bullet";
    const paragraphs = (node.content ?? []).flatMap((item) => item.content ?? []);
    return paragraphs.map((paragraph) => ({ style, line: lineOf(paragraph) }));
  });

const lineOf = ({ content = [] }: JSONContent): Line => tidyLine(content.flatMap(toRun));

function toRun({ type, text = "", attrs = {}, marks = [] }: JSONContent): Run[] {
  const has = (name: string): boolean => marks.some((mark) => mark.type === name);
  const look: Marks = { ...(has("bold") && { bold: true }), ...(has("italic") && { italic: true }) };
  const attribute = (name: string): string => String(attrs[name] ?? "");
  if (type === "text") {
    const link: unknown = marks.find((mark) => mark.type === "link")?.attrs?.address;
    return [{ kind: "text", text, ...(typeof link === "string" && { link }), ...look }];
  }
  if (type === "field") {
    const field = attribute("field");
    return isMergeField(field) ? [{ kind: "field", field, fallback: attribute("fallback"), ...look }] : [];
  }
  const [female, male, unknown] = [attribute("female"), attribute("male"), attribute("unknown")];
  return type === "bySex" ? [{ kind: "bySex", female, male, unknown, ...look }] : [];
}

/** @returns a line without marks, as titles, subjects and buttons need */
export const plainLine = (line: Line): Line =>
  tidyLine(
    line.map((run): Run => {
      if (run.kind === "text") return { kind: "text", text: run.text };
      if (run.kind === "field") return { kind: "field", field: run.field, fallback: run.fallback };
      return { kind: "bySex", female: run.female, male: run.male, unknown: run.unknown };
    }),
  );

export const inOneLine = (paragraphs: readonly Paragraph[]): Line =>
  plainLine(
    paragraphs.flatMap(({ line }, index): Line => (index === 0 ? line : [{ kind: "text", text: " " }, ...line])),
  );
