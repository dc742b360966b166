import { type MergeValues, fillTemplate } from "../../../domain/email-template/merge-fields";
import { lineTemplate } from "../../../domain/email-template/write/mustache";
import { contentOf } from "../template-content";
import type { Template } from "../template";

export interface FilledMail {
  subject: string;
  /** "" if the template has none. */
  preheader: string;
  html: string;
  text: string;
}

/** Image addresses with fields: a request for them would tell the image's host about a donor. */
const FILLED_SOURCE = /(\b(?:src|background)\s*=\s*)(?:"[^"]*\{\{[^"]*"|'[^']*\{\{[^']*'|[^\s"'>]*\{\{[^\s>]*)/gi;
const FILLED_URL = /url\([^)]*\{\{[^)]*\)/gi;
const withoutFilledAddresses = (html: string): string =>
  html.replace(FILLED_SOURCE, '$1""').replace(FILLED_URL, "none");

/** @returns the mail; null if the template can't be filled */
export function mailOf({ stored, subject, html, text }: Template, values: MergeValues): FilledMail | null {
  const document = stored.type === "ready" ? stored.document : null;
  const templates = document
    ? { ...contentOf(document), preheader: lineTemplate(document.preheader) }
    : { subject: subject ?? "", html: html ?? "", text: text ?? "", preheader: "" };
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
