import type { components } from "../../contract/api";
import { OPTIONAL_FIELDS } from "../../domain/import/entity";
import { presentStatus } from "../../domain/donor/status";
import type { ImportBatch, ImportRun, PlannedRow } from "../db/models";

type Counts = components["schemas"]["ImportFigures"];
type Outcome = components["schemas"]["ImportOutcome"];
type Options = Pick<ImportRun, "update" | "fields">;
type Difference = PlannedRow["differences"][number];

export const NO_COUNTS: Counts = { create: 0, update: 0, unchanged: 0, skip: 0, refuse: 0, ask: 0 };

/** @returns the differences of a row that are written, by the choice for the row or the options of the import */
export function appliedOf({ kind, choice, differences }: PlannedRow, options: Options): Difference[] {
  const choiceUpdate = choice?.update;
  const update = choiceUpdate ?? options.update;
  const fields = (choiceUpdate ? choice.fields : options.fields) ?? null;
  if (kind !== "known" || update === "none") return [];
  if (choiceUpdate && fields) return differences.filter(({ field }) => fields.includes(field));
  const overwrites = (field: string) => (fields === null ? !OPTIONAL_FIELDS.includes(field) : fields.includes(field));
  return differences.filter(({ field, empty }) => empty || (update === "overwrite" && overwrites(field)));
}

/** @returns a text about a status in a row that isn't imported; null: none */
function unchangedStatusText(row: PlannedRow, applied: readonly Difference[]): string | null {
  const status = row.kind === "known" && row.differences.find(({ field }) => field === "status");
  if (!status || applied.includes(status)) return null;
  const [before, after] = [status.before, status.after].map((status) => presentStatus(String(status)).label);
  return `Lo stato resta «${before}» (il file dice «${after}»): si aggiorna solo se scegli anche «Stato».`;
}

const NOT_UPDATED = "C’è già nel registro: i donatori esistenti non si aggiornano";

/** @returns what happens to a row, with the reason */
export function outcomeOf(row: PlannedRow, options: Options): { outcome: Outcome; reason: string | null } {
  const { kind, match, differences } = row;
  const applied = appliedOf(row, options);
  const reason = [row.reason, unchangedStatusText(row, applied)].filter(Boolean).join(" ") || null;
  if (kind === "new") return { outcome: "create", reason };
  if (kind === "ask") return { outcome: "ask", reason };
  if (kind === "refused") return { outcome: "refuse", reason };
  if (kind === "skipped") return { outcome: "skip", reason };
  // a deleted donor is restored because the user has chosen so
  if (match?.deleted || applied.length > 0) return { outcome: "update", reason };
  if (differences.length > 0 && options.update === "none" && !row.choice?.update)
    return { outcome: "skip", reason: NOT_UPDATED };
  return { outcome: "unchanged", reason };
}

/** @returns the number of rows by outcome */
export function countOutcomes(outcomes: readonly Outcome[]): Counts {
  const counts = { ...NO_COUNTS };
  for (const outcome of outcomes) counts[outcome] += 1;
  return counts;
}

/** @returns the sums of the counts of batches */
export const addCounts = (all: readonly Counts[]): Counts =>
  all.reduce(
    (sum, counts) => ({
      create: sum.create + counts.create,
      update: sum.update + counts.update,
      ask: sum.ask + counts.ask,
      unchanged: sum.unchanged + counts.unchanged,
      skip: sum.skip + counts.skip,
      refuse: sum.refuse + counts.refuse,
    }),
    NO_COUNTS,
  );

type Changes = ImportBatch["changes"];

/** Adds a change of a row to the count of its field. */
function addChange(changes: Changes, { field, before, after }: Difference): void {
  const change = changes.find((candidate) => candidate.field === field);
  if (change) change.rows += 1;
  else changes.push({ field, rows: 1, before, after });
}

/** @returns the counts of a dry run: rows by outcome, changed fields, optional fields that could change, rows with warnings */
export function tally(
  rows: readonly PlannedRow[],
  options: Options,
): Pick<ImportBatch, "planned" | "changes" | "optional" | "warned"> {
  const [changes, optional]: [Changes, Changes] = [[], []];
  for (const row of rows) {
    const applied = appliedOf(row, options);
    for (const difference of applied) addChange(changes, difference);
    for (const difference of row.differences)
      if (OPTIONAL_FIELDS.includes(difference.field) && !applied.includes(difference)) addChange(optional, difference);
  }
  const outcomes = rows.map((row) => outcomeOf(row, options).outcome);
  const isWarned = (row: PlannedRow, at: number) =>
    row.warnings.length > 0 && (outcomes[at] === "create" || outcomes[at] === "update");
  return { planned: countOutcomes(outcomes), changes, optional, warned: rows.filter(isWarned).length };
}

/** @returns the sums of the changes of batches, the most frequent first */
export function addChanges(batches: readonly Changes[]): Changes {
  const sums = new Map<string, Changes[number]>();
  for (const changes of batches)
    for (const change of changes) {
      const sum = sums.get(change.field);
      if (sum) sum.rows += change.rows;
      else sums.set(change.field, { ...change });
    }
  return [...sums.values()].sort((a, b) => b.rows - a.rows);
}
