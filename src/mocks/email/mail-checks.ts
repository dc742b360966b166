import { checkDocument } from "../../domain/email-template/checks";
import { readDocument } from "../../domain/email-template/document";
import type { TemplateRecord } from "../db/models";
import { HttpError } from "../guard";

const WORDS: Partial<Record<string, string>> = {
  subject: "Manca l'oggetto",
  unsubscribe: "Manca il modo di disiscriversi",
  links: "Un collegamento non porta da nessuna parte",
  images: "Un'immagine non ha un indirizzo",
  empty: "Il messaggio è vuoto",
};

/** @throws HttpError 422, with what a mail isn't sent with */
export function refuseUnfit({ document, html, subject }: TemplateRecord): void {
  const read = readDocument(document);
  const stops =
    read.type === "ready" ? checkDocument(read.document).checks.filter(({ result }) => result === "stops") : [];
  const codes = new Set<string>(stops.map(({ name }) => name));
  // what goes out is the HTML, whatever the document says
  if (subject.trim() === "") codes.add("subject");
  if (html.trim() === "") codes.add("empty");
  else if (!html.includes("{{unsubscribeUrl}}")) codes.add("unsubscribe");
  if (codes.size === 0) return;
  throw new HttpError(422, {
    error: [...codes].map((code) => ({ msg: WORDS[code] ?? code, param: "document", code })),
  });
}
