import { dayNumber } from "../../domain/dates/days";
import { wireFigure } from "../../domain/filter/period-counts";
import { dayOf, typeOf } from "./donor-row";
import type { Column } from "./table";

/**
 * @param donationsOf the packed donations of a row
 * @returns how often each row gave within the period that a name says; undefined for a name that says none
 */
export function figureColumn(name: string, donationsOf: (row: number) => Uint32Array): Column | undefined {
  const figure = wireFigure(name);
  if (!figure) return undefined;
  const [from, to] = [dayNumber(figure.from), dayNumber(figure.to)];
  const type = figure.type === null ? null : Number(figure.type);
  const counts = (packed: number) =>
    dayOf(packed) >= from && dayOf(packed) <= to && (type === null || typeOf(packed) === type);
  return { kind: "number", get: (row) => donationsOf(row).reduce((sum, packed) => sum + (counts(packed) ? 1 : 0), 0) };
}
