import type { ExportField } from "../../../domain/export/export-fields";
import type { ReadRequest } from "../../../api/client/early-reads";
import type { RecordKind } from "../../../domain/record-kinds";
import { recordWords } from "../../../domain/record-words";
import type { ChosenRows } from "../selection";

export const EXPORT_FORMATS = ["xlsx", "csv", "json", "print"] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** What a page can still lay out for its printer; it is more than 600 pages of paper. */
export const MOST_PRINTED_ROWS = 20_000;

/** How many columns stand side by side on paper; with more, each row is a paragraph of its own. */
export const MOST_PRINTED_COLUMNS = 12;

/** Which rows of the list: the selected ones, those that match what is asked for, or all. */
export type ExportScope = "selection" | "filter" | "all";

/** What a person asked to be exported. */
export interface ExportOrder {
  entity: RecordKind;
  /** Under which name an answer has them; the entity when missing. */
  rows?: string;
  format: ExportFormat;
  scope: ExportScope;
  /** The file's columns, in their order. */
  fields: readonly ExportField[];
  /** Where the rows are, in which order, and by what they are filtered; page and size are ours. */
  read: ReadRequest;
  /** The field by which the server is asked for rows by their ids. */
  idField: string;
  /** Null: all that `read` gives. */
  selected: ChosenRows | null;
  /** As it was told before; null where nobody knew. */
  total: number | null;
  fileName: string;
}

/** @returns what a file is called: what and when, and never by what it was filtered; for paper without an ending */
export function fileNameOf(
  { entity, scope, format }: Pick<ExportOrder, "entity" | "scope" | "format">,
  today: string,
): string {
  const { many, agree } = recordWords(entity);
  const which = scope === "all" ? "" : agree(scope === "selection" ? "-selezionat" : "-filtrat");
  return `${many.replaceAll(" ", "-")}${which}-${today}${format === "print" ? "" : `.${format}`}`;
}
