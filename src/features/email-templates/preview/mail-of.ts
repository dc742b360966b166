import { type MergeValues, fillTemplate } from "../../../domain/email-template/merge-fields";
import { lineTemplate } from "../../../domain/email-template/write/mustache";
import { contentOf } from "../template-content";
import type { Template } from "../template";

/** A mail as one receiver gets it. */
export interface FilledMail {
  subject: string;
  /** "" where the template tells none. */
  preheader: string;
  html: string;
  text: string;
}

/** An image's address, or one in a sheet, that would be filled in: whoever it is asked of would read what is known of a donor. */
const FILLED_SOURCE = /(\b(?:src|background)\s*=\s*)(?:"[^"]*\{\{[^"]*"|'[^']*\{\{[^']*'|[^\s"'>]*\{\{[^\s>]*)/gi;
const FILLED_URL = /url\([^)]*\{\{[^)]*\)/gi;
const withoutFilledAddresses = (html: string): string =>
  html.replace(FILLED_SOURCE, '$1""').replace(FILLED_URL, "none");

/** @returns the mail; null for a template of others that can't be filled in */
export function mailOf({ stored, subject, html, text }: Template, values: MergeValues): FilledMail | null {
  const ours = stored.type === "ready" ? stored.document : null;
  const templates = ours
    ? { ...contentOf(ours), preheader: lineTemplate(ours.preheader) }
    : { subject, html, text, preheader: "" };
  const fill = (template: string) => fillTemplate(withoutFilledAddresses(template), values);
  try {
    return {
      subject: fill(templates.subject),
      preheader: fill(templates.preheader),
      html: fill(templates.html),
      text: fill(templates.text),
    };
  } catch {
    return null;
  }
}
