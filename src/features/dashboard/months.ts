import { SHORT_MONTHS } from "../../domain/format";
import { MONTH_NAMES } from "../../domain/dates/month-names";
import type { MonthStats } from "./requests/get-stats";

const indexOf = (month: string) => Number(month.slice(5, 7)) - 1;

/** "2026-11" as "Nov". */
export const shortMonth = (month: string): string => SHORT_MONTHS[indexOf(month)] ?? month;
/** "2026-11" as "novembre". */
export const longMonth = (month: string): string => MONTH_NAMES[indexOf(month)] ?? month;
export const yearOf = (month: string): string => month.slice(0, 4);

export const monthTotal = ({ byType }: MonthStats): number => byType["1"] + byType["2"] + byType["3"];
