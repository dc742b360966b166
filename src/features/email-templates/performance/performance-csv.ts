import { csvHead, csvLine } from "../../../domain/export/csv";
import type { ExportField } from "../../../domain/export/export-fields";
import { DAY_COLUMNS } from "./day-table";
import type { DayFigures } from "./days";
import { texts } from "./texts";

const common = { section: "", editedBy: "nobody" } as const;
const FIELDS: readonly ExportField[] = [
  { ...common, name: "date", label: texts.day, kind: "day" },
  ...DAY_COLUMNS.map((name): ExportField => ({ ...common, name, label: texts[name], kind: "number" })),
];

/** @returns the figures by day as a file: those of the table, and nobody's name */
export const performanceCsv = (days: readonly DayFigures[]): Blob => {
  const lines = days.map((day) => csvLine(FIELDS, [day.date, ...DAY_COLUMNS.map((name) => day[name])]));
  return new Blob([csvHead(FIELDS), ...lines], { type: "text/csv;charset=utf-8" });
};
