import { hrefFor } from "../../../domain/routes";
import { currentRoute } from "../../../shared/navigation";

/** The steps of an import, in their order; what comes after them has an address of its own. */
export const IMPORT_STEPS = ["file", "columns", "check", "summary"] as const;
export type ImportStep = (typeof IMPORT_STEPS)[number];

/** What the address shows: a step of the file in hand, or an import on the server. */
export type ImporterPlace = { step: ImportStep } | { importId: string };

export function importerPlace(place: ImporterPlace): string {
  const page = hrefFor("importer");
  if ("importId" in place) return `${page}?import=${encodeURIComponent(place.importId)}`;
  return place.step === "file" ? page : `${page}?step=${place.step}`;
}

export function readImporterPlace(search: string): ImporterPlace {
  const query = new URLSearchParams(search);
  const importId = query.get("import");
  if (importId) return { importId };
  return { step: readImportStep(query.get("step")) ?? "file" };
}

/** @returns whether a step is the open page; after a wait, the user may have opened another one */
export function isStepOpen(step: ImportStep): boolean {
  const { path, search } = currentRoute();
  const place = readImporterPlace(search);
  return path === hrefFor("importer") && "step" in place && place.step === step;
}

/** @returns the start with a page of the imports that were made, without "#" */
export const historyPlace = (pageIndex: number): string =>
  pageIndex === 0 ? importerPlace({ step: "file" }) : `${hrefFor("importer")}?page=${pageIndex + 1}`;

/** @param search the address's query @returns the index of the page that it names: 0 for the first, and for none */
export function readHistoryPage(search: string): number {
  const page = Number(new URLSearchParams(search).get("page"));
  return Number.isSafeInteger(page) && page > 1 ? page - 1 : 0;
}

export const readImportStep = (name: string | null): ImportStep | null =>
  IMPORT_STEPS.find((step) => step === name) ?? null;
