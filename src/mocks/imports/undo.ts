import type { components } from "../../contract/api";
import type { Db } from "../db/db";
import type { DonorRecord, HistoryRecord, ImportBatch, ImportRun, UndoneRow, WrittenRow } from "../db/models";
import { HttpError } from "../guard";
import { newestFirst, recordAboutDonor } from "../write/history";
import { write } from "../write/write";
import type { Writer } from "../write/writer";
import { batchId } from "./runs";

const SUBJECTS = { donors: "donor", donations: "donation", awards: "award" } as const;
type Subject = (typeof SUBJECTS)[ImportRun["entity"]];

const recordOf = (db: Db, subject: Subject, id: string) => db.records.get(subject, id);

export const isWritten = ({ outcome, match }: WrittenRow) =>
  match !== null && (outcome === "create" || outcome === "update");

/** Whether a record was edited after the import, or a donation or an award was added to an imported donor. */
function isEdited(db: Db, subject: Subject, written: WrittenRow): boolean {
  const id = written.match?.id ?? "";
  const record = recordOf(db, subject, id);
  if (!record || record.deleted || record.version !== written.version) return true;
  if (subject !== "donor" || written.outcome !== "create") return false;
  const donor = db.donor(id);
  if (!donor) return true;
  const owned = [...db.donors.donationsOf(donor), ...db.donors.awardsOf(donor)];
  return owned.some(({ key, version }) => (key !== written.donation && key !== written.award) || version !== 1);
}

type Choice = components["schemas"]["ImportUndoChoice"];

interface UndoChoices {
  /** What to do with records that were edited after the import. */
  changed: Choice;
  byId: ReadonlyMap<string, Choice>;
}

/** Undoes a batch. A second call returns the first result again. @returns the result of each row */
export function undoBatch(db: Db, run: ImportRun, batch: ImportBatch, by: Writer, choices: UndoChoices): UndoneRow[] {
  const _id = batchId(run, batch.batch);
  const result = db.records.get("importResult", _id);
  if (!result) return [];
  if (result.undone) return result.undone;
  const writer = { ...by, import: { id: run._id, file: run.file.name } };
  // in reverse order, because a later row may have taken a unique value of an earlier one
  const rows = result.rows.filter(isWritten).reverse();
  const undone = rows.map((row) => undoRow(db, run, row, writer, choices)).reverse();
  if (run.invited > 0)
    invalidateInvitations(db, new Set(undone.filter(({ done }) => done === "removed").map(({ id }) => id)));
  db.records.put("importResult", { ...result, undone });
  batch.state = "undone";
  for (const { done } of undone) run.undone = { ...run.undone, [done]: run.undone[done] + 1 };
  run.state = run.batches.some(({ state }) => state === "written") ? "undoing" : "undone";
  run.ended ??= db.instant();
  return undone;
}

/** The reason of the history entries of a reversal. */
export const undoReason = (file: string): string => `Annullata l’importazione di ${file}`;

function undoRow(db: Db, run: ImportRun, row: WrittenRow, writer: Writer, choices: UndoChoices): UndoneRow {
  const subject = SUBJECTS[run.entity];
  const id = row.match?.id ?? "";
  const base = { row: row.row, id, name: row.match?.name || row.name };
  const record = recordOf(db, subject, id);
  if (!record || record.deleted) return { ...base, done: "kept", reason: "Nel frattempo è stato eliminato" };
  const edited = isEdited(db, subject, row);
  const choice = edited ? (choices.byId.get(id) ?? choices.changed) : "undo";
  const reason = undoReason(run.file.name);
  const isNew = row.outcome === "create";
  if (choice === "keep" || (choice === "merge" && isNew))
    return { ...base, done: "kept", reason: "Qualcuno l’ha modificato dopo l’importazione" };
  try {
    if (isNew) {
      write(db, { entity: subject, action: "delete", before: record as DonorRecord, writer, reason } as never);
      return { ...base, done: "removed", reason: null };
    }
    const restore = { subject, record: record as DonorRecord, row, writer, reason };
    const isRestored = restoreFields(db, { ...restore, onlyUnedited: choice === "merge" });
    return isRestored ? { ...base, done: "restored", reason: null } : { ...base, done: "kept", reason: ALL_CHANGED };
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    return { ...base, done: "failed", reason: error.body.message ?? "Il registro non l’ha accettato" };
  }
}

const ALL_CHANGED = "Ciò che l’importazione aveva scritto è stato cambiato dopo";

interface Restore {
  subject: Subject;
  record: DonorRecord;
  row: WrittenRow;
  writer: Writer;
  reason: string;
  /** Whether to restore only fields that weren't edited after the import. */
  onlyUnedited: boolean;
}

/** Restores what a row has changed. @returns whether anything was restored */
function restoreFields(db: Db, { subject, record, row, writer, reason, onlyUnedited }: Restore): boolean {
  const current: Record<string, unknown> = { ...record };
  const fields = row.fields.filter(
    ({ field, to }) => !onlyUnedited || JSON.stringify(current[field] ?? null) === JSON.stringify(to),
  );
  const set = Object.fromEntries(fields.map(({ field, from }) => [field, from]));
  const steps = ["deactivate", "reactivate", "suspend", "lift", "takeBack", "register"] as const;
  const shared = { entity: subject, writer, reason } as const;
  let before: DonorRecord = record;
  let isRestored = fields.length > 0 || row.opening !== undefined || row.consents !== undefined || row.restored;
  if (fields.length > 0) before = write<"donor">(db, { ...shared, action: "update", before, set, steps } as never);
  for (const [entity, key] of [
    ["donation", row.donation],
    ["award", row.award],
  ] as const) {
    const owned = key === null ? undefined : recordOf(db, entity, key);
    if (!owned || owned.deleted || owned.version !== 1) continue;
    write(db, { entity, action: "delete", before: owned, writer, reason } as never);
    isRestored = true;
  }
  if (row.opening !== undefined) {
    const from = db.donor(record._id)?.donationsNumber ?? 0;
    if (row.opening) db.records.put("opening", row.opening);
    else db.records.remove("opening", record._id);
    const to = db.donor(record._id)?.donationsNumber ?? 0;
    recordNumberChange(db, before, writer, reason, { from, to });
  }
  if (row.consents === null) db.records.remove("consents", record._id);
  else if (row.consents) db.records.put("consents", { _id: record._id, given: row.consents });
  if (row.restored) write(db, { ...shared, action: "delete", before } as never);
  return isRestored;
}

function recordNumberChange(
  db: Db,
  donor: DonorRecord,
  writer: Writer,
  reason: string,
  change: { from: number; to: number },
) {
  if (change.from === change.to) return;
  recordAboutDonor(db, donor, writer, { reason, changes: [{ field: "donationsNumber", ...change }] });
}

/** Invalidates the invitations of many accounts at once. */
function invalidateInvitations(db: Db, ids: ReadonlySet<string>): void {
  if (ids.size === 0) return;
  for (const { _id, userId, purpose } of db.records.all("link"))
    if (purpose === "first-login" && ids.has(userId)) db.records.remove("link", _id);
}

type Undo = components["schemas"]["ImportUndo"];
type Edit = Undo["changed"][number]["edits"][number];

/** @returns what undoing an import would do, and the records that were edited after it */
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
    id: match?.id ?? "",
    batch,
    row,
    name: match?.name || name,
    added: outcome === "create",
    edits: edits.get(match?.id ?? "") ?? [],
  }));
  return undo;
}

/** @returns later edits by record, newest first, including those of the donor's donations and awards */
function editsOf(db: Db, run: ImportRun, ids: ReadonlySet<string>): Map<string, Edit[]> {
  const edits = new Map<string, Edit[]>();
  if (ids.size === 0) return edits;
  const imported = new Set<string>();
  for (const entry of newestFirst(db.records.all("history")))
    for (const id of new Set([entry.subjectId, entry.donorId ?? ""])) {
      if (!ids.has(id) || imported.has(id)) continue;
      if (entry.import?.id === run._id) imported.add(id);
      else edits.set(id, [...(edits.get(id) ?? []), editOf(entry)]);
    }
  return edits;
}

const editOf = ({ author, date, action, subject, changes, import: importSource }: HistoryRecord): Edit => ({
  author,
  date,
  action,
  subject,
  fields: changes.map(({ field }) => field),
  ...(importSource && { import: importSource }),
});
