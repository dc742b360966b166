import type { components } from "../../contract/api";
import { donationWarningText } from "../../domain/donation/warning-texts";
import { donatingOf, donationWarnings } from "../../domain/donation/warnings";
import type { Db } from "../db/db";
import type { ImportRun, PlannedRow } from "../db/models";
import { tally } from "./outcome";
import { Planner, type SentRow } from "./plan";
import { batchId, keepPlan } from "./runs";

type Planned = PlannedRow & { donation: NonNullable<PlannedRow["donation"]> };
const isPlanned = (row: PlannedRow): row is Planned =>
  row.donation !== null && (row.kind === "new" || (row.kind === "known" && row.differences.length > 0));

/** @returns the rows of a batch with what speaks against their donations: the registry's, and the other rows of the file */
function withWarnings(db: Db, run: ImportRun, batch: number, rows: readonly PlannedRow[]): PlannedRow[] {
  if (run.entity !== "donations") return [...rows];
  const donors = new Set(rows.map(({ donation }) => donation?.donorId));
  const others = run.batches
    .filter((one) => one.batch !== batch && one.state === "staged")
    .flatMap((one) => db.records.get("importPlan", batchId(run, one.batch))?.rows ?? []);
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
    const given = db.donors.donationsOf(donor).filter(({ key }) => key !== donation.replaces);
    const inFile = (planned.get(donation.donorId) ?? []).filter((one) => one.row !== row.row);
    const person = donatingOf(donor, [...given, ...inFile.map((one) => one.donation)]);
    const warnings = donationWarnings(person, donation, db.settings.rules, db.today()).map((warning) => {
      const { title, text } = donationWarningText(warning, donation.type);
      return { code: warning.code, message: `${title}. ${text}` };
    });
    return { ...row, warnings };
  });
}

type Choice = components["schemas"]["ImportChoice"];

/** Which row of an import was the first to be about somebody, by what it is found by; kept while the page is there. */
const SEEN = new WeakMap<Db, Map<string, Map<string, number>>>();

function seenOf(db: Db, run: ImportRun): Map<string, number> {
  const all = SEEN.get(db) ?? new Map<string, Map<string, number>>();
  SEEN.set(db, all);
  const known = all.get(run._id);
  if (known) return known;
  const seen = new Map<string, number>();
  for (const { batch } of run.batches)
    for (const row of db.records.get("importPlan", batchId(run, batch))?.rows ?? []) take(seen, row, run);
  all.set(run._id, seen);
  return seen;
}

const clearSeen = (db: Db, run: ImportRun): void => void SEEN.get(db)?.delete(run._id);

/** @returns the row, refused where another row of the file is about the same */
function take(seen: Map<string, number>, row: PlannedRow, { entity }: ImportRun): PlannedRow {
  if (row.kind !== "new" && row.kind !== "known") return row;
  const first = row.marks.map((mark) => seen.get(mark)).find((one) => one !== undefined && one !== row.row);
  if (first !== undefined)
    return {
      ...row,
      kind: "refused",
      reason: `${entity === "donors" ? "È la stessa persona" : "Dice lo stesso"} della riga ${first}`,
    };
  for (const mark of row.marks) seen.set(mark, row.row);
  return row;
}

interface Sent {
  batch: number;
  checksum: string;
  rows: (SentRow & { choice: Choice | null })[];
}

/** Stages a batch, in the place of the one of its number. Nothing of the registry is written. */
export function stage(db: Db, run: ImportRun, { batch, checksum, rows }: Sent): void {
  const replaced = run.batches.some((one) => one.batch === batch);
  if (replaced) {
    run.batches = run.batches.filter((one) => one.batch !== batch);
    clearSeen(db, run);
  }
  const seen = seenOf(db, run);
  const planner = new Planner(db, run.entity);
  run.confirmed = false;
  run.writeReason = null;
  const taken = rows.map((row) => take(seen, planner.plan(row, row.choice), run));
  const planned = withWarnings(db, run, batch, taken);
  const kept = rows.map(({ row, values }) => ({ row, values: { ...values } }));
  db.records.put("importRows", { _id: batchId(run, batch), rows: kept });
  keepPlan(db, run, { batch, checksum }, planned);
}

/** Takes over what somebody has said of rows that aren't written yet. */
export function choose(db: Db, run: ImportRun, choices: ReadonlyMap<number, Choice | null>): void {
  const planner = new Planner(db, run.entity);
  const asked: [number, PlannedRow[]][] = [];
  for (const { batch, state } of run.batches) {
    const plan = state === "staged" ? db.records.get("importPlan", batchId(run, batch)) : undefined;
    if (plan?.rows.some(({ row }) => choices.has(row))) asked.push([batch, plan.rows]);
  }
  for (const [batch, rows] of asked) {
    const values = new Map(db.records.get("importRows", batchId(run, batch))?.rows.map((row) => [row.row, row]));
    const planned = rows.map((row) => {
      const sent = choices.has(row.row) ? values.get(row.row) : undefined;
      return sent ? planner.plan(sent, choices.get(row.row) ?? null) : row;
    });
    db.records.put("importPlan", { _id: batchId(run, batch), rows: planned });
  }
  // a row that is about another donor now may have been the first about the former one: who is first is looked for anew
  clearSeen(db, run);
  const seen = new Map<string, number>();
  for (const one of run.batches) {
    const plan = db.records.get("importPlan", batchId(run, one.batch));
    const chosen = asked.some(([batch]) => batch === one.batch);
    const taken = plan?.rows.map((row) => take(seen, row, run)) ?? [];
    if (!chosen || !plan) continue;
    const rows = withWarnings(db, run, one.batch, taken);
    db.records.put("importPlan", { ...plan, rows });
    Object.assign(one, tally(rows, run));
  }
}

/** Counts anew what would become of all rows that aren't written yet: somebody wants it otherwise. */
export function recount(db: Db, run: ImportRun): void {
  for (const one of run.batches) {
    const plan = one.state === "staged" ? db.records.get("importPlan", batchId(run, one.batch)) : undefined;
    if (plan) Object.assign(one, tally(plan.rows, run));
  }
}
