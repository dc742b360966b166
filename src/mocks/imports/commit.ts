import type { Db } from "../db/db";
import type { ImportBatch, ImportRun, PlannedRow, WrittenRow } from "../db/models";
import { HttpError } from "../guard";
import { errorText } from "../write/many-records";
import { changesBetween, historyOfRecord } from "../write/history";
import { write } from "../write/write";
import type { Writer } from "../write/writer";
import { DonorChecker } from "./donor-plan";
import type { Values } from "./known-donors";
import { appliedOf, countOutcomes, outcomeOf } from "./outcome";
import { readOwned } from "./owned-plan";
import { Planner } from "./plan";
import { batchId } from "./runs";
import { isWritten } from "./undo";
import { createDonor, importWriter, updateDonor, type ImportWriter, type Result } from "./write-donor";

/**
 * Writes a staged batch. Each row is matched again, so that changes made since the dry run aren't overwritten. A row that can't
 * be written is refused; the other rows are written.
 */
export function commit(db: Db, run: ImportRun, batch: ImportBatch, writer: Writer): void {
  const by = importWriter(db, run, writer);
  const _id = batchId(run, batch.batch);
  const sent = new Map(db.records.get("importRows", _id)?.rows.map(({ row, values }) => [row, values]));
  const rows = db.records.get("importPlan", _id)?.rows ?? [];
  const planner = new Planner(db, run.entity);
  const checker = new DonorChecker(db);
  // plan the whole batch before the first write, so that the writes of this import don't change its own plan
  const planned = rows.map((row) => {
    const values = sent.get(row.row) ?? {};
    return row.kind === "new" || row.kind === "known" ? planner.plan({ row: row.row, values }, row.choice) : row;
  });
  const importedIds = idsWrittenBy(db, run);
  const written = rows.map((row, at) => {
    const values = sent.get(row.row) ?? {};
    const now = planned[at] ?? row;
    return writeRow(by, importedIds, {
      row,
      now,
      values,
      checked: () => checker.check(values, row.kind === "new").values,
    });
  });
  const ended = db.instant();
  db.records.put("importResult", { _id, rows: written, undone: null });
  db.records.remove("importRows", _id);
  db.records.remove("importPlan", _id);
  batch.state = "written";
  batch.written = countOutcomes(written.map(({ outcome }) => outcome));
  run.invited += written.filter(({ invited }) => invited).length;
  run.started ??= ended;
  const isLast = run.batches.every(({ state }) => state !== "staged");
  run.state = isLast ? "done" : "started";
  if (isLast) run.ended = ended;
}

interface Row {
  /** As planned in the dry run. */
  row: PlannedRow;
  /** As planned now. */
  now: PlannedRow;
  values: Values;
  checked: () => Record<string, unknown>;
}

function writeRow(by: ImportWriter, importedIds: ReadonlySet<string>, { row, now, values, checked }: Row): WrittenRow {
  const planned = outcomeOf(row, by.run);
  const base = { row: row.row, name: row.name, match: row.match, changes: [], ...NOTHING_WRITTEN };
  const refused = (reason: string | null): WrittenRow => ({
    ...base,
    outcome: "refuse",
    reason,
    values: { ...values },
  });
  if (planned.outcome === "ask") return refused(planned.reason);
  if (planned.outcome === "refuse") return refused(planned.reason);
  if (planned.outcome === "skip") return { ...base, outcome: "skip", reason: planned.reason, values: null };
  const conflict = conflictReason(by.db, by.run, importedIds, row, now);
  if (conflict !== null) return refused(conflict);
  if (planned.outcome === "unchanged") return { ...base, outcome: "unchanged", reason: planned.reason, values: null };
  try {
    const { id, ...result } = by.run.entity === "donors" ? writeDonor(by, row, checked) : writeOwned(by, row, values);
    const changes = appliedOf(row, by.run).map(({ field, before, after }) => ({ field, before, after }));
    const match = row.match ?? { name: row.name, cardNumber: null, birthday: null, by: "key", deleted: false };
    const { outcome } = planned;
    return { ...base, ...result, outcome, match: { ...match, id }, changes, reason: planned.reason, values: null };
  } catch (error) {
    if (error instanceof HttpError) return refused(errorText(error));
    throw error;
  }
}

const NOTHING_WRITTEN = { version: 0, fields: [], restored: false, invited: false, donation: null, award: null };

/** @returns the ids of the records that earlier batches of the import have written */
function idsWrittenBy(db: Db, run: ImportRun): ReadonlySet<string> {
  const results = run.batches.flatMap(({ batch }) => db.records.get("importResult", batchId(run, batch))?.rows ?? []);
  return new Set(results.flatMap((row) => (isWritten(row) && row.match ? [row.match.id] : [])));
}

/**
 * @param importedIds records that this import has written
 * @returns the reason why a row can't be written as planned: another user has changed the record; null: none
 */
function conflictReason(
  db: Db,
  { entity }: ImportRun,
  importedIds: ReadonlySet<string>,
  row: PlannedRow,
  now: PlannedRow,
): string | null {
  const again = "Non è stata scritta: ricarica questa riga per rifare la prova.";
  if (row.kind === "new" && now.kind === "new") return null;
  const found = [...(now.match ? [now.match] : []), ...now.candidates];
  if (row.kind === "new" && found.length > 0 && found.every(({ id }) => importedIds.has(id))) return null;
  if (row.kind === "new") {
    const other = now.match ?? now.candidates[0];
    return now.kind === "refused"
      ? now.reason
      : `Dopo la prova ${other?.name ?? row.name} è arrivato nel registro. ${again}`;
  }
  const isSameRecord = now.kind === "known" && now.match?.id === row.match?.id;
  if (isSameRecord && now.version === row.version) return null;
  const subject = ({ donors: "donor", donations: "donation", awards: "award" } as const)[entity];
  const [last] = historyOfRecord(db, subject, row.match?.id ?? "");
  return `Dopo la prova ${last?.author.name ?? "qualcuno"} ha modificato i dati di ${row.match?.name ?? row.name}. ${again}`;
}

function writeDonor(by: ImportWriter, row: PlannedRow, checked: () => Record<string, unknown>): Result {
  if (row.kind === "new") return createDonor(by, checked());
  const before = by.db.donorRecord(row.match?.id ?? "");
  if (!before) throw new HttpError(404, { message: "Non è più nel registro." });
  const applied = appliedOf(row, by.run);
  const has = (field: string) => applied.some((difference) => difference.field === field);
  const values = checked();
  // dates that belong to a written field
  const dates = [
    { when: "privacy", field: "privacyDate" },
    { when: "status", field: "suspensionDate" },
    { when: "awards", field: "awardsDate" },
    { when: "donationsNumber", field: "lastDonationDate" },
    { when: "lastDonationDate", field: "lastDonationType" },
  ].flatMap(({ when, field }) => {
    const isNeeded = has(when) && !has(field);
    return isNeeded && values[field] !== undefined ? [{ field, before: null, after: values[field], empty: true }] : [];
  });
  return updateDonor(by, before, [...applied, ...dates]);
}

/** Writes a donation or an award. @throws HttpError 409, 422 */
function writeOwned({ db, run, writer, reason: importReason }: ImportWriter, row: PlannedRow, sent: Values): Result {
  const reason = row.warnings?.length && run.writeReason ? `${importReason}: ${run.writeReason}` : importReason;
  const isDonation = run.entity === "donations";
  const { owner, values, existing } = readOwned(db, isDonation ? "donations" : "awards", sent, row.choice?.id);
  const entity = isDonation ? "donation" : "award";
  const nothingElse = { restored: false, invited: false, donation: null, award: null };
  if (existing) {
    const applied = Object.fromEntries(appliedOf(row, run).map(({ field, after }) => [field, after]));
    const after = write(db, { entity, action: "update", before: existing, writer, sent: applied, reason });
    return { ...nothingElse, id: after._id, version: after.version, fields: changesBetween(existing, after) };
  }
  const donor = db.donorRecord(owner.match?.id ?? "");
  if (!donor) throw new HttpError(404, { message: "Il donatore non è più nel registro." });
  const key = `${donor.key}-${isDonation ? "" : "A"}${db.nextNumber(entity, 1000)}`;
  const set = { _id: key, key, donorId: donor._id };
  const stored = write(db, { entity, action: "create", before: undefined, writer, sent: values, set, reason });
  return { ...nothingElse, id: key, version: stored.version, fields: [] };
}
