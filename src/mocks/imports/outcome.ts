import type { components } from "../../contract/api";
import { OPTIONAL_FIELDS } from "../../domain/import/entity";
import { presentStatus } from "../../domain/donor/status";
import type { ImportBatch, ImportRun, PlannedRow } from "../db/models";

type Figures = components["schemas"]["ImportFigures"];
type Outcome = components["schemas"]["ImportOutcome"];
type Options = Pick<ImportRun, "update" | "fields">;
type Difference = PlannedRow["differences"][number];

export const NO_FIGURES: Figures = { create: 0, update: 0, unchanged: 0, skip: 0, refuse: 0, ask: 0 };

/** @returns what of a row is written, by what somebody wants done with it, or with all whom the registry knows */
export function appliedOf({ kind, choice, differences }: PlannedRow, all: Options): Difference[] {
  const own = choice?.update;
  const update = own ?? all.update;
  const fields = (own ? choice.fields : all.fields) ?? null;
  if (kind !== "known" || update === "none") return [];
  if (own && fields) return differences.filter(({ field }) => fields.includes(field));
  const overwrites = (field: string) => (fields === null ? !OPTIONAL_FIELDS.includes(field) : fields.includes(field));
  return differences.filter(({ field, empty }) => empty || (update === "overwrite" && overwrites(field)));
}

/** @returns the status that a row says and an import leaves, in words; null where there is none */
function statusLeft(row: PlannedRow, applied: readonly Difference[]): string | null {
  const status = row.kind === "known" && row.differences.find(({ field }) => field === "status");
  if (!status || applied.includes(status)) return null;
  const [before, after] = [status.before, status.after].map((status) => presentStatus(String(status)).label);
  return `Lo stato resta «${before}» (il file dice «${after}»): si aggiorna solo se scegli anche «Stato».`;
}

const NOT_UPDATED = "C’è già nel registro: i donatori esistenti non si aggiornano";

/** @returns what happens to a row, and why */
export function outcomeOf(row: PlannedRow, options: Options): { outcome: Outcome; reason: string | null } {
  const { kind, match, differences } = row;
  const applied = appliedOf(row, options);
  const reason = [row.reason, statusLeft(row, applied)].filter(Boolean).join(" ") || null;
  if (kind === "new") return { outcome: "create", reason };
  if (kind === "ask") return { outcome: "ask", reason };
  if (kind === "refused") return { outcome: "refuse", reason };
  if (kind === "skipped") return { outcome: "skip", reason };
  // who was deleted comes back because somebody said so
  if (match?.deleted || applied.length > 0) return { outcome: "update", reason };
  if (differences.length > 0 && options.update === "none" && !row.choice?.update)
    return { outcome: "skip", reason: NOT_UPDATED };
  return { outcome: "unchanged", reason };
}

/** @returns rows by outcome */
export function countOutcomes(outcomes: readonly Outcome[]): Figures {
  const counts = { ...NO_FIGURES };
  for (const outcome of outcomes) counts[outcome] += 1;
  return counts;
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

type Changes = ImportBatch["changes"];

/** Counts a change of a row among those of its field. */
function addChange(changes: Changes, { field, before, after }: Difference): void {
  const known = changes.find((one) => one.field === field);
  if (known) known.rows += 1;
  else changes.push({ field, rows: 1, before, after });
}

/** @returns the counts of a batch: what would become of its rows, and which fields of known ones would change, or could */
export function tally(
  rows: readonly PlannedRow[],
  options: Options,
): Pick<ImportBatch, "planned" | "changes" | "optional" | "warned"> {
  const [changes, optional]: [Changes, Changes] = [[], []];
  for (const row of rows) {
    const applied = appliedOf(row, options);
    for (const one of applied) addChange(changes, one);
    for (const one of row.differences)
      if (OPTIONAL_FIELDS.includes(one.field) && !applied.includes(one)) addChange(optional, one);
  }
  const outcomes = rows.map((row) => outcomeOf(row, options).outcome);
  const isWarned = (row: PlannedRow, at: number) =>
    row.warnings.length > 0 && (outcomes[at] === "create" || outcomes[at] === "update");
  return { planned: countOutcomes(outcomes), changes, optional, warned: rows.filter(isWarned).length };
}

/** @returns changes of several batches together, those of most rows first */
export function addChanges(batches: readonly Changes[]): Changes {
  const sums = new Map<string, Changes[number]>();
  for (const changes of batches)
    for (const change of changes) {
      const known = sums.get(change.field);
      if (known) known.rows += change.rows;
      else sums.set(change.field, { ...change });
    }
  return [...sums.values()].sort((a, b) => b.rows - a.rows);
}
