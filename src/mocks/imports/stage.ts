import type { components } from "../../contract/api";
import { donationWarningText } from "../../domain/donation/warning-texts";
import { donatingOf, donationWarnings } from "../../domain/donation/warnings";
import type { Db } from "../db/db";
import type { ImportRun, PlannedRow } from "../db/models";
import { perDb } from "../db/per-db";
import { tally } from "./outcome";
import { Planner, type SentRow } from "./plan";
import { batchId, savePlan } from "./runs";

type Planned = PlannedRow & { donation: NonNullable<PlannedRow["donation"]> };
const isPlanned = (row: PlannedRow): row is Planned =>
  row.donation !== null && (row.kind === "new" || (row.kind === "known" && row.differences.length > 0));

/** @returns the rows of a batch with the warnings of their donations, by the registry and by the other rows of the file */
function withWarnings(db: Db, run: ImportRun, batch: number, rows: readonly PlannedRow[]): PlannedRow[] {
  if (run.entity !== "donations") return [...rows];
  const donors = new Set(rows.map(({ donation }) => donation?.donorId));
  const others = run.batches
    .filter((other) => other.batch !== batch && other.state === "staged")
    .flatMap((other) => db.records.get("importPlan", batchId(run, other.batch))?.rows ?? []);
  const planned = new Map<string, Planned[]>();
  for (const row of [...others, ...rows]) {
    if (!isPlanned(row) || !donors.has(row.donation.donorId)) continue;
    planned.set(row.donation.donorId, [...(planned.get(row.donation.donorId) ?? []), row]);
  }
  return rows.map((row) => {
    if (!isPlanned(row)) return row;
    const { donation } = row;
    const donor = db.donor(donation.donorId);
    if (!donor) return row;
    const recorded = db.donors.donationsOf(donor).filter(({ key }) => key !== donation.replaces);
    const inFile = (planned.get(donation.donorId) ?? []).filter((other) => other.row !== row.row);
    const person = donatingOf(donor, [...recorded, ...inFile.map((other) => other.donation)]);
    const warnings = donationWarnings(person, donation, db.settings.rules, db.today()).map((warning) => {
      const { title, text } = donationWarningText(warning, donation.type);
      return { code: warning.code, message: `${title}. ${text}` };
    });
    return { ...row, warnings };
  });
}

type Choice = components["schemas"]["ImportChoice"];

/** The first row with each mark, by import; cached in memory. */
const rowsByImport = perDb(() => new Map<string, Map<string, number>>());

function firstRowsOf(db: Db, run: ImportRun): Map<string, number> {
  const cached = rowsByImport(db).get(run._id);
  if (cached) return cached;
  const firstRows = new Map<string, number>();
  for (const { batch } of run.batches)
    for (const row of db.records.get("importPlan", batchId(run, batch))?.rows ?? [])
      refuseRepeated(firstRows, row, run);
  rowsByImport(db).set(run._id, firstRows);
  return firstRows;
}

const clearFirstRows = (db: Db, run: ImportRun): void => void rowsByImport(db).delete(run._id);

/** @returns the row, refused if an earlier row of the file has the same mark */
function refuseRepeated(firstRows: Map<string, number>, row: PlannedRow, { entity }: ImportRun): PlannedRow {
  if (row.kind !== "new" && row.kind !== "known") return row;
  const first = row.marks.map((mark) => firstRows.get(mark)).find((other) => other !== undefined && other !== row.row);
  if (first !== undefined)
    return {
      ...row,
      kind: "refused",
      reason: `${entity === "donors" ? "È la stessa persona" : "Dice lo stesso"} della riga ${first}`,
    };
  for (const mark of row.marks) firstRows.set(mark, row.row);
  return row;
}

interface Sent {
  batch: number;
  checksum: string;
  rows: (SentRow & { choice: Choice | null })[];
}

/** Stages a batch, and replaces an earlier one with the same number. Doesn't change the registry. */
export function stage(db: Db, run: ImportRun, { batch, checksum, rows }: Sent): void {
  const replaced = run.batches.some((other) => other.batch === batch);
  if (replaced) {
    run.batches = run.batches.filter((other) => other.batch !== batch);
    clearFirstRows(db, run);
  }
  const firstRows = firstRowsOf(db, run);
  const planner = new Planner(db, run.entity);
  run.confirmed = false;
  run.writeReason = null;
  const plans = rows.map((row) => refuseRepeated(firstRows, planner.plan(row, row.choice), run));
  const planned = withWarnings(db, run, batch, plans);
  const copies = rows.map(({ row, values }) => ({ row, values: { ...values } }));
  db.records.put("importRows", { _id: batchId(run, batch), rows: copies });
  savePlan(db, run, { batch, checksum }, planned);
}

/** Applies choices of the user to staged rows. */
export function choose(db: Db, run: ImportRun, choices: ReadonlyMap<number, Choice | null>): void {
  const planner = new Planner(db, run.entity);
  const affected: [number, PlannedRow[]][] = [];
  for (const { batch, state } of run.batches) {
    const plan = state === "staged" ? db.records.get("importPlan", batchId(run, batch)) : undefined;
    if (plan?.rows.some(({ row }) => choices.has(row))) affected.push([batch, plan.rows]);
  }
  for (const [batch, rows] of affected) {
    const values = new Map(db.records.get("importRows", batchId(run, batch))?.rows.map((row) => [row.row, row]));
    const planned = rows.map((row) => {
      const sent = choices.has(row.row) ? values.get(row.row) : undefined;
      return sent ? planner.plan(sent, choices.get(row.row) ?? null) : row;
    });
    db.records.put("importPlan", { _id: batchId(run, batch), rows: planned });
  }
  // a row may have another donor now, so the first rows are computed again
  clearFirstRows(db, run);
  const firstRows = new Map<string, number>();
  for (const batch of run.batches) {
    const plan = db.records.get("importPlan", batchId(run, batch.batch));
    const isAffected = affected.some(([number]) => number === batch.batch);
    const plans = plan?.rows.map((row) => refuseRepeated(firstRows, row, run)) ?? [];
    if (!isAffected || !plan) continue;
    const rows = withWarnings(db, run, batch.batch, plans);
    db.records.put("importPlan", { ...plan, rows });
    Object.assign(batch, tally(rows, run));
  }
}

/** Counts the outcomes of all staged rows again, after the options have changed. */
export function recount(db: Db, run: ImportRun): void {
  for (const batch of run.batches) {
    const plan = batch.state === "staged" ? db.records.get("importPlan", batchId(run, batch.batch)) : undefined;
    if (plan) Object.assign(batch, tally(plan.rows, run));
  }
}
