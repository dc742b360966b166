import { chosenExportFields, exportFields, type ExportField } from "../../../domain/export/export-fields";
import { filterSentence } from "../../../domain/filter/sentence/sentence";
import { recordTexts } from "../../../domain/record-texts";
import { wholeFilter } from "../query/list-query";
import { countSelected } from "../selection";
import type { ExportFormat, ExportRequest, ExportScope } from "./export-request";
import type { ExportedList } from "./exported-list";
import { texts } from "./texts";

/** @returns the rows that an export offers first */
export const firstScope = ({ selected, filtered }: ExportedList): ExportScope =>
  selected ? "selection" : filtered ? "filter" : "all";

/** @returns the columns on the screen; all columns if an export may have none of them */
export function shownFields({ source, shown }: ExportedList): readonly ExportField[] {
  const fields = chosenExportFields(source.kind, shown);
  return fields.length > 0 ? fields : exportFields(source.kind);
}

/** The numbers at which donors are reached. The office's isn't one: they aren't there in the evening, and others answer. */
const OWN_NUMBERS = ["mobile", "phoneHome"];

/** @returns the columns with which an export begins: those on the screen, and the donors' own telephone numbers */
export function firstFields(list: ExportedList): readonly ExportField[] {
  const fields = shownFields(list);
  if (list.source.kind !== "donors" || fields.some(({ name }) => OWN_NUMBERS.includes(name))) return fields;
  return [...fields, ...chosenExportFields("donors", OWN_NUMBERS)];
}

/** What the user chooses of a list. */
interface ExportChoice {
  scope: ExportScope;
  format: ExportFormat;
  fields: readonly ExportField[];
  /** The number of rows; null if unknown. */
  total: number | null;
}

/** @param today ISO day in Italy */
export function exportRequestOf(
  list: ExportedList,
  { scope, format, fields, total }: ExportChoice,
  { today, author }: { today: string; author: string },
): ExportRequest {
  const { source, read, selected } = list;
  const entity = source.kind;
  const whole = { ...read, query: { ...source.query, order: read.query?.order } };
  return {
    entity,
    rows: source.rows,
    format,
    scope,
    fields,
    read: scope === "all" ? whole : read,
    idField: source.idField,
    selected: scope === "selection" ? selected : null,
    total,
    fileName: fileNameOf({ entity, scope, format }, today),
    filterText: filterTextOf(list, scope, today),
    author,
  };
}

/** @returns the request for a print of the rows that an export offers first: those selected, or all that match */
export function printRequestOf(
  list: ExportedList,
  fields: readonly ExportField[],
  made: { today: string; author: string },
): ExportRequest {
  const { total, selected } = list;
  const rows = selected ? countSelected(selected, total) : total;
  return exportRequestOf(list, { scope: firstScope(list), format: "print", fields, total: rows }, made);
}

/** @returns which rows an export has, in words */
function filterTextOf({ source: { kind }, query, selected }: ExportedList, scope: ExportScope, today: string): string {
  const { title, all, agree } = recordTexts(kind);
  if (scope === "all") return all;
  if (scope === "selection" && selected?.kind === "some") return `${title} ${agree("selezionat")}`;
  const text = query.text.trim();
  const asked = filterSentence(wholeFilter(query), { list: kind, today }).text;
  const matching = text ? texts.withSearch(asked, agree("cercat"), text) : asked;
  const left = scope === "selection" && selected?.kind === "all" ? selected.except.size : 0;
  return left > 0 ? texts.except(matching, left) : matching;
}

/** @returns the name of the file, without the values of the filter. A print has no extension */
function fileNameOf(
  { entity, scope, format }: Pick<ExportRequest, "entity" | "scope" | "format">,
  today: string,
): string {
  const { many, agree } = recordTexts(entity);
  const which = scope === "all" ? "" : agree(scope === "selection" ? "-selezionat" : "-filtrat");
  return `${many.replaceAll(" ", "-")}${which}-${today}${format === "print" ? "" : `.${format}`}`;
}
