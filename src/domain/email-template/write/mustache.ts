import type { Line, Run } from "../document";
import type { MergeField } from "../merge-fields";

/**
 * Templates are Mustache (https://mustache.github.io/mustache.5.html), because servers in every language can render it. Mustache
 * escapes the values in HTML.
 */

type Format = "html" | "text";

const BRACES = { "{": "&#123;", "}": "&#125;" } as const;
const MARKUP = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" } as const;
const ESCAPES: Readonly<Record<string, string>> = { ...BRACES, ...MARKUP };

/** Escapes markup and tags of the template. */
export const escapeHtml = (text: string): string => text.replace(/[{}&<>"']/g, (letter) => ESCAPES[letter] ?? letter);

/** An invisible character beside each brace in plain text, which has no escapes. So no brace begins a tag. */
const WORD_JOINER = "\u2060";

const escapeText = (text: string): string => text.replaceAll("{", `{${WORD_JOINER}`).replaceAll("}", `${WORD_JOINER}}`);

/** Escapes a text of the association. */
export const literal = (text: string, format: Format): string =>
  format === "html" ? escapeHtml(text) : escapeText(text);

export const value = (name: MergeField, format: Format): string =>
  format === "html" ? `{{${name}}}` : `{{{${name}}}}`;

const field = (name: MergeField, fallback: string, format: Format): string =>
  `${value(name, format)}${when(name, false, literal(fallback, format))}`;

/** @returns a section with a part that appears if a value is non-empty or true (`expected`), or if it isn't */
export const when = (name: MergeField | "female" | "male" | "mayDonate", expected: boolean, part: string): string =>
  part === "" ? "" : `{{${expected ? "#" : "^"}${name}}}${part}{{/${name}}}`;

export function runTemplate(run: Run, format: Format): string {
  if (run.kind === "text") return literal(run.text, format);
  if (run.kind === "field") return field(run.field, run.fallback, format);
  const { female, male, unknown } = run;
  const neither = when("female", false, when("male", false, literal(unknown, format)));
  return when("female", true, literal(female, format)) + when("male", true, literal(male, format)) + neither;
}

export const lineTemplate = (line: Line): string => line.map((run) => runTemplate(run, "text")).join("");
