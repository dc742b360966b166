import { donatingOf, donationWarnings } from "../../domain/donation/warnings";
import { donationWarningText } from "../../domain/donation/warning-texts";
import type { Db } from "../db/db";
import type { ImportRun, PlannedRow } from "../db/models";
import { batchId } from "./runs";

type Planned = PlannedRow & { donation: NonNullable<PlannedRow["donation"]> };
const isPlanned = (row: PlannedRow): row is Planned =>
  row.donation !== null && (row.kind === "new" || (row.kind === "known" && row.differences.length > 0));

/** @returns the rows of a batch with what speaks against their donations: the registry's, and the other rows of the file */
export function withWarnings(db: Db, run: ImportRun, batch: number, rows: readonly PlannedRow[]): PlannedRow[] {
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
    const at = db.donors.find(donation.donorId);
    if (!donor || at === undefined) return row;
    const given = db.donationsOf.of(at).filter(({ key }) => key !== donation.replaces);
    const inFile = (planned.get(donation.donorId) ?? []).filter((one) => one.row !== row.row);
    const person = donatingOf(donor, [...given, ...inFile.map((one) => one.donation)]);
    const warnings = donationWarnings(person, donation, db.settings.rules, db.today()).map((warning) => {
      const { title, why } = donationWarningText(warning, donation.type);
      return { code: warning.code, message: `${title}. ${why}` };
    });
    return { ...row, warnings };
  });
}
