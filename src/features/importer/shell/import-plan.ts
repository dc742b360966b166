import { OPTIONAL_FIELDS } from "../../../domain/import/entity";
import type { Choice, Import } from "../api/read-imports";
import type { ImportDraft, PlanState } from "../draft/types";

/** How existing records are updated: for all rows, and row by row. It outlives the page that shows it. */
export interface ImportPlan {
  now(): PlanState;
  set(change: Partial<Omit<PlanState, "choices">>): void;
  /** Sets the choices of rows, by row number; null removes a choice. */
  choose(choices: readonly { row: number; choice: Choice | null }[]): void;
}

/** The plan before the user changes anything. */
const FIRST_PLAN: PlanState = {
  update: "overwrite",
  invite: false,
  excluded: [],
  chosen: [],
  choices: new Map(),
  tried: null,
};

/**
 * @param draft saves each change
 * @param found the saved plan
 * @param onLost is called when a change couldn't be saved
 */
export function createImportPlan(
  draft: Pick<ImportDraft, "savePlan">,
  found: PlanState = FIRST_PLAN,
  onLost: () => void = () => undefined,
): ImportPlan {
  let now = found;
  const update = (next: PlanState) => {
    now = next;
    void draft.savePlan(now).then((isSaved) => {
      if (!isSaved) onLost();
    });
  };
  return {
    now: () => now,
    set: (change) => update({ ...now, ...change }),
    choose(choices) {
      const chosenRows = new Map(now.choices);
      for (const { row, choice } of choices)
        if (choice) chosenRows.set(row, choice);
        else chosenRows.delete(row);
      update({ ...now, choices: chosenRows });
    },
  };
}

/**
 * @param former the fields that were excluded before: the server no longer lists them among the changes
 * @returns the fields to overwrite, for the server; null for all but the optional ones
 */
export function fieldsToWrite(
  { excluded, chosen }: Pick<PlanState, "excluded" | "chosen">,
  { changes }: Import,
  former: readonly string[] = excluded,
): string[] | null {
  if (excluded.length === 0 && chosen.length === 0) return null;
  const allFields = new Set([...changes.map(({ field }) => field), ...former]);
  const written = [...allFields].filter((field) => !excluded.includes(field) && !OPTIONAL_FIELDS.includes(field));
  return [...written, ...chosen];
}
