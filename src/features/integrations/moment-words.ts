import { romeDay } from "../../domain/dates/days";
import { formatFullDate, formatFullMoment } from "../../domain/format";

const momentOf = (instant: string | null): Date | null => {
  const moment = instant === null ? null : new Date(instant);
  return moment && !Number.isNaN(moment.getTime()) ? moment : null;
};

/** @returns an instant in full, with its time; null for what is none */
export function momentWords(instant: string | null): string | null {
  const moment = momentOf(instant);
  return moment && formatFullMoment(moment);
}

/** @returns its day in full; null for what is none */
export function dayWords(instant: string | null): string | null {
  const moment = momentOf(instant);
  return moment && formatFullDate(romeDay(moment));
}
