import type { components } from "../../contract/api";
import type { FoundContent } from "../../domain/documents/content";
import { HttpError } from "../guard";
import texts from "./refusals.json" with { type: "json" };

type Conflict = components["schemas"]["DocumentConflict"];
type Refusal = components["schemas"]["DocumentRefusal"];

const CONFLICTS: Record<Conflict["code"], string> = texts.conflicts;
const REFUSALS: Record<Refusal["code"], { status: number; message: string }> = texts.refusals;

/** @returns a 409. @param details the current document, folder or upload */
export const conflict = (code: Conflict["code"], details: Partial<Conflict> = {}): HttpError =>
  new HttpError(409, { message: CONFLICTS[code], ...details, code });

/** @returns an error for a refused file. @param found the actual type of its content */
export function refused(code: Refusal["code"], found?: FoundContent): HttpError {
  const { status, message } = REFUSALS[code];
  return new HttpError(status, { message, code, ...(found !== undefined && { found }) });
}
