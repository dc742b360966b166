import type { components } from "../../contract/api";
import type { ImportBatch, ImportRun, PlannedRow } from "../db/models";

type Figures = components["schemas"]["ImportFigures"];
type Outcome = components["schemas"]["ImportOutcome"];
type Options = Pick<ImportRun, "update" | "fields">;
type Difference = PlannedRow["differences"][number];

export const NO_FIGURES: Figures = { create: 0, update: 0, unchanged: 0, skip: 0, refuse: 0, ask: 0 };

/** @returns what of a row is written, by what somebody wants done with it, or with all whom the registry knows */
export function appliedOf(row: PlannedRow, { update, fields }: Options): Difference[] {
  const own = row.choice?.update;
  if (row.kind === "known" && own) {
    const named = own === "overwrite" ? row.choice?.fields : undefined;
    return row.differences.filter((one) => (named ? named.includes(one.field) : own === "overwrite" || one.empty));
  }
  if (row.kind !== "known" || update === "none") return [];
  const overwrites = ({ field }: Difference) => update === "overwrite" && (fields === null || fields.includes(field));
  return row.differences.filter((one) => one.empty || overwrites(one));
}

const NOT_UPDATED = "C’è già nel registro: i donatori esistenti non si aggiornano";

/** @returns what happens to a row, and why */
export function outcomeOf(row: PlannedRow, options: Options): { outcome: Outcome; reason: string | null } {
  const { kind, reason, match, differences } = row;
  if (kind === "new") return { outcome: "create", reason };
  if (kind === "ask") return { outcome: "ask", reason };
  if (kind === "refused") return { outcome: "refuse", reason };
  if (kind === "skipped") return { outcome: "skip", reason };
  // who was deleted comes back because somebody said so
  if (match?.deleted || appliedOf(row, options).length > 0) return { outcome: "update", reason };
  if (differences.length > 0 && options.update === "none" && !row.choice?.update)
    return { outcome: "skip", reason: NOT_UPDATED };
  return { outcome: "unchanged", reason };
}

/** @returns rows by outcome */
export function countOutcomes(outcomes: readonly Outcome[]): Figures {
  const figures = { ...NO_FIGURES };
  for (const outcome of outcomes) figures[outcome] += 1;
  return figures;
}

/** @returns figures of several batches together */
export const addFigures = (all: readonly Figures[]): Figures =>
  all.reduce(
    (sum, one) => ({
      ...{ create: sum.create + one.create, update: sum.update + one.update, ask: sum.ask + one.ask },
      ...{ unchanged: sum.unchanged + one.unchanged, skip: sum.skip + one.skip, refuse: sum.refuse + one.refuse },
    }),
    NO_FIGURES,
  );

/** @returns the figures of a batch: what would become of its rows, and which fields of known ones would change */
export function tally(rows: readonly PlannedRow[], options: Options): Pick<ImportBatch, "planned" | "changes"> {
  const changes = new Map<string, ImportBatch["changes"][number]>();
  for (const row of rows)
    for (const { field, before, after } of appliedOf(row, options)) {
      const known = changes.get(field);
      if (known) known.rows += 1;
      else changes.set(field, { field, rows: 1, before, after });
    }
  const planned = countOutcomes(rows.map((row) => outcomeOf(row, options).outcome));
  return { planned, changes: [...changes.values()] };
}

/** @returns changes of several batches together, those of most rows first */
export function addChanges(batches: readonly Pick<ImportBatch, "changes">[]): ImportBatch["changes"] {
  const sums = new Map<string, ImportBatch["changes"][number]>();
  for (const { changes } of batches)
    for (const change of changes) {
      const known = sums.get(change.field);
      if (known) known.rows += change.rows;
      else sums.set(change.field, { ...change });
    }
  return [...sums.values()].sort((a, b) => b.rows - a.rows);
}
