import { OPTIONAL_FIELDS } from "../../../domain/import/entity";
import type { Choice, Difference } from "../api/read-imports";
import type { ImportOptions } from "../api/import-calls";

/** What to do with a row whose record exists. "update": as with the other rows. */
export const ROW_ACTIONS = ["update", "fill", "overwrite", "fields", "skip", "create"] as const;
export type RowAction = (typeof ROW_ACTIONS)[number];

export function rowAction(choice: Choice | null): RowAction {
  if (!choice || choice.action !== "update") return choice?.action ?? "update";
  return choice.fields ? "fields" : (choice.update ?? "update");
}

interface Chosen {
  action: RowAction;
  id: string | undefined;
  fields: readonly string[];
}

/** @returns the choice to send; null for a row that is treated as the others */
export function choiceOf({ action, id, fields }: Chosen): Choice | null {
  const record = id === undefined ? {} : { id };
  if (action === "skip" || action === "create") return { action: action };
  if (action === "update") return id === undefined ? null : { action: "update", id };
  const update = action === "fill" ? action : "overwrite";
  return { action: "update", ...record, update, ...(action === "fields" && { fields: [...fields] }) };
}

/** What is done with the rows that have no choice. */
export type ForAll = Pick<ImportOptions, "update" | "fields">;

/** @returns the differences that the import would write */
export function writtenOf<D extends Pick<Difference, "field" | "empty">>(
  choice: Choice | null,
  differences: readonly D[],
  { update, fields }: ForAll,
): D[] {
  switch (rowAction(choice)) {
    case "skip":
    case "create":
      return [];
    case "fill":
      return differences.filter(({ empty }) => empty);
    case "overwrite":
      return differences.filter(({ field }) => !OPTIONAL_FIELDS.includes(field));
    case "fields":
      return differences.filter(({ field }) => choice?.fields?.includes(field));
    case "update":
      if (update === "none") return [];
      return differences.filter(
        ({ field, empty }) =>
          empty || (update === "overwrite" && (fields?.includes(field) ?? !OPTIONAL_FIELDS.includes(field))),
      );
  }
}
