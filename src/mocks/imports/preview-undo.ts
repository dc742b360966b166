import type { components } from "../../contract/api";
import type { Db } from "../db/db";
import type { HistoryRecord, ImportRun, WrittenRow } from "../db/models";
import { batchId } from "./runs";
import { isEdited, isWritten, SUBJECTS } from "./written";

type Undo = components["schemas"]["ImportUndo"];
type Edit = Undo["changed"][number]["edits"][number];

/** @returns what undoing an import would do, and whom somebody has edited since */
export function previewUndo(db: Db, run: ImportRun): Undo {
  const subject = SUBJECTS[run.entity];
  const undo: Undo = { removed: 0, restored: 0, invited: 0, changed: [] };
  const edited: { batch: number; row: WrittenRow }[] = [];
  for (const { batch, state } of run.batches) {
    if (state !== "written") continue;
    for (const row of db.records.get("importResult", batchId(run, batch))?.rows ?? []) {
      if (!isWritten(row)) continue;
      if (row.invited) undo.invited += 1;
      if (isEdited(db, subject, row)) edited.push({ batch, row });
      else if (row.outcome === "create" && !row.restored) undo.removed += 1;
      else undo.restored += 1;
    }
  }
  const edits = editsOf(db, run, new Set(edited.map(({ row }) => row.match?.id ?? "")));
  undo.changed = edited.map(({ batch, row: { match, row, name, outcome } }) => ({
    ...{ id: match?.id ?? "", batch, row, name: match?.name || name, added: outcome === "create" },
    edits: edits.get(match?.id ?? "") ?? [],
  }));
  return undo;
}

/** @returns what others wrote of some records, or of what belongs to them, after the import, the newest first */
function editsOf(db: Db, run: ImportRun, ids: ReadonlySet<string>): Map<string, Edit[]> {
  const edits = new Map<string, Edit[]>();
  if (ids.size === 0) return edits;
  const last = new Map<string, number>();
  const entries = db.records.all("history").sort((a, b) => numberOf(b) - numberOf(a));
  for (const entry of entries)
    for (const id of new Set([entry.subjectId, entry.donorId ?? ""])) {
      if (!ids.has(id) || last.has(id)) continue;
      if (entry.import?.id === run._id) last.set(id, 1);
      else edits.set(id, [...(edits.get(id) ?? []), editOf(entry)]);
    }
  return edits;
}

const numberOf = ({ _id }: HistoryRecord) => Number(_id.slice(1));
const editOf = ({ author, date, action, subject, changes, import: by }: HistoryRecord): Edit => ({
  ...{ author, date, action, subject },
  fields: changes.map(({ field }) => field),
  ...(by && { import: by }),
});
