import type { EmailDocument } from "../../domain/email-template/document";
import { writeHtml, writeSubject } from "../../domain/email-template/write/write-html";
import { writeText } from "../../domain/email-template/write/write-text";

/** What a template says, as it is sent to be kept. */
export interface TemplateContent {
  document: unknown;
  subject: string;
  html: string;
  text: string;
}

/** @returns the document, and the mail that is made of it: a server that knows no documents keeps that */
export const contentOf = (document: EmailDocument): TemplateContent => ({
  document,
  subject: writeSubject(document),
  html: writeHtml(document),
  text: writeText(document),
});
