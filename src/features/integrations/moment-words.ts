import { romeDay } from "../../domain/dates/days";
import { formatFullDate, formatFullMoment } from "../../domain/format";

const momentOf = (instant: string | null): Date | null => {
  const moment = instant === null ? null : new Date(instant);
  return moment && !Number.isNaN(moment.getTime()) ? moment : null;
};

/** Returns an instant in full, with its time; null for an invalid one. */
export function momentWords(instant: string | null): string | null {
  const moment = momentOf(instant);
  return moment && formatFullMoment(moment);
}

/** Returns its day in full; null for an invalid one. */
export function dayWords(instant: string | null): string | null {
  const moment = momentOf(instant);
  return moment && formatFullDate(romeDay(moment));
}
