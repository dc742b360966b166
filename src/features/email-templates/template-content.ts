import type { EmailDocument } from "../../domain/email-template/document";
import { writeHtml, writeSubject } from "../../domain/email-template/write/write-html";
import { writeText } from "../../domain/email-template/write/write-text";

export interface TemplateContent {
  document: unknown;
  subject: string;
  html: string;
  text: string;
}

/** @returns the document and the mail made of it, for servers without documents */
export const contentOf = (document: EmailDocument): TemplateContent => ({
  document,
  subject: writeSubject(document),
  html: writeHtml(document),
  text: writeText(document),
});
