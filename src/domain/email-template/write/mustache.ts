import type { Line, Run } from "../document";
import type { MergeField } from "../merge-fields";

/**
 * Templates are Mustache (https://mustache.github.io/mustache.5.html), which servers of every language can fill in:
 * a value, a section for what is there, an inverted one for what isn't. Values in HTML are escaped by Mustache itself.
 */

type Format = "html" | "text";

const BRACES = { "{": "&#123;", "}": "&#125;" } as const;
const MARKUP = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" } as const;
const ESCAPES: Readonly<Record<string, string>> = { ...BRACES, ...MARKUP };

/** @returns what somebody wrote, as HTML shows it: no markup, and no tag of the template */
export const escapeHtml = (text: string): string => text.replace(/[{}&<>"']/g, (letter) => ESCAPES[letter] ?? letter);

/** Beside each brace in plain text, where nothing can be escaped: nobody sees it, and no tag begins. */
const WORD_JOINER = "\u2060";

const escapeText = (text: string): string => text.replaceAll("{", `{${WORD_JOINER}`).replaceAll("}", `${WORD_JOINER}}`);

/** @returns words of the association, which hold no tags */
export const literal = (text: string, format: Format): string =>
  format === "html" ? escapeHtml(text) : escapeText(text);

export const value = (name: MergeField, format: Format): string =>
  format === "html" ? `{{${name}}}` : `{{{${name}}}}`;

const field = (name: MergeField, fallback: string, format: Format): string =>
  `${value(name, format)}${when(name, false, literal(fallback, format))}`;

/** @returns a part that stands there if something is known or true, or if it isn't */
export const when = (name: MergeField | "female" | "male" | "mayDonate", there: boolean, part: string): string =>
  part === "" ? "" : `{{${there ? "#" : "^"}${name}}}${part}{{/${name}}}`;

export function runTemplate(run: Run, format: Format): string {
  if (run.kind === "text") return literal(run.text, format);
  if (run.kind === "field") return field(run.field, run.fallback, format);
  const { female, male, unknown } = run;
  const neither = when("female", false, when("male", false, literal(unknown, format)));
  return when("female", true, literal(female, format)) + when("male", true, literal(male, format)) + neither;
}

export const lineTemplate = (line: Line): string => line.map((run) => runTemplate(run, "text")).join("");
