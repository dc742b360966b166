import type { components } from "../../contract/api";
import type { FoundContent } from "../../domain/documents/content";
import { HttpError } from "../guard";

type Conflict = components["schemas"]["DocumentConflict"];
type Refusal = components["schemas"]["DocumentRefusal"];

const CONFLICTS: Record<Conflict["code"], string> = {
  version: "Qualcun altro ha salvato nel frattempo.",
  name: "Il nome c’è già in questa cartella.",
  used: "La cartella non è vuota: prima sposta quello che contiene.",
  offset: "Manca una parte del file.",
  deleted: "Non è dove lo cercavi: è stato spostato nel cestino, o ripreso.",
};
const REFUSALS: Record<Refusal["code"], [number, string]> = {
  size: [413, "Il file è troppo grande."],
  full: [413, "Non c’è più spazio per i documenti."],
  type: [415, "File di questo tipo non si possono caricare."],
  content: [415, "Il contenuto non è quello che il nome dice."],
  empty: [422, "Il file è vuoto."],
  checksum: [422, "Il file è arrivato danneggiato."],
};

/** @returns a 409. @param details the current document, folder or upload */
export const conflict = (code: Conflict["code"], details: Partial<Conflict> = {}): HttpError =>
  new HttpError(409, { message: CONFLICTS[code], ...details, code });

/** @returns an error for a refused file. @param found the actual type of its content */
export function refused(code: Refusal["code"], found?: FoundContent): HttpError {
  const [status, message] = REFUSALS[code];
  return new HttpError(status, { message, code, ...(found !== undefined && { found }) });
}
