import { dayNumber, isIsoDay, isoDay } from "../dates/days";
import { isFilterGroup, type FilterGroup } from "./filter";

/**
 * Figures over a period (docs/decisions/0046): how often somebody gave in the last 12 months, this year or between two
 * days, of all types or of one. Each is a field of its own, whose name says which:
 * `donationsNumber@last12Months`, `donationsNumber@2025-01-01..2025-06-30:1`. Only a name with two days leaves for a
 * server. Light on purpose: it is known before the page's code.
 */
export interface Figure {
  period: FigurePeriod;
  /** ISO days, or what was typed of them; empty where the period gives them. */
  from: string;
  to: string;
  /** The code of a type of donation; null for all. */
  type: DonationTypeCode | null;
}

/** Named periods move on with the day; "between" has two days of its own, both included. */
export const FIGURE_PERIODS = ["last12Months", "thisYear", "between"] as const;
export type FigurePeriod = (typeof FIGURE_PERIODS)[number];
type DonationTypeCode = "1" | "2" | "3";

/** The figure that can be asked for over a period, as `GET /settings` names it. */
export const FIGURE = "donationsNumber";

const NAME = /^donationsNumber@(?:(last12Months|thisYear)|([^:,]{0,20}?)\.\.([^:,]{0,20}?))(?::([123]))?$/;

/** @returns the figure that a field's name asks for, or null for any other field */
export function figureOf(name: string): Figure | null {
  const [all, named, from = "", to = "", type] = NAME.exec(name) ?? [];
  if (all === undefined) return null;
  const period = named === "last12Months" || named === "thisYear" ? named : "between";
  return { period, from, to, type: type === "1" || type === "2" || type === "3" ? type : null };
}

/** @returns the field's name; of days that are still being typed what can stand in one */
export function figureName({ period, from, to, type }: Figure): string {
  const typed = (day: string) => day.replace(/[:.,]/g, "").slice(0, 20);
  const days = period === "between" ? `${typed(from)}..${typed(to)}` : period;
  return `${FIGURE}@${days}${type === null ? "" : `:${type}`}`;
}

/**
 * @param today ISO day in Italy
 * @returns the first and the last day of a figure's period, both included; those of "between" as they were typed
 */
export function figureDays({ period, from, to }: Figure, today: string): [from: string, to: string] {
  if (period === "between") return [from, to];
  const year = Number(today.slice(0, 4));
  if (period === "thisYear") return [`${today.slice(0, 4)}-01-01`, `${today.slice(0, 4)}-12-31`];
  const sameDay = `${String(year - 1).padStart(4, "0")}${today.slice(4)}`;
  // of 29 February the year before has none: the period begins on 1 March
  const last = isIsoDay(sameDay) ? sameDay : sameDay.replace(/29$/, "28");
  return [isoDay(dayNumber(last) + 1), today];
}

/** @returns the name under which a figure's kind of period is offered: of all types, of no days yet */
export const figureKind = ({ period }: Figure): string => figureName({ period, from: "", to: "", type: null });

/** @returns a field's name as servers understand it: of a figure with the period's days; every other as it is */
export function wireField(name: string, today: string): string {
  const figure = figureOf(name);
  if (!figure) return name;
  const [from, to] = figureDays(figure, today);
  return figureName({ ...figure, period: "between", from, to });
}

/** @returns the figure of a name as it goes over the wire: with two days, the first not after the last; else null */
export function wireFigure(name: string): Figure | null {
  const figure = figureOf(name);
  if (figure?.period !== "between" || !isIsoDay(figure.from) || !isIsoDay(figure.to)) return null;
  return figure.from <= figure.to ? figure : null;
}

/** @returns the names of the figures that a filter asks for, each once; what is switched off asks for none */
export const figuresOf = ({ rules, disabled }: Pick<FilterGroup, "rules" | "disabled">): string[] =>
  disabled
    ? []
    : [
        ...new Set(
          rules.flatMap((node) => {
            if (isFilterGroup(node)) return figuresOf(node);
            return !node.disabled && figureOf(node.field) ? [node.field] : [];
          }),
        ),
      ];
