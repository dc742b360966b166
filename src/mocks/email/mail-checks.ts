import { Parser } from "htmlparser2";
import { checkDocument } from "../../domain/email-template/checks";
import { readDocument } from "../../domain/email-template/document";
import type { TemplateRecord } from "../db/models";
import { HttpError } from "../guard";

const TEXTS: Partial<Record<string, string>> = {
  subject: "Manca l'oggetto",
  unsubscribe: "Manca il modo di disiscriversi",
  links: "Un collegamento non porta da nessuna parte",
  images: "Un'immagine non ha un indirizzo",
  empty: "Il messaggio è vuoto",
};

/** What Mustache makes of each receiver's own address, with or without its escapes. */
const UNSUBSCRIBE = /^\{\{\{?\s*&?\s*unsubscribeUrl\s*\}?\}\}$/;

/** @returns whether a link of a mail is the one by which its receiver leaves: in a comment, or as words, nobody presses it */
function leadsAway(html: string): boolean {
  let found = false;
  const parser = new Parser({
    onopentag: (name, { href }) => {
      if (name === "a" && href !== undefined && UNSUBSCRIBE.test(href.trim())) found = true;
    },
  });
  parser.end(html);
  return found;
}

/** @throws HttpError 422, with what a mail isn't sent with */
export function refuseUnfit({ document, html, subject }: TemplateRecord): void {
  const read = readDocument(document);
  const stops =
    read.type === "ready" ? checkDocument(read.document).checks.filter(({ result }) => result === "stops") : [];
  const codes = new Set<string>(stops.map(({ name }) => name));
  // what goes out is the HTML, whatever the document says
  if (subject.trim() === "") codes.add("subject");
  if (html.trim() === "") codes.add("empty");
  else if (!leadsAway(html)) codes.add("unsubscribe");
  if (codes.size === 0) return;
  throw new HttpError(422, {
    error: [...codes].map((code) => ({ msg: TEXTS[code] ?? code, param: "document", code })),
  });
}
