import { romeDay } from "../../domain/dates/days";
import { formatFullDate, formatFullMinute } from "../../domain/format";

const momentOf = (instant: string | null): Date | null => {
  const moment = instant === null ? null : new Date(instant);
  return moment && !Number.isNaN(moment.getTime()) ? moment : null;
};

/** @returns an instant with weekday, date and time; null for an invalid one */
export function formatMoment(instant: string | null): string | null {
  const moment = momentOf(instant);
  return moment && formatFullMinute(moment);
}

/** @returns the day of an instant in Rome, with its weekday; null for an invalid one */
export function formatDay(instant: string | null): string | null {
  const moment = momentOf(instant);
  return moment && formatFullDate(romeDay(moment));
}
