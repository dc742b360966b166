import { endpoints } from "../../../api/endpoints";
import { chosenExportFields, type ExportField } from "../../../domain/export/export-fields";
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
 * The request for the selected rows, or for all that match the list's query: donors, or what belongs to donors.
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

/** The `_id` of the donor of a donation or an award. */
const OWNER: ExportField = { name: "donorId", label: "", kind: "text", section: "", editedBy: "nobody" };

/** @returns the request for the donors of the requested rows, each once */
async function ownersRequest(session: Session, request: ExportRequest, signal: AbortSignal): Promise<ExportRequest> {
  const ids = new Set<string>();
  for await (const { rows } of readPages({ session, request: { ...request, fields: [OWNER] }, signal }))
    for (const { values } of rows) if (values[0]) ids.add(String(values[0]));
  const read = { path: endpoints.donors(), query: { order: "lastName" } };
  const selected = { kind: "some", ids } as const;
  return { ...request, entity: "donors", rows: "donors", idField: "_id", read, selected, total: ids.size };
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
  asked: ExportRequest,
  { signal, onProgress }: Reading,
): Promise<{ donors: ReadDonor<Field>[]; incomplete: boolean }> {
  const request = asked.entity === "donors" ? asked : await ownersRequest(session, asked, signal);
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
