import { hrefFor } from "../../../domain/routes";

/** The steps of an import, in their order; what comes after them has an address of its own. */
export const IMPORT_STEPS = ["file", "columns", "check", "summary"] as const;
export type ImportStep = (typeof IMPORT_STEPS)[number];

/** What the address shows: a step of the file in hand, or an import on the server. */
export type ImporterPlace = { step: ImportStep } | { importId: string };

/** @returns the id of an import that this page writes row by row: the server knows none */
export const directId = (nth: number): string => `direct-${nth}`;
export const isDirect = (importId: string): boolean => importId.startsWith("direct-");

/** @returns where that is, without "#" */
export function importerPlace(place: ImporterPlace): string {
  const page = hrefFor("importer");
  if ("importId" in place) return `${page}?import=${encodeURIComponent(place.importId)}`;
  return place.step === "file" ? page : `${page}?step=${place.step}`;
}

/** @param search the address's query; a step that isn't known is the first */
export function readImporterPlace(search: string): ImporterPlace {
  const query = new URLSearchParams(search);
  const importId = query.get("import");
  if (importId) return { importId };
  return { step: readImportStep(query.get("step")) ?? "file" };
}

/** @returns null for a step that isn't known */
export const readImportStep = (name: string | null): ImportStep | null =>
  IMPORT_STEPS.find((step) => step === name) ?? null;
