import { hrefFor } from "../../../domain/routes";
import { type AreaLocation } from "../../../shared/navigation";

/** The steps of an import, in order. A started import has an address of its own. */
export const IMPORT_STEPS = ["file", "columns", "check", "summary"] as const;
export type ImportStep = (typeof IMPORT_STEPS)[number];

/** What the address names: a step of the open file, or an import of the server. */
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

/** @returns whether the address names a step; after an `await`, the user may have opened another page */
export function isStepOpen({ currentRoute }: AreaLocation, step: ImportStep): boolean {
  const { path, search } = currentRoute();
  const place = readImporterPlace(search);
  return path === hrefFor("importer") && "step" in place && place.step === step;
}

/** @returns the address of the first step with a page of the import history, without "#" */
export const historyPlace = (pageIndex: number): string =>
  pageIndex === 0 ? importerPlace({ step: "file" }) : `${hrefFor("importer")}?page=${pageIndex + 1}`;

/** @param search the query of the address @returns the index of the history page; 0 if there is none */
export function readHistoryPage(search: string): number {
  const page = Number(new URLSearchParams(search).get("page"));
  return Number.isSafeInteger(page) && page > 1 ? page - 1 : 0;
}

export const readImportStep = (name: string | null): ImportStep | null =>
  IMPORT_STEPS.find((step) => step === name) ?? null;
