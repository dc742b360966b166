import { endpoints } from "../../../api/endpoints";
import type { Session } from "../../../api/session/session";
import type { ExportField } from "../../../domain/export/export-fields";
import type { ExportRequest } from "../../../shared/lists/exports/export-request";
import { writePages } from "../../../shared/lists/exports/write-file";
import type { Progress } from "../../../shared/lists/progress/time-left";

/** How reading can be stopped and followed. */
export interface Reading {
  session: Session;
  signal: AbortSignal;
  onProgress: (progress: Progress) => void;
}

/** A donor with texts; missing ones are empty. */
export type ReadDonor<Field extends string> = Readonly<Record<Field | "_id", string>>;

/** A field that no list has: it names a record. */
const idField = (name: string): ExportField => ({ name, label: "", kind: "text", section: "", editedBy: "nobody" });

/** Reads rows as exports do. @returns their texts by field, and whether some may be missing */
async function readTexts({ session, signal, onProgress }: Reading, request: ExportRequest) {
  let rows: Record<string, string>[] = [];
  const { changed, damaged } = await writePages({ session, request, signal }, onProgress, ({ fields }) => {
    rows = []; // the list changed meanwhile, and is read again
    return {
      async add(read) {
        for (const values of read)
          rows.push(Object.fromEntries(fields.map(({ name }, nth) => [name, String(values[nth] ?? "")])));
      },
      finish: async () => new Blob(),
    };
  });
  return { rows, incomplete: changed || damaged > 0 };
}

/**
 * Reads the donors of a list: of donors, or of what belongs to donors.
 * @returns the donors, each once, and whether some may be missing
 * @throws ApiError, or the signal's reason
 */
export async function readDonors<Field extends string>(reading: Reading, asked: ExportRequest) {
  let request: ExportRequest = { ...asked, fields: [idField("_id"), ...asked.fields] };
  let incomplete = false;
  if (asked.entity !== "donors") {
    const owned = await readTexts(
      { ...reading, onProgress: () => undefined },
      { ...asked, fields: [idField("donorId")] },
    );
    const ids = new Set(owned.rows.flatMap(({ donorId }) => donorId || []));
    const read = { path: endpoints.donors(), query: { order: "lastName" } };
    const selected = { kind: "some", ids } as const;
    request = { ...request, entity: "donors", rows: "donors", idField: "_id", read, selected, total: ids.size };
    incomplete = owned.incomplete;
  }
  const read = await readTexts(reading, request);
  return { donors: read.rows as ReadDonor<Field>[], incomplete: incomplete || read.incomplete };
}
