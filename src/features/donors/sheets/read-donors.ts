import { chosenExportFields } from "../../../domain/export/export-fields";
import type { Session } from "../../../api/session/session";
import type { ExportRequest } from "../../../shared/lists/exports/export-request";
import type { ExportedList } from "../../../shared/lists/exports/exported-list";
import { exportRequestOf, firstScope } from "../../../shared/lists/exports/make-request";
import { readPages } from "../../../shared/lists/exports/rows/read-pages";
import { countSelected } from "../../../shared/lists/selection";

export interface SheetProgress {
  done: number;
  /** Null if unknown. */
  total: number | null;
}

/** How reading can be stopped and followed. */
export interface Reading {
  signal: AbortSignal;
  onProgress: (progress: SheetProgress) => void;
}

/**
 * The request for the selected donors, or for all that match the list's query.
 * @param made the ISO day, and who makes the file
 */
export function donorsRequest<Field extends string>(
  list: ExportedList,
  fields: readonly Field[],
  made: { today: string; author: string },
): ExportRequest {
  const { total, selected } = list;
  const choice = {
    scope: firstScope(list),
    format: "print",
    fields: chosenExportFields("donors", fields),
    total: selected ? countSelected(selected, total) : total,
  } as const;
  return exportRequestOf(list, choice, made);
}

/** A donor with texts; missing ones are empty. */
export type ReadDonor<Field extends string> = Readonly<Record<Field | "_id", string>>;

/**
 * Reads donors page by page, as exports do. A donor who is sent twice, because the list changed meanwhile, is read once.
 * @returns the donors, and whether some may be missing
 * @throws ApiError, or the signal's reason
 */
export async function readDonors<Field extends string>(
  session: Session,
  request: ExportRequest,
  { signal, onProgress }: Reading,
): Promise<{ donors: ReadDonor<Field>[]; incomplete: boolean }> {
  const donors = new Map<string, ReadDonor<Field>>();
  let { total } = request;
  for await (const page of readPages({ session, request, signal })) {
    const before = donors.size;
    page.rows.forEach(({ _id, values }, at) => {
      const texts = request.fields.map(({ name }, nth) => [name, String(values[nth] ?? "")]);
      donors.set(_id || `${before} ${at}`, Object.fromEntries([["_id", _id], ...texts]) as ReadDonor<Field>);
    });
    total = page.total ?? total;
    onProgress({ done: donors.size, total });
    // the server ignores `skip`
    if (donors.size === before && page.rows.length > 0) break;
  }
  return { donors: [...donors.values()], incomplete: total !== null && donors.size < total };
}
